import { careWords } from './lexicon/care-words.ts';
import type { Entry } from './lexicon/entry.ts';
import { medicineWords } from './lexicon/medicine-words.ts';
import { peopleWords } from './lexicon/people-words.ts';

/**
 * What people's words mean: phrases in English and Spanish, without accents, and what they stand for. The longest
 * phrase counts. Left out on purpose, since a rule reaches them (match-phrases.ts): plurals and possessives, small words
 * such as "for" and "de", most typos, and what other phrases say together ("teen rehab"). See the words that say nothing
 * in silent-words.ts.
 */
export const lexicon: readonly Entry[] = [...medicineWords, ...careWords, ...peopleWords];
