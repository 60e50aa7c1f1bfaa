import { usePageData } from './page-data.ts';

/** Where people reach this server, for addresses that leave the page, e.g. "https://harborlight.example". */
export function useOrigin(): string {
  const { origin } = usePageData();
  return origin ?? window.location.origin;
}
