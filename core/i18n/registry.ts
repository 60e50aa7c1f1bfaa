/** A language that the public pages speak. */
interface Entry {
  /** What it calls itself. */
  name: string;
  /** How it writes numbers and dates, for the people whom we serve: as it is done in the United States. */
  locale: string;
}

/**
 * The languages, by BCP 47 tag; the first is the one whose addresses have no prefix, and in which staff work. The
 * words of each: see catalogs.ts.
 */
export const registry = {
  en: { name: 'English', locale: 'en-US' },
  es: { name: 'Español', locale: 'es-US' },
} as const satisfies Readonly<Record<string, Entry>>;

export type Language = keyof typeof registry;
