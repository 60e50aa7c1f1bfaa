import type { Language } from '../i18n/languages.ts';

/** A line that somebody else answers, and that a guide, a screen, a mail or a text of ours sends people to. */
export interface Helpline {
  id: string;
  name: string;
  /** The number to call, as it is shown: "988", "1-800-662-4357". */
  call?: string;
  /** What to press once it answers, by language, or for whom the line is. */
  press?: Partial<Record<Language | 'any', string>>;
  /** The number to text, as it is shown. */
  text?: string;
  /** What to text there, by language, where its line goes by a word. */
  words?: Partial<Record<Language, string>>;
  /** In which of our languages people are answered, be it by an interpreter, as far as the line says so. */
  languages: readonly Language[];
  /** Its own pages, by language. */
  websites?: Partial<Record<Language, string>>;
  /** Where whoever answers, or an authority, names the number. */
  source: `https://${string}`;
  /** Where others name it, the same words and keys: what nobody else names is not told to anybody. */
  alsoNamedBy: readonly string[];
  /** The day on which somebody last looked that up: "2026-11-23". A test fails a year later. */
  checkedAt: string;
}
