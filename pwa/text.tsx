import { createContext, type ReactNode, useContext } from 'react';
import { type Catalog, en } from '#core/i18n/en.ts';
import { type Language, languages, locales } from '#core/i18n/languages.ts';
import type { Translated } from '#core/i18n/translated.ts';

const TextContext = createContext<{ language: Language; text: Catalog }>({
  language: languages[0],
  text: en,
});

/** Around the app: the language of the page's address, which stays for as long as the document. */
export function TextProvider({
  language,
  text,
  children,
}: {
  language: Language;
  text: Catalog;
  children: ReactNode;
}) {
  return <TextContext value={{ language, text }}>{children}</TextContext>;
}

/** The words of every page in a language. English comes with the app; another one when it is spoken. */
export async function loadText(language: Language): Promise<Catalog> {
  return language === 'es' ? (await import('#core/i18n/es.ts')).es : en;
}

/** The words on screen that every page needs, in the page's language. */
export function useText(): Catalog {
  return useContext(TextContext).text;
}

export function useLanguage(): Language {
  return useContext(TextContext).language;
}

/** How the page writes numbers and dates, e.g. "en-US": for the functions of core/i18n/format.ts. */
export function useLocale(): string {
  return locales[useLanguage()];
}

/**
 * The words of one page, which come with that page: a privacy policy is not part of the first view. In both
 * languages: they are short, and the other one is then there offline, too.
 */
export function usePageText<T>(catalogs: { en: T; es: Translated<T> }): Translated<T> {
  return catalogs[useLanguage()] as Translated<T>;
}

/** The words of a page of staff, who work in English. */
export function useStaffText<T>(words: T): T {
  return words;
}
