import { z } from 'zod';
import { Center } from '../center/center.ts';
import { freshnessOf } from '../center/freshness.ts';
import { center as centerText } from '../i18n/en/center.ts';
import { openDataText } from '../i18n/en/open-data/open-data.ts';
import { levels } from '../lists/public-lists.ts';
import { Publisher } from '../snapshot/publisher.ts';

// Apart, so that pages can name it without loading the schemas.
export { LICENCE } from './licence.ts';

const timestamp = z.iso.datetime();

/** What each answer for other programs says of itself, so that what they pass on is dated and safe. */
export const DataStatement = z.object({
  generatedAt: timestamp.describe('When this version of the directory was made, in UTC.'),
  source: z
    .string()
    .describe(
      'Whose data it is, e.g. "SAMHSA National Directory, 2022"; several with semicolons between them.',
    ),
  lastVerifiedAt: timestamp
    .nullable()
    .describe(
      'When our staff last confirmed any of it; null where they never did. An import is no verification.',
    ),
  licence: z
    .object({ name: z.string(), url: z.url() })
    .describe('Under which anybody may use it and pass it on.'),
  publisher: Publisher.nullable().describe(
    'Who publishes this directory, and where they are reached; null where whoever runs it has named nobody.',
  ),
  credit: z.string().describe('The line to name us and the source by, where you pass it on.'),
  safetyNotice: z.string().describe('The crisis numbers: show them wherever you show the data.'),
  sample: z.boolean().describe('True where the centers are made up: then the notice says so, too.'),
});
export type DataStatement = z.infer<typeof DataStatement>;

/** What of a center's own fields lists carry. */
export const summaryFields = {
  slug: true,
  name: true,
  city: true,
  state: true,
  zip: true,
  phone: true,
  website: true,
  lastVerifiedAt: true,
} as const;

/** The core details of a center, in lists. */
export const CenterSummary = Center.pick(summaryFields).extend({
  levelsOfCare: z.array(z.string()).describe('As people read them, e.g. "Detox".'),
  verification: z
    .enum(['verified', 'due', 'unverified'])
    .describe(
      '`due` once our last verification is older than 6 months; `unverified` where none of our staff has checked the listing.',
    ),
  source: z.string().describe('Whose data it is, e.g. "SAMHSA National Directory, 2022".'),
  url: z.url().describe('Its page, for people.'),
  json: z.url().describe('All that we know of it, as JSON.'),
});
export type CenterSummary = z.infer<typeof CenterSummary>;

/** `origin` is where people reach this server, e.g. "https://harborlight.example". */
export function summarizeCenter(center: Center, origin: string, now: Date): CenterSummary {
  const { slug, name, city, state, zip, phone, website, lastVerifiedAt } = center;
  return {
    slug,
    name,
    city,
    state,
    zip,
    phone,
    website,
    levelsOfCare: center.levels.map(({ level }) => levels.labels[level]),
    verification: freshnessOf(center, now),
    lastVerifiedAt,
    source: sourceOf(center),
    url: `${origin}/centers/${slug}`,
    json: `${origin}/api/centers/${slug}.json`,
  };
}

/** "SAMHSA National Directory, 2022", or our own name where staff wrote the listing. */
export function sourceOf({ source, sourceYear }: Pick<Center, 'source' | 'sourceYear'>): string {
  return source === null ? openDataText.ownSource : centerText.sourceOfYear(source, sourceYear);
}

/** The most recent of what may be null. */
export function latest(moments: Iterable<string | null>): string | null {
  let found: string | null = null;
  for (const moment of moments) if (moment !== null && (found === null || moment > found)) found = moment;
  return found;
}
