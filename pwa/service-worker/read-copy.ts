import type { Language } from '#core/i18n/languages.ts';
import { lastPageOf } from '#core/pages/last-page.ts';
import type { DirectoryAnswers } from '#core/pages/page-rendering.ts';
import { lastStatePage, pageOfState } from '#core/pages/state-centers.ts';
import { RECENT_CENTERS } from '#core/search/center-query.ts';
import type { Directory } from '#core/search/directory.ts';
import type { PlaceTable } from '#core/search/place-table.ts';
import type { SiteInfo } from '#core/snapshot/snapshot.ts';
import { pickSiteInfo } from '../directory/copy-status.ts';
import { HeldDirectory } from '../directory/held/held-directory.ts';
import { HeldGuides } from '../directory/held/held-guides.ts';
import { knownQuestions } from '../directory/known-questions.ts';
import { search } from '../directory/late-engine.ts';
import { readStoredCopy, readStoredGuides } from '../directory/offline-store.ts';
import type { CopyRecord } from '../directory/stored-copy.ts';

/** What a page is drawn of. */
export interface ReadCopy {
  site: SiteInfo;
  /** `places` is the table of ZIP codes and cities, for a search by words. Whatever is not here for certain throws. */
  answers(places: PlaceTable | undefined): DirectoryAnswers;
}

type Wait = <T>(reading: Promise<T>) => Promise<T>;

/**
 * The copy for the page at an address: kept no longer, for the memory of a phone is small. Whatever is read is read by
 * `wait`, and the centers where the page asks for some. Undefined where it is not whole: then the app does better, which tells what is missing, and asks the
 * server.
 */
export async function readCopy(address: string, wait: Wait): Promise<ReadCopy | undefined> {
  let reading: Promise<Directory> | undefined;
  const directory = () => {
    reading ??= wait(readDirectory());
    return reading;
  };
  const isOfCenters = knownQuestions(address).some(([, name]) => name !== 'guides' && name !== 'guide');
  if (isOfCenters) directory().catch(() => undefined);
  const { record, guides: files } = await wait(readStoredGuides());
  if (!isWhole(record)) return undefined;
  const guides = new HeldGuides(files, record.manifest);
  const guidesFor = (language: Language) =>
    (guides.isComplete(language) ? guides.read(language) : undefined) ?? notHere();
  return {
    site: pickSiteInfo(record.manifest),
    answers: (places) => ({
      search: async (query) => {
        const read = await directory();
        const found = await search(read, query, async () => ({
          directory: read,
          places: places ?? notHere(),
        }));
        // The app leads to the last page.
        return query.page > lastPageOf(found) ? notHere() : found;
      },
      // A link may be newer than the copy.
      center: async (slug) => (await directory()).bySlug(slug) ?? notHere(),
      state: async (state, page) => {
        const found = pageOfState((await directory()).byState(state), page);
        return page > lastStatePage(found.total) ? notHere() : found;
      },
      states: async () => (await directory()).stateCounts(),
      recent: async () => (await directory()).recent(RECENT_CENTERS),
      guides: (language) => guidesFor(language).map(({ bodyMarkdown, ...summary }) => summary),
      guide: (slug, language) => guidesFor(language).find((guide) => guide.slug === slug) ?? notHere(),
      files: notHere,
    }),
  };
}

function isWhole(record: CopyRecord): record is CopyRecord & { manifest: object } {
  return record.manifest !== undefined && !record.lacking?.length;
}

/** With what was made of it for searches: without that the app answers sooner. */
async function readDirectory(): Promise<Directory> {
  const { record, shards } = await readStoredCopy();
  const directory = isWhole(record) && (await new HeldDirectory(shards, record.manifest).openKept());
  return directory || notHere();
}

function notHere(): never {
  throw new Error('The copy does not know.');
}
