import { lastPageOf } from '#core/pages/last-page.ts';
import type { DirectoryAnswers } from '#core/pages/page-rendering.ts';
import { lastStatePage, pageOfState } from '#core/pages/state-centers.ts';
import { RECENT_CENTERS } from '#core/search/center-query.ts';
import type { PlaceTable } from '#core/search/place-table.ts';
import type { SiteInfo } from '#core/snapshot/snapshot.ts';
import { pickSiteInfo } from '../directory/copy-status.ts';
import { HeldDirectory } from '../directory/held/held-directory.ts';
import { search } from '../directory/late-engine.ts';
import { readStoredCopy } from '../directory/offline-store.ts';

/** What a page is drawn of. */
export interface ReadCopy {
  site: SiteInfo;
  /** `places` is the table of ZIP codes and cities, for a search by words. Whatever is not here for certain throws. */
  answers(places: PlaceTable | undefined): DirectoryAnswers;
}

/**
 * The copy for one page: kept no longer, for the memory of a phone is small. Undefined where it is not whole, or what was
 * made of it for searches is not there: then the app does better, which tells what is missing, and asks the server.
 */
export async function readCopy(): Promise<ReadCopy | undefined> {
  const { record, shards } = await readStoredCopy();
  if (!record.manifest || record.lacking?.length) return undefined;
  const directory = await new HeldDirectory(shards, record.manifest).openKept();
  if (!directory) return undefined;
  const notHere = () => {
    throw new Error('The copy does not know.');
  };
  return {
    site: pickSiteInfo(record.manifest),
    answers: (places) => ({
      search: async (query) => {
        const found = await search(directory, query, async () => ({
          directory,
          places: places ?? notHere(),
        }));
        // The app leads to the last page.
        return query.page > lastPageOf(found) ? notHere() : found;
      },
      // A link may be newer than the copy.
      center: (slug) => directory.bySlug(slug) ?? notHere(),
      state: (state, page) => {
        const found = pageOfState(directory.byState(state), page);
        return page > lastStatePage(found.total) ? notHere() : found;
      },
      states: () => directory.stateCounts(),
      recent: () => directory.recent(RECENT_CENTERS),
      guides: notHere,
      guide: notHere,
      files: notHere,
    }),
  };
}
