/** The languages that the public pages speak, by BCP 47 tag; the first is the one whose addresses have no prefix. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** What each calls itself. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español' };

/** How each writes numbers and dates, for the people whom we serve: as it is done in the United States. */
export const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' };

/** What stands before every address in a language: "" for English, "/es" for Spanish. */
export function prefixOf(language: Language): string {
  return language === languages[0] ? '' : `/${language}`;
}

/** The language of an address, and the address without its prefix: "/es/guides" → es, "/guides". */
export function splitLanguage(address: string): { language: Language; address: string } {
  const [, first, rest = ''] = /^\/([a-z]{2})(?=[/?#]|$)(.*)$/s.exec(address) ?? [];
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
