/** Those that mean something in Markdown and HTML. */
const KNOWN = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['nbsp', '\u00A0'],
]);

/**
 * What "&amp;" in a guide stands for, in place of https://github.com/wooorm/decode-named-character-reference: that asks the
 * browser, by a page's document, or has a list of all 2,000, which takes 10 KB. Throws at another name: then the
 * app draws the page.
 */
export function decodeNamedCharacterReference(name: string): string {
  const character = KNOWN.get(name);
  if (character === undefined) throw new Error('Only a page knows all names of characters.');
  return character;
}
