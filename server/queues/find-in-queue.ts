import { fold, wordsOf } from '#core/fold-text.ts';

/** Something that people sent, as far as it is searched. */
export interface Searched {
  id: string;
  texts: readonly (string | null | undefined)[];
}

/** So few digits are in every other text. */
const FEWEST_DIGITS = 3;

/**
 * What tells whether something is meant by `q`: how its id begins, digits of a phone however they are written, or words
 * that it has all, without case and accents.
 */
export function matcherOf(q: string): (one: Searched) => boolean {
  const words = wordsOf(q);
  const beginning = q.toLowerCase();
  const digits = /\p{L}/u.test(q) ? '' : withoutCountry(digitsOf(q));
  return ({ id, texts }) => {
    if (id.startsWith(beginning)) return true;
    const given = texts.filter((text) => text !== null && text !== undefined);
    if (digits.length >= FEWEST_DIGITS && given.some((text) => digitsOf(text).includes(digits))) return true;
    if (words.length === 0) return false;
    const text = fold(given.join(' '));
    return words.every((word) => text.includes(word));
  };
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** "1-512-555-0142" is how some say "512-555-0142". */
function withoutCountry(digits: string): string {
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}
