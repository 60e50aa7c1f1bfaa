import { type Language, splitLanguage } from '#core/i18n/languages.ts';

/** The language of the open page, for what is no component: it stays for as long as the document. */
export function pageLanguage(): Language {
  return splitLanguage(window.location.pathname).language;
}
