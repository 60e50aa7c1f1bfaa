import { expose } from 'comlink';
import type { Language } from '#core/i18n/languages.ts';
import type { Jurisdiction } from '#core/lists/public-lists.ts';
import type { CenterQuery } from '#core/search/center-query.ts';
import { Directory } from '#core/search/directory.ts';
import type { Point } from '#core/search/distance.ts';
import type { NearestZip } from '#core/search/place-table.ts';
import type { Suggestion } from '#core/search/question/suggest.ts';
import { DamagedFileError } from '#core/snapshot/center-file.ts';
import { OtherFormatError } from '#core/snapshot/packed-format.ts';
import { inTime, isLate, SCRIPT_MS } from '../site/patience.ts';
import { discardDamaged } from './copy-changes.ts';
import { bringMirror } from './copy-mirror.ts';
import type { CopyStatus, SyncOutcome } from './copy-status.ts';
import { HeldAnswers } from './held/held-answers.ts';
import { announceChange, copy, countMirror, readAnew, reportCopy, takeTurn } from './held/held-copy.ts';
import { HeldDirectory } from './held/held-directory.ts';
import { HeldPlaces, placesOf } from './held/held-places.ts';
import {
  changeCopyRecord,
  discardCopy,
  leaveLateDatabase,
  readCopyRecord,
  readStoredCopy,
} from './offline-store.ts';
import { UnreachableError, UnwantedError } from './sync-errors.ts';
import { followStatus, tellStatus, toldStatus } from './told-status.ts';

const places = new HeldPlaces();
void places.keptBytes().then((placesBytes) => tellStatus({ placesBytes }));

/**
 * All that the page asks of its worker. Answers come from memory; undefined means that no copy is here at all. A
 * LateError says that nobody knows: the device's store does not answer.
 */
const worker = {
  search: (query: CenterQuery) => ask((held) => held.search(query)),
  positions: (query: CenterQuery) => ask((held) => held.positions(query)),
  /**
   * What a text may become while it is typed; see `suggest`. Whatever the copy holds: without any there are no centers
   * among it.
   */
  async suggest(text: string, given: CenterQuery): Promise<Suggestion[]> {
    const { suggest } = await inTime(import('#core/search/question/suggest.ts'), SCRIPT_MS);
    const answered = await ask((held) =>
      held.ask(async (directory) => suggest(await held.askedOf(directory, true), text, given)),
    );
    return answered?.value ?? suggest(await answersOf().askedOf(Directory.of([]), true), text, given);
  },
  center: (named: string) => ask((held) => held.center(named)),
  stateCenters: (state: Jurisdiction, page: number) => ask((held) => held.stateCenters(state, page)),
  stateCounts: () => ask((held) => held.stateCounts()),
  recentCenters: () => ask((held) => held.recentCenters()),

  /** By the table, else by the centers on the device. The position stays in this worker. */
  async nearestZip(point: Point): Promise<NearestZip | undefined> {
    const table = await places.table({ mayFetch: true });
    if (table) return table.nearestZip(point);
    return (await ask((held) => held.ask((directory) => placesOf(directory).nearestZip(point))))?.value;
  },

  guides: (language: Language) => ask((held) => held.guides(language)),
  guide: (slug: string, language: Language) => ask((held) => held.guide(slug, language)),

  /** Calls back now and at each change. */
  async followStatus(callback: (status: CopyStatus) => void): Promise<void> {
    followStatus(callback);
    await copy.reading.catch(() => undefined);
    tellStatus();
  },

  /** Calls back, too. */
  async readStatus(): Promise<void> {
    await copy.reading;
    tellStatus();
  },

  /**
   * Looks for changes and fetches them, the person's own state first. `asked`: by the person, who may want a copy again.
   * Never throws; answers how it ended.
   */
  sync: (ownState: Jurisdiction | undefined, language: Language, asked: boolean) =>
    takeTurn(() => sync(ownState, language, asked)),

  /** Wipes the copy from the device, until the person asks for it again. */
  remove: () => takeTurn(async () => tellStatus({ outcome: await wipe() })),
};
export type DirectoryWorker = typeof worker;

expose(worker);
// See start.ts: the app waits for this.
postMessage('up');

async function ask<T>(question: (held: HeldAnswers) => Promise<T>): Promise<T | undefined> {
  await copy.reading;
  try {
    return await question(answersOf());
  } catch (error) {
    // What else fails, such as a script that does not come, is no fault of the copy.
    if (!(error instanceof DamagedFileError)) throw error;
    await discardDamaged();
    await readAnew();
    await countMirror();
    return undefined;
  }
}

function answersOf(): HeldAnswers {
  return new HeldAnswers({ ...copy, lacking: toldStatus().lacking }, places);
}

async function sync(...given: Parameters<typeof bringCopy>): Promise<SyncOutcome> {
  try {
    await copy.reading.catch(inAnotherDatabase);
    const { trouble } = await bringCopy(...given).catch(async (error) => {
      await inAnotherDatabase(error);
      return bringCopy(...given);
    });
    if (trouble) throw trouble;
    return endSync('done');
  } catch (error) {
    if (error instanceof UnwantedError) {
      await wipe();
      return endSync('done');
    }
    // What an interrupted first sync has brought is worth having; a complete copy is as it was.
    if (!copy.directory.complete) await readAnew().catch(() => undefined);
    return endSync(
      error instanceof UnreachableError ? 'unreachable' : 'failed',
      error instanceof OtherFormatError,
    );
  }
}

function endSync(outcome: SyncOutcome, outdated = false): SyncOutcome {
  tellStatus({ progress: undefined, outcome, outdated });
  return outcome;
}

/** All of it, and notes that it is not wanted. Answers how it ended. */
async function wipe(): Promise<'none' | 'failed'> {
  try {
    await places.wipe();
    tellStatus({ placesBytes: null });
    // It wipes the mirror first. A database that does not answer is left, and goes once it is let go.
    const discard = () => discardCopy({ wanted: false });
    await discard().catch((error) => inAnotherDatabase(error).then(discard));
    await announceChange();
    return 'none';
  } catch {
    return 'failed';
  }
}

/** What is to be done next is done there: rather than waited for, the copy is fetched again, or known to be unwanted. */
async function inAnotherDatabase(error: unknown): Promise<void> {
  if (!(isLate(error) && (await leaveLateDatabase()))) throw error;
}

async function bringCopy(
  ownState: Jurisdiction | undefined,
  language: Language,
  asked: boolean,
): Promise<{ trouble?: unknown }> {
  if (!(await readCopyRecord()).wanted) {
    if (!asked) throw new UnwantedError();
    await changeCopyRecord({ wanted: true });
  }
  // What only a sync needs, the schemas above all, is not in the way of the first answer.
  const { syncCopy } = await inTime(import('./sync.ts'), SCRIPT_MS);
  const { changed, checkedAt, trouble } = await syncCopy(
    ownState,
    language,
    (progress) => tellStatus({ progress }),
    (shard, json) => {
      // The first sync answers for the person's state as soon as that is there.
      if (shard.state === ownState && !copy.directory.complete)
        copy.directory = new HeldDirectory([{ ...shard, json }], undefined);
    },
  );
  // It counts as here with all that belongs to it: ZIP codes are what most people search by.
  tellStatus({ placesBytes: await places.bring() });
  const record = await readCopyRecord();
  if (changed) await announceChange();
  else reportCopy({ ...record, checkedAt });
  if (record.manifest) await bringMirror(record, readStoredCopy).catch(() => undefined);
  await countMirror();
  return { trouble };
}
