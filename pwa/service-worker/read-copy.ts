import { summaryOf } from '#core/guide/guide-languages.ts';
import type { Language } from '#core/i18n/languages.ts';
import { type Jurisdiction, parseJurisdiction } from '#core/lists/public-lists.ts';
import { lastPageOf } from '#core/pages/last-page.ts';
import type { DirectoryAnswers } from '#core/pages/page-rendering.ts';
import { lastStatePage, pageOfState } from '#core/pages/state-centers.ts';
import { type CenterQuery, RECENT_CENTERS } from '#core/search/center-query.ts';
import { Directory } from '#core/search/directory.ts';
import type { PlaceTable } from '#core/search/place-table.ts';
import { CenterFile } from '#core/snapshot/center-file.ts';
import { isReadable } from '#core/snapshot/packed-format.ts';
import type { SiteInfo } from '#core/snapshot/snapshot.ts';
import { pickSiteInfo } from '../directory/copy-status.ts';
import { HeldGuides } from '../directory/held/held-guides.ts';
import { inOrder, readIndex } from '../directory/held/kept-index.ts';
import { knownQuestions } from '../directory/known-questions.ts';
import { search } from '../directory/late-engine.ts';
import { readCopyRecord, readGuidesFiles, readShards } from '../directory/offline-store.ts';
import { type CopyRecord, describeContent } from '../directory/stored-copy.ts';

/** What a page is drawn of. */
export interface ReadCopy {
  site: SiteInfo;
  /** `places` reads the table of ZIP codes and cities, for what is not plain. Whatever is not here for certain throws. */
  answers(places: () => Promise<PlaceTable | undefined>): DirectoryAnswers;
}

type Wait = <T>(reading: Promise<T>) => Promise<T>;

/**
 * The copy for the page at an address: only what that page asks for is read, by `wait`. Undefined where it is not whole: then
 * the app does better, which tells what is missing, and asks the server.
 */
export async function readCopy(address: string, wait: Wait): Promise<ReadCopy | undefined> {
  const record = wait(readCopyRecord());
  const readings = new Map<Jurisdiction | undefined, Promise<Directory>>();
  const directoryOf = (state: Jurisdiction | undefined) => {
    const reading = readings.get(state) ?? wait(readOnce(record, state));
    readings.set(state, reading);
    return reading;
  };
  const directory = () => directoryOf(stateOf(address));
  // Beside the record: each store takes its time until it is open.
  const isOfCenters = knownQuestions(address).some(([, name]) => name !== 'guides' && name !== 'guide');
  if (isOfCenters) directory().catch(() => undefined);
  const { manifest, lacking = [] } = await record;
  if (!manifest || lacking.length > 0) return undefined;
  const guidesFor = async (language: Language) => {
    const guides = new HeldGuides(await wait(readGuidesFiles()), manifest);
    return (guides.isComplete(language) && guides.read(language)) || notHere();
  };
  return {
    site: pickSiteInfo(manifest),
    answers: (places) => ({
      search: async (query) => {
        const asked = async () => ({
          directory: await directoryOf(undefined),
          places: (await places()) ?? notHere(),
        });
        const found = await search({ directory: await directory(), isWhole: true, asked }, query);
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
      guides: async (language) => (await guidesFor(language)).map(summaryOf),
      guide: async (slug, language) =>
        (await guidesFor(language)).find((guide) => guide.slug === slug) ?? notHere(),
      files: notHere,
    }),
  };
}

/** What was read last, and by which copy. */
let last: { of: string; state: Jurisdiction | undefined; directory: Directory } | undefined;

/**
 * As it was read for the page before, where that serves: who reads one center of a state goes on to the next. A browser ends
 * this worker, with all that it holds, soon after the last page.
 */
async function readOnce(record: Promise<CopyRecord>, state: Jurisdiction | undefined): Promise<Directory> {
  const before = last?.state === undefined || last.state === state ? last : undefined;
  if (before && (await record.then(describeContent)) === before.of) return before.directory;
  last = undefined;
  const directory = await readDirectory(record, state);
  last = { of: describeContent(await record), state, directory };
  return directory;
}

/**
 * With what was made of the files for searches: without that the app answers sooner. Where the page shows centers of one
 * state alone, only that one's file is read: any other center throws, and then, too, the app answers.
 */
async function readDirectory(
  record: Promise<CopyRecord>,
  state: Jurisdiction | undefined,
): Promise<Directory> {
  const reading = record.then(({ manifest }) => inOrder(manifest?.states ?? []));
  const [index, shards, files] = await Promise.all([
    readIndex(reading.then((files) => files.map(({ hash }) => hash))),
    readShards(state),
    reading,
  ]);
  if (!index) return notHere();
  const texts = new Map(shards.map(({ hash, json }) => [hash, isReadable(json) ? json : '']));
  // A sync may have come between the record and the files: nobody is to go on with what lacks some.
  const isHere = (file: { state: Jurisdiction; hash: string }) =>
    (state !== undefined && file.state !== state) || Boolean(texts.get(file.hash));
  if (!files.every(isHere)) return notHere();
  return Directory.open(
    files.map(({ hash, count }) => new CenterFile({ count, json: texts.get(hash) ?? '' })),
    index,
  );
}

/** The one whose centers the page at an address shows; undefined where it may show any. */
function stateOf(address: string): Jurisdiction | undefined {
  for (const [, name, ...question] of knownQuestions(address)) {
    if (name === 'search') {
      const [{ q, near, state }] = question as [CenterQuery];
      return q === '' && near === '' ? state : undefined;
    }
    if (name === 'state') return question[0] as Jurisdiction;
    // See makeSlug.
    if (name === 'center') return parseJurisdiction(/-([a-z]{2})(?:-\d+)?$/.exec(String(question[0]))?.[1]);
  }
  return undefined;
}

function notHere(): never {
  throw new Error('The copy does not know.');
}
