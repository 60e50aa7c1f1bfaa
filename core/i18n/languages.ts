import { type Language, registry } from './registry.ts';

export type { Language };

/** The languages that the public pages speak; the first is the one whose addresses have no prefix. */
export const languages = Object.keys(registry) as [Language, ...Language[]];

/** What a language calls itself. */
export function nameOf(language: Language): string {
  return registry[language].name;
}

/** How a language writes numbers and dates: for the functions of format.ts. */
export function localeOf(language: Language): string {
  return registry[language].locale;
}

/** What staff call a language. */
export function englishNameOf(language: Language): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
}

/** A value for each language. */
export function forEachLanguage<T>(make: (language: Language) => T): Readonly<Record<Language, T>> {
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>;
}

/** What stands before every address in a language: "" for English, "/es" for Spanish. */
export function prefixOf(language: Language): string {
  return language === languages[0] ? '' : `/${language}`;
}

/** The language of an address, and the address without its prefix: "/es/guides" → es, "/guides". */
export function splitLanguage(address: string): { language: Language; address: string } {
  const [, first, rest = ''] = /^\/([^/?#]+)(.*)$/s.exec(address) ?? [];
  const language = languages.find((known) => known === first);
  if (language === undefined || language === languages[0]) return { language: languages[0], address };
  return { language, address: rest.startsWith('/') ? rest : `/${rest}` };
}

/** The same page in a language: "/guides" → "/es/guides", "/" → "/es". */
export function inLanguage(language: Language, address: string): string {
  const prefix = prefixOf(language);
  if (prefix === '') return address;
  return prefix + (address.startsWith('/') ? address.replace(/^\/(?=$|[?#])/, '') : address);
}
