import { z } from 'zod';
import type { Center } from '../center/center.ts';
import { freshnessOf } from '../center/freshness.ts';
import {
  careTypes,
  insuranceTypes,
  jurisdictions,
  levels,
  populations,
  servedOnly,
  untreated,
} from '../lists/public-lists.ts';
import { topicValues } from '../lists/topic-values.ts';
import type { ValueList } from '../lists/value-list.ts';
import type { CenterQuery } from '../search/center-query.ts';
import { notStatedBy, silenceNames } from '../search/not-stated.ts';
import { DataStatement, sourceOf } from './open-data.ts';

/**
 * What one question to the directory answers, to programs and to assistants alike: how it was read, and of each center
 * what decides. Codes, and no sentences: /api/v1/terms has their words. What is empty is left out.
 */

const some = ({ values }: ValueList, note: string) =>
  z
    .array(z.enum(values as readonly [string, ...string[]]))
    .optional()
    .describe(note);

/** A center in an answer, as short as it can be and still be chosen by. */
export const FoundCenter = z
  .object({
    name: z.string(),
    street: z.string().optional().describe('Left out where it is confidential or not known.'),
    city: z.string(),
    state: z.enum(jurisdictions.values).describe('Two letters.'),
    zip: z.string().optional(),
    phone: z.string().optional().describe('As people write it, with its extension.'),
    miles: z
      .number()
      .min(0)
      .optional()
      .describe('As the crow flies; left out where no place was asked for, or its position is not known.'),
    approximate: z
      .literal(true)
      .optional()
      .describe('With `miles`: they go to the middle of its ZIP code, and not to its door.'),
    care: some(careTypes, 'What it treats.'),
    levels: some(levels, 'Levels of care, and the settings of detox.'),
    populations: some(populations, 'Whom it has a program for.'),
    servesOnly: some(servedOnly, 'Whom alone it serves.'),
    doesNotTreat: some(untreated, 'What it turns people away with.'),
    insurance: some(insuranceTypes, 'How one can pay.'),
    languages: z.array(z.string()).optional().describe('Besides English.'),
    topics: z
      .array(z.enum(topicValues))
      .optional()
      .describe('Of all it offers only what was asked for, and help with paying.'),
    notStated: z
      .array(z.enum(silenceNames))
      .optional()
      .describe('What was asked for and it says nothing of: call to ask.'),
    verification: z
      .enum(['verified', 'due', 'unverified'])
      .describe('`unverified`: none of our staff has checked it. `due`: not for six months.'),
    verifiedAt: z.iso.date().optional().describe('The day on which our staff last confirmed it.'),
    verifiedBy: z.string().optional().describe('Who of our staff did.'),
    source: z.string().describe('Whose listing it is, with its year.'),
    url: z.url().describe('Its page, for people.'),
  })
  .meta({ id: 'FoundCenter', description: 'A center, with what decides.' });
export type FoundCenter = z.infer<typeof FoundCenter>;
/** How a question was read. */
export const ReadAs = z
  .object({
    as: z
      .array(z.string())
      .describe('What the search was for, as parameters: "level DETOX", "near Bangor, ME".'),
    within: z.int().optional().describe('The miles that were searched in the end.'),
    widenedFrom: z.int().optional().describe('The miles that were asked for, where too few are so near.'),
    letGo: z.array(z.string()).optional().describe('What was asked, too, and no center has with the rest.'),
    leftOut: z.array(z.string()).optional().describe('Words that no center has: they did not count.'),
    negated: z.array(z.string()).optional().describe('What was not wanted: it did not count.'),
    silent: z.array(z.string()).optional().describe('Words that say nothing of centers.'),
    words: z.record(z.string(), z.string()).optional().describe('Of `as`: from which words.'),
    otherPlaces: z.array(z.string()).optional().describe('Other places of the same name, for `near`.'),
    notStated: z
      .record(z.string(), z.int())
      .optional()
      .describe('Of those `notStated`: how many say nothing of which filter.'),
    wantsPlace: z
      .literal(true)
      .optional()
      .describe('They said "near me", or are in danger and said no place: ask for a ZIP code or a city.'),
  })
  .meta({ id: 'ReadAs', description: 'How the question was read. What does not apply is left out.' });
export type ReadAs = z.infer<typeof ReadAs>;

/** A number to call or text, before all else. */
const CrisisLine = z
  .object({ name: z.string(), how: z.string() })
  .meta({ id: 'CrisisLine', description: 'Whom to call or text in an emergency.' });

export const BEST_FIRST =
  'The best match first; around a place the nearest; last, in the same order, those with `notStated`.';

/** A page of what a question finds. */
export const FoundCenters = DataStatement.extend({
  crisis: z
    .array(CrisisLine)
    .optional()
    .describe('There where the words tell of a danger: say these before all else.'),
  notCovered: z
    .object({
      place: z.string().describe('As people read it, e.g. "District of Columbia".'),
      message: z.string().describe('The same in a sentence.'),
    })
    .optional()
    .describe(
      'A part of the country, or another country, that was asked for and has no center: found are the nearest within a hundred miles, or none.',
    ),
  readAs: ReadAs,
  total: z.int().min(0).describe('Centers on all pages together that state what was asked for.'),
  notStated: z.int().min(1).optional().describe('How many come after them that do not state all of it.'),
  page: z.int().min(1),
  limit: z.int().min(1),
  next: z.url().optional().describe('The page after, where there is one.'),
  centers: z.array(FoundCenter).describe(BEST_FIRST),
}).meta({ id: 'FoundCenters', description: 'A page of what was found.' });
export type FoundCenters = z.infer<typeof FoundCenters>;

/** What a person can ask for to pay less: it decides, whatever was asked. */
const PAYS_LESS: readonly string[] = ['FREE', 'SLIDING_SCALE', 'PAYMENT_ASSISTANCE'];

interface Shown {
  /** Where people reach this server, e.g. "https://harborlight.example". */
  origin: string;
  now: Date;
  /** What was asked for. */
  asked: CenterQuery;
  /** To the place that was asked for. */
  miles: number | null | undefined;
}

/** A center as an answer has it. */
export function foundCenter(center: Center, { origin, now, asked, miles }: Shown): FoundCenter {
  const { lastVerifiedAt, verifiedBy } = center;
  const topics = center.topics.flatMap(({ topic }) =>
    asked.topic.includes(topic) || PAYS_LESS.includes(topic) ? topic : [],
  );
  return withoutEmpty({
    name: center.name,
    street: center.street,
    city: center.city,
    state: center.state,
    zip: center.zip,
    phone: center.phone,
    miles,
    approximate: typeof miles === 'number' && center.approximateLocation,
    care: center.care.map(({ care }) => care),
    levels: center.levels.map(({ level }) => level),
    populations: center.populations.map(({ population }) => population),
    servesOnly: center.servesOnly.map(({ group }) => group),
    doesNotTreat: center.doesNotTreat.map(({ condition }) => condition),
    insurance: center.insurance.map(({ insurance }) => insurance),
    languages: center.languages,
    topics,
    notStated: notStatedBy(center, asked),
    verification: freshnessOf(center, now),
    verifiedAt: lastVerifiedAt?.slice(0, 10),
    verifiedBy: lastVerifiedAt ? verifiedBy : undefined,
    source: sourceOf(center),
    url: `${origin}/centers/${center.slug}`,
  }) as FoundCenter;
}

/** Without what says nothing: null, undefined, false, and lists and objects that are empty. */
export function withoutEmpty<T extends object>(all: T): Partial<T> {
  const says = (value: unknown) =>
    Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== false;
  return Object.fromEntries(Object.entries(all).filter(([, value]) => says(value))) as Partial<T>;
}
