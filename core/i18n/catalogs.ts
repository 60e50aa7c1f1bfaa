import type { Catalog } from './en.ts';
import { type Language, languages } from './languages.ts';
import type { Part, Parts, Words } from './parts/en.ts';

export type { Catalog, Part, Words };

/** Where the words of a language are. */
export interface Catalogs {
  /** Those that every page needs. */
  text: () => Promise<Catalog>;
  /** The others, each to be loaded with what says it. */
  parts: () => Promise<Parts>;
}

/** The words of each language. Nothing of a language is loaded before it is spoken. */
export const catalogs: Record<Language, Catalogs> = {
  en: {
    text: async () => (await import('./en.ts')).en,
    parts: async () => (await import('./parts/en.ts')).parts,
  },
  es: {
    text: async () => (await import('./es.ts')).es,
    parts: async () => (await import('./parts/es.ts')).parts,
  },
};

/** One part of the words of a language. */
export async function wordsOf<P extends Part>(language: Language, part: P): Promise<Words[P]> {
  const parts = await catalogs[language].parts();
  return (await parts[part]())[part];
}

/** One part of the words in every language: for the server, which speaks them all at once. */
export async function wordsOfAll<P extends Part>(part: P): Promise<Readonly<Record<Language, Words[P]>>> {
  const loaded = await Promise.all(
    languages.map(async (language) => ({ [language]: await wordsOf(language, part) })),
  );
  return Object.assign({}, ...loaded);
}
