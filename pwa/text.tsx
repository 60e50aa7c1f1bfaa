import { createContext, type ReactNode, useContext } from 'react';
import { type Catalog, catalogs, type Part, type Words, wordsOf } from '#core/i18n/catalogs.ts';
import { type Language, languages, localeOf } from '#core/i18n/languages.ts';
import { pageLanguage } from './page-language.ts';

const LanguageContext = createContext<Language>(languages[0]);

/** Around the app: the language of the page's address, which stays for as long as the document. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** How the page writes numbers and dates, e.g. "en-US": for the functions of core/i18n/format.ts. */
export function useLocale(): string {
  return localeOf(useLanguage());
}

/** What is here of each language's words. */
const loaded: { [L in Language]?: { text: Catalog; parts: Partial<Words> } } = {};

/** What the code that is here says beyond the words of every page. */
const needed = new Set<Part>();

/** The words on screen that every page needs, in the page's language. */
export function useText(): Catalog {
  const { text } = loaded[useLanguage()] ?? {};
  if (!text) throw new Error('No words are loaded.');
  return text;
}

/**
 * A hook for a part of the words, which come with the code that calls this as it is read: a privacy policy is no part
 * of the first view, and nobody loads a language that they do not read.
 */
export function pageText<P extends Part>(part: P): () => Words[P] {
  needed.add(part);
  return () => usePart(part);
}

function usePart<P extends Part>(part: P): Words[P] {
  const words = loaded[useLanguage()]?.parts[part] as Words[P] | undefined;
  if (words === undefined) throw new Error(`The words of "${part}" are not loaded: see withWords.`);
  return words;
}

/** Loads what the code that is here says in a language. */
export async function loadWords(language: Language): Promise<void> {
  const text = await catalogs[language].text();
  // Elsewhere it may have come meanwhile.
  loaded[language] ??= { text, parts: {} };
  const words = loaded[language];
  const missing = [...needed].filter((part) => !(part in words.parts));
  const found = await Promise.all(missing.map(async (part) => ({ [part]: await wordsOf(language, part) })));
  words.parts = Object.assign({}, words.parts, ...found);
}

/** Code that comes late, with the words that it says. The server loads all code first, and then all words. */
export async function withWords<T>(code: Promise<T>): Promise<T> {
  if (import.meta.env.SSR) return code;
  const language = pageLanguage();
  const [read] = await Promise.all([code, catalogs[language].parts()]);
  await loadWords(language);
  return read;
}
