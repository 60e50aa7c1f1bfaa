import type { Words } from '#core/i18n/catalogs.ts';

/** A line of a program text: its heading and what stands behind it, or null where it is not of phrases that we know. */
export interface TranslatedLine {
  heading: string;
  text: string;
}

/** What the sources write behind a heading that is no phrase: names of programs, and phone numbers. */
const ownWords = new Set(['Programs here', 'Intake', 'Other phones']);

/**
 * A line as an import has written it ("Intake: 555-010-0199.") in another language. A phrase that is
 * not known leaves the whole line as it is: half a sentence in each language helps nobody.
 */
export function translateLine(line: string, words: Words['programText']): TranslatedLine | null {
  const [, name = '', rest = ''] = /^([A-Z][\w ]+): (.+?)\.?$/.exec(line) ?? [];
  const heading = lookUp(words.headings, name);
  if (heading === undefined) return null;
  if (ownWords.has(name)) return { heading, text: `${rest}.` };
  const phrases = rest.split(', ').map((phrase) => lookUp(words.phrases, phrase));
  return phrases.includes(undefined) ? null : { heading, text: `${phrases.join(', ')}.` };
}

function lookUp(words: Readonly<Record<string, string>>, word: string): string | undefined {
  return Object.hasOwn(words, word) ? words[word] : undefined;
}
