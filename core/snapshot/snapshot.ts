import { z } from 'zod';
import { languages } from '../i18n/languages.ts';
import { jurisdictions } from '../lists/public-lists.ts';
import { Publisher } from './publisher.ts';

/** One state's file of the offline copy. */
export const SnapshotState = z.object({
  state: z.enum(jurisdictions.values),
  /** The first 16 hexadecimal digits of the SHA-256 of the file's JSON. */
  hash: z.string().regex(/^[0-9a-f]{16}$/),
  count: z.int().min(1),
  /** Bytes to fetch, compressed with brotli. */
  bytes: z.int().min(1),
});
export type SnapshotState = z.infer<typeof SnapshotState>;

/** A file of guides of the offline copy. */
export const SnapshotGuides = SnapshotState.pick({ hash: true, bytes: true }).extend({
  count: z.int().min(0),
});
export type SnapshotGuides = z.infer<typeof SnapshotGuides>;

/** What the offline copy consists of, and what the pages need to know of this instance. */
export const SnapshotManifest = z.object({
  /** Changes whenever a center or a guide does. */
  version: z.string(),
  /** How the files are written: PACKED_FORMAT. Before there was a second one it was not said. */
  format: z.int().default(1),
  /** When this version was made, ISO 8601 in UTC. */
  generatedAt: z.iso.datetime(),
  /** Centers in all states together. */
  centers: z.int().min(0),
  /** When a center was last added or changed: `generatedAt` moves with guides and settings, too. */
  updatedAt: z.iso.datetime().nullable(),
  /** The most recent `lastVerifiedAt` of any center. */
  newestVerifiedAt: z.iso.datetime().nullable(),
  /** How many of the centers our staff has ever verified. */
  verified: z.int().min(0),
  /** The moment since which more than half of them were; null where fewer were, or all are made up. */
  mostVerifiedAt: z.iso.datetime().nullable().default(null),
  /** Where the centers come from, e.g. "SAMHSA National Directory, 2022", in the order of the alphabet. */
  sources: z.array(z.string()),
  /** True where the centers are made up: every page must say so. */
  sample: z.boolean(),
  /** Answers texts 24/7; null where this instance has none. */
  textHelpPhone: z.string().nullable(),
  /** False where this instance cannot text a center's details, for want of a provider; missing where it is not known. */
  texts: z.boolean().optional(),
  /** Contact details of matching requests are wiped after so many days. */
  contactRetentionDays: z.int().min(1),
  /** Messages are deleted so many days after they were handled; 0: not by themselves; missing where it is not known. */
  handledRetentionDays: z.int().min(0).optional(),
  /** Who publishes the directory; null where nobody is named, missing where it is not known. */
  publisher: Publisher.nullable().optional(),
  states: z.array(SnapshotState),
  /** Those for readers of English. */
  guides: SnapshotGuides,
  /** Those for readers of each other language: a device fetches them where it was used in it. */
  translatedGuides: z.array(SnapshotGuides.extend({ language: z.enum(languages) })).default([]),
});
export type SnapshotManifest = z.infer<typeof SnapshotManifest>;

/**
 * What the pages say of the instance; the server writes it into the first page, the device remembers it. What is
 * optional is missing on devices that remember it from an older version of the app.
 */
export const SiteInfo = SnapshotManifest.pick({
  centers: true,
  updatedAt: true,
  newestVerifiedAt: true,
  verified: true,
  mostVerifiedAt: true,
  sources: true,
  sample: true,
  textHelpPhone: true,
  texts: true,
  contactRetentionDays: true,
  handledRetentionDays: true,
  publisher: true,
}).partial({ updatedAt: true, verified: true, mostVerifiedAt: true, sources: true });
export type SiteInfo = z.infer<typeof SiteInfo>;

/** The settings of the instance that its pages tell of. */
export type ShownSettings = Pick<
  SiteInfo,
  'textHelpPhone' | 'texts' | 'contactRetentionDays' | 'handledRetentionDays' | 'publisher'
>;

/** The name of a state's file below /api/snapshot/. */
export function snapshotFile({ state, hash }: Pick<SnapshotState, 'state' | 'hash'>): string {
  return `${state}-${hash}.json`;
}

/** The name of a guides' file below /api/snapshot/: a JSON array of GuideOnPage, as `guidesIn` has them for a language. */
export function guidesFile({ hash }: Pick<SnapshotGuides, 'hash'>): string {
  return `guides-${hash}.json`;
}
