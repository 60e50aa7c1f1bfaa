import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import type { SiteInfo } from '#core/snapshot/snapshot.ts';
import { readStored, store } from './device-storage.ts';
import { readPageData, usePageData } from './page-data.ts';

interface Known {
  site: SiteInfo | undefined;
}

const known = createStore<Known>(() => ({ site: readSiteInfo() }));

/**
 * What this instance says of itself. Known before the first paint: the server writes it into the page, and the
 * device remembers it for pages that come from the service worker. Undefined on neither.
 */
export function useSiteInfo<T>(select: (known: Known) => T): T {
  const { site } = usePageData();
  return useSyncExternalStore(
    known.subscribe,
    () => select(known.getState()),
    () => select({ site }),
  );
}

/** False where this instance is known to have no provider of texts. */
export function useTexts(): boolean {
  return useSiteInfo(({ site }) => site?.texts !== false);
}

/** How long this instance keeps contact details of matching requests, in days. */
export function useContactRetentionDays(): number {
  // What an older version of the app has remembered lacks it.
  return useSiteInfo(({ site }) => site?.contactRetentionDays ?? 90);
}

export function rememberSiteInfo(site: SiteInfo): void {
  known.setState({ site });
  // A browser that stores nothing gets it from the server each time.
  store('site-info', JSON.stringify(site));
}

function readSiteInfo(): SiteInfo | undefined {
  if (typeof document === 'undefined') return undefined;
  try {
    return readPageData().site ?? JSON.parse(readStored('site-info') ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
