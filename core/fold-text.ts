/** How text is compared: without case, accents and punctuation. The same on every device, whatever its language. */

/** "Cañon City's St. Mary & Co" → "canon citys st mary and co": lowercase words with one space between. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // Most names are plain words; this runs for every name in the directory when a phone starts.
  if (PLAIN_WORDS.test(lower)) return lower;
  return (ASCII.test(lower) ? lower : withoutAccents(lower))
    .replace(APOSTROPHES, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of a text, folded. */
export function wordsOf(text: string): string[] {
  const folded = fold(text);
  return folded === '' ? [] : folded.split(' ');
}

/** Compares by UTF-16 code unit: the same order everywhere, unlike localeCompare. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function withoutAccents(lower: string): string {
  // Apostrophes go first: normalizing makes a space and an accent of some.
  return lower.replace(APOSTROPHES, '').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** What people and their keyboards write for one: St. Mary's, O’Brien, Hawaiʻi. */
const APOSTROPHES = /['`´‘’‛ʹʻʼʽ′]/g;
const PLAIN_WORDS = /^[a-z0-9]+(?: [a-z0-9]+)*$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
const ASCII = /^[\x00-\x7f]*$/;
