import type { Catalog } from '#core/i18n/en.ts';
import type { Language } from '#core/i18n/languages.ts';

/** Something as https://schema.org describes it, written as JSON-LD. What is undefined is left out. */
export type Thing = { '@type': string } & Record<string, unknown>;

/** What all descriptions need of the site that they are about. */
export interface Site {
  /** Such as "https://harborlight.example": addresses in JSON-LD are absolute. */
  origin: string;
  /** The address of a page in the language of this one: "/guides" → "https://harborlight.example/es/guides". */
  addressOf: (path: string) => string;
  language: Language;
  text: Catalog;
}
