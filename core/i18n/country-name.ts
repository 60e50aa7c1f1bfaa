import type { Language } from './languages.ts';

/** What a country, by its code of ISO 3166, is called in a language. */
export function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
}
