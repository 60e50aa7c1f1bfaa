import { createContext, useContext } from 'react';
import { type Catalog, en } from '#core/i18n/en.ts';

const TextContext = createContext<Catalog>(en);

/** The words on screen, in the page's language. */
export function useText(): Catalog {
  return useContext(TextContext);
}
