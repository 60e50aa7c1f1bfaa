import { createContext, useContext } from 'react';
import type { PageData } from '#core/pages/page-rendering.ts';

const PageDataContext = createContext<PageData>({});

/** Around the app: what the server has written into the page. */
export const PageDataProvider = PageDataContext.Provider;

/** What the server has written into the page; empty where the page comes from the service worker. */
export function usePageData(): PageData {
  return useContext(PageDataContext);
}

/** Reads it from the document. */
export function readPageData(): PageData {
  return JSON.parse(document.getElementById('page-data')?.textContent || '{}') as PageData;
}
