import type { Language } from '#core/i18n/languages.ts';
import type { Jurisdiction } from '#core/lists/public-lists.ts';
import type { SiteInfo } from '#core/snapshot/snapshot.ts';
import type { SyncProgress } from './fetch-missing.ts';
import type { StoredManifest } from './stored-manifest.ts';

/** How a sync ended. */
export type SyncOutcome = 'done' | 'unreachable' | 'failed';

/** The offline copy as the person sees it. */
export interface CopyStatus {
  /** True once the device has been asked what it holds. */
  known: boolean;
  /** True while the device's store does not answer: what it holds is not known. */
  silent: boolean;
  /** The last complete copy; undefined where there is none. `bytes` are those of its mirror, too. */
  copy:
    | { version: string; centers: number; states: number; bytes: number; checkedAt: string; site: SiteInfo }
    | undefined;
  /** True where an unfinished first sync has brought some states. */
  partial: boolean;
  /** What the table of ZIP codes and places takes on the device, in bytes: null where it is not here, undefined until that is known. */
  placesBytes: number | null | undefined;
  /** The states whose newest file could not be had: what is here of them is older, or nothing. */
  lacking: readonly Jurisdiction[];
  /** The languages for whose readers the newest guides could not be had; a copy is one without them, too. */
  lackingGuides?: readonly Language[];
  /** False after the person removed it. */
  wanted: boolean;
  /** A sync that is under way. */
  progress: SyncProgress | undefined;
  /** How the last sync ended in this session. */
  outcome: 'none' | SyncOutcome;
  /** True where it failed because the directory is written for a later version of the app than this one. */
  outdated?: boolean;
}

export const UNKNOWN_STATUS: CopyStatus = {
  known: false,
  silent: false,
  copy: undefined,
  partial: false,
  placesBytes: undefined,
  lacking: [],
  wanted: true,
  progress: undefined,
  outcome: 'none',
};

/** A copy that could not be looked after for longer than this says so where it is read, in milliseconds. */
const OLD_MS = 7 * 24 * 60 * 60 * 1000;

/** True where the copy is that old, and the server could not be asked just now. */
export function isOld({ copy, outcome }: CopyStatus): boolean {
  const couldNotAsk = outcome === 'unreachable' || outcome === 'failed';
  return couldNotAsk && copy !== undefined && Date.now() - Date.parse(copy.checkedAt) > OLD_MS;
}

/** What the person is told of a complete copy, that takes so many bytes; `checkedAt` as CopyRecord has it. */
export function describeCopy(
  manifest: StoredManifest,
  checkedAt: string | undefined,
  bytes: number,
): CopyStatus['copy'] {
  return {
    version: manifest.version,
    centers: manifest.centers,
    states: manifest.states.length,
    bytes,
    checkedAt: checkedAt ?? manifest.generatedAt,
    site: pickSiteInfo(manifest),
  };
}

/** What pages say of the site, of all that a manifest has. */
export function pickSiteInfo({
  version,
  format,
  generatedAt,
  states,
  guides,
  translatedGuides,
  ...site
}: StoredManifest): SiteInfo {
  return site;
}
