import { createContext, useContext } from 'react';
import { type Catalog, en } from '#core/i18n/en.ts';

const TextContext = createContext<Catalog>(en);

/** The words on screen that every page needs, in the page's language. */
export function useText(): Catalog {
  return useContext(TextContext);
}

/**
 * The words of one page, which come with that page: a privacy policy is not part of the first view.
 * Every language has the same keys, by type.
 */
export function usePageText<T>(catalogs: { en: T }): T {
  return catalogs.en;
}
