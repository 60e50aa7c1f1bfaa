import { wordsOf } from '#core/fold-text.ts';
import { isWithinTypos } from '#core/search/spelling.ts';

/** With more typos than that a word is another one. */
const MOST_TYPOS = 3;

/** Of known words the one that somebody will have meant: "levels" → "level", "detox" → "DETOX"; undefined where none is near. */
export function nearestWord(typed: string, known: readonly string[]): string | undefined {
  const asked = plain(typed);
  if (asked === '') return undefined;
  const words = known.map((word) => ({ word, plain: plain(word) }));
  for (let typos = 0; typos <= Math.min(MOST_TYPOS, Math.floor(asked.length / 3)); typos++) {
    const found = words.find((each) => isWithinTypos(asked, each.plain, typos));
    if (found) return found.word;
  }
  const found = words.find((each) => asked.length >= SHORTEST_PART && isPart(asked, each.plain));
  return (found ?? words.find((each) => shareWord(typed, each.word)))?.word;
}

/** What is wrong with values that are not among the known ones, and which will have been meant, as `find` says. */
export function mustBeOneOf(
  known: readonly string[],
  given: readonly string[],
  find: (value: string) => string | undefined,
): string {
  const wrong = given.find((value) => !known.includes(value));
  const meant = wrong === undefined ? undefined : find(wrong);
  return `must be one of ${known.join(', ')}${meant === undefined ? '' : `; did you mean ${meant}?`}`;
}

/** Fewer letters are part of too much. */
const SHORTEST_PART = 4;

/** "insuranceTypes" and "insurance", "VETERANS_ONLY" and "VETERAN". */
function isPart(one: string, other: string): boolean {
  return other.startsWith(one) || (other.length >= SHORTEST_PART && one.startsWith(other));
}

/** "fee waiver" and "Sliding fee scale". */
function shareWord(one: string, other: string): boolean {
  const words = new Set(wordsOf(other));
  return wordsOf(one).some((word) => word.length > 2 && words.has(word));
}

/** However it is spelled: "per-page", "perPage" and "per_page" are the same. */
function plain(word: string): string {
  return word
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '')
    .slice(0, LONGEST);
}

/** No word that is known is longer, and the table of typos holds no more. */
const LONGEST = 64;
