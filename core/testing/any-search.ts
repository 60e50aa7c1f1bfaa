import fc from 'fast-check';
import type { Center } from '../center/center.ts';
import {
  careChoices,
  insuranceTypes,
  knownAccreditations,
  levelChoices,
  modalities,
  populations,
  spokenLanguages,
} from '../lists/public-lists.ts';
import { topicValues } from '../lists/topic-values.ts';
import { type CenterQuery, emptyQuery, radii, sorts } from '../search/center-query.ts';
import { anyCenter } from './any-center.ts';

/** Names from few words, so that searches find several, and typos have something to hit. */
const phrase = fc
  .array(fc.constantFrom('Harbor', 'Lantern', 'House', 'Detox', 'Recovery', 'St. Mary’s', 'Cañon', '2nd'), {
    minLength: 1,
    maxLength: 3,
  })
  .map((words) => words.join(' '));
export const centers = fc
  .uniqueArray(
    fc.record({
      center: anyCenter,
      name: phrase,
      city: phrase,
      state: fc.constantFrom('TX' as const, 'CO' as const),
    }),
    { selector: ({ center }) => center.id, maxLength: 25 },
  )
  .map((drafts) =>
    drafts.map(
      ({ center, ...words }) => ({ ...center, ...words, slug: `center-${center.id}` }) satisfies Center,
    ),
  );
const typedWords = fc
  .array(
    fc.constantFrom(
      'harbor',
      'lant',
      'hose',
      'recovrey',
      'detx',
      'mary',
      'marys',
      'canon',
      'tx',
      'texas',
      'medicaid',
      'zzz',
      '',
    ),
    {
      maxLength: 3,
    },
  )
  .map((words) => words.join(' '));
export const query: fc.Arbitrary<CenterQuery> = fc
  .record({
    q: typedWords,
    state: fc.constantFrom(undefined, 'TX' as const, 'CO' as const),
    level: fc.subarray([...levelChoices.values], { maxLength: 2 }),
    care: fc.subarray([...careChoices.values]),
    topic: fc.subarray([...topicValues], { maxLength: 2 }),
    population: fc.subarray([...populations.values], { maxLength: 2 }),
    insurance: fc.subarray([...insuranceTypes.values], { maxLength: 2 }),
    modality: fc.subarray([...modalities.values], { maxLength: 2 }),
    accreditation: fc.subarray([...knownAccreditations.values], { maxLength: 1 }),
    language: fc.subarray([...spokenLanguages.values], { maxLength: 1 }),
    limit: fc.constant(100),
  })
  .map((chosen) => ({ ...emptyQuery, ...chosen }));
/** Few enough that some centers share one: these keep the order of every list. */
const position = fc.constantFrom(
  { lat: 39.74, lng: -104.98 },
  { lat: 39.75, lng: -104.98 },
  { lat: 39.74, lng: -104.6 },
  { lat: 41.14, lng: -104.82 },
  { lat: 61.22, lng: -149.88 },
  { lat: 13.47, lng: 144.75 },
  { lat: null, lng: null },
);
export const placedCenters = centers.chain((list) =>
  fc
    .array(position, { minLength: list.length, maxLength: list.length })
    .map((positions) => list.map((center, at) => ({ ...center, ...positions[at]! }))),
);
export const nearQuery = fc
  .record({
    asked: query,
    near: fc.constant('Denver, CO'),
    within: fc.constantFrom(undefined, ...radii),
    sort: fc.constantFrom(undefined, ...sorts),
  })
  .map(({ asked, ...around }): CenterQuery => ({ ...asked, ...around }));
export const denver = { name: 'Denver, CO', state: 'CO', lat: 39.74, lng: -104.98 };
