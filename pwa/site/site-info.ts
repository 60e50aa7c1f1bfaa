import { create } from 'zustand';
import type { SiteInfo } from '#core/snapshot.ts';

const KEY = 'site-info';

/**
 * What this instance says of itself. Known before the first paint: the server writes it into the page, and the
 * device remembers it for pages that come from the service worker. Undefined on neither.
 */
export const useSiteInfo = create<{ site: SiteInfo | undefined }>(() => ({ site: readSiteInfo() }));

/** How long this instance keeps contact details of matching requests, in days. */
export function useContactRetentionDays(): number {
  // What an older version of the app has remembered lacks it.
  return useSiteInfo(({ site }) => site?.contactRetentionDays ?? 90);
}

export function rememberSiteInfo(site: SiteInfo): void {
  useSiteInfo.setState({ site });
  try {
    localStorage.setItem(KEY, JSON.stringify(site));
  } catch {
    // A browser that stores nothing gets it from the server each time.
  }
}

function readSiteInfo(): SiteInfo | undefined {
  if (typeof document === 'undefined') return undefined;
  const written = document.getElementById('site-info')?.textContent;
  try {
    return JSON.parse(written ?? localStorage.getItem(KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
