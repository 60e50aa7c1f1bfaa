import { wordsOf } from '#core/fold-text.ts';

/** What the names of two centers have in common. */
type NameLikeness = 'same_name' | 'similar_name' | undefined;

/** A name as it is compared: without what says only how an organization is registered, and "the" and "of". */
export function nameWords(name: string): string[] {
  return wordsOf(name).filter((word) => !EMPTY_WORDS.has(word));
}

/**
 * Whether two names can be one center's. Abbreviations count as the word that they stand for: "Comm Servs Board" is
 * like "Community Services Board". Words that half of all centers have in their names make no two alike.
 */
export function compareNames(a: readonly string[], b: readonly string[]): NameLikeness {
  if (a.join(' ') === b.join(' ')) return a.length > 0 ? 'same_name' : undefined;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const common = short.filter((word) => long.some((other) => isSameWord(word, other)));
  const telling = common.filter((word) => !COMMON_WORDS.has(word));
  return common.length / short.length >= LIKE && telling.length > 0 ? 'similar_name' : undefined;
}

/** So large a share of the shorter name's words stand in the longer one. */
const LIKE = 0.6;

/** True also for "servs" and "services": the same first letter, and the other letters in the same order. */
function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length < 3 || short[0] !== long[0]) return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length;
}

const EMPTY_WORDS = new Set(
  'a and at by co corp corporation dba for in inc incorporated llc llp lp ltd of pa pc pllc the'.split(' '),
);

const COMMON_WORDS = new Set(
  `addiction adult behavioral care center centers clinic community counseling county family health healthcare
   hospital house medical mental outpatient program programs recovery regional residential service services
   substance treatment`.split(/\s+/),
);
