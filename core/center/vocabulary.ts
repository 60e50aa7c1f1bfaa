import type { hsdsText } from '../i18n/en/open-data/hsds.ts';
import {
  careTypes,
  insuranceTypes,
  knownAccreditations,
  levels,
  modalities,
  populations,
  type publicLists,
  servedOnly,
  spokenLanguages,
  untreated,
} from '../lists/public-lists.ts';
import type { ValueList } from '../lists/value-list.ts';
import { topics } from './topics.ts';

/** A group of terms, and where all else that is known of each of them stands. */
interface TermGroup<V extends string> {
  /** The terms, with their words in English. */
  readonly list: ValueList<V>;
  /** Which catalog of every other language has their words: a list of `lists.ts`, or the file of that name. */
  readonly words: keyof typeof publicLists | 'topics';
  /** Which part of a table of the source's codes has theirs (data/samhsa-codes/); the directories themselves say the care. */
  readonly codes:
    | 'levels'
    | 'populations'
    | 'modalities'
    | 'insurance'
    | 'topics'
    | 'accreditations'
    | 'languages'
    | 'limits'
    | 'directories';
  /** Terms that no code of the source says, but staff, the center itself, or its name. */
  readonly staffsOwn?: readonly V[];
  /** HSDS's: the taxonomy of ours in which they are terms (core/hsds/taxonomy.ts), or the field of a record that names them. */
  readonly hsds:
    | Exclude<keyof typeof hsdsText.taxonomies, 'fact'>
    | 'service.accreditations'
    | 'language.name';
}

/**
 * The one vocabulary: all that a source or staff can say of a center as terms, by group. What belongs to a term stands apart,
 * because a phone loads its own language's words alone, and neither the source's codes nor HSDS's terms. This table says where,
 * `server/vocabulary/whole-terms.ts` puts it together again (GET /api/v1/terms), and its test names each term that lacks a part.
 */
export const vocabulary = {
  care: group({ list: careTypes, words: 'careTypes', codes: 'directories', hsds: 'care' }),
  level: group({ list: levels, words: 'levels', codes: 'levels', hsds: 'level_of_care' }),
  population: group({
    list: populations,
    words: 'populations',
    codes: 'populations',
    staffsOwn: ['FAMILY', 'FAITH_BASED'],
    hsds: 'population',
  }),
  modality: group({ list: modalities, words: 'modalities', codes: 'modalities', hsds: 'therapy' }),
  insurance: group({ list: insuranceTypes, words: 'insuranceTypes', codes: 'insurance', hsds: 'payment' }),
  topic: group({ list: topics, words: 'topics', codes: 'topics', hsds: 'topic' }),
  servesOnly: group({ list: servedOnly, words: 'servedOnly', codes: 'limits', hsds: 'eligibility' }),
  doesNotTreat: group({ list: untreated, words: 'untreated', codes: 'limits', hsds: 'eligibility' }),
  accreditation: group({
    list: knownAccreditations,
    words: 'knownAccreditations',
    codes: 'accreditations',
    staffsOwn: ['NAATP', 'AAAHC'],
    hsds: 'service.accreditations',
  }),
  language: group({
    list: spokenLanguages,
    words: 'spokenLanguages',
    codes: 'languages',
    hsds: 'language.name',
  }),
};

export type VocabularyGroup = keyof typeof vocabulary;
export const vocabularyGroups = Object.keys(vocabulary) as VocabularyGroup[];

/** Its type is that of any group; that `staffsOwn` names terms of the list is seen to here. */
function group<V extends string>(of: TermGroup<V>): TermGroup<string> {
  return of;
}
