import type { DBSchema } from 'idb';
import { DeviceDatabase, type StoreTransaction } from '../site/device-database.ts';
import { databases } from '../site/device-storage.ts';
import { lasting } from '../site/lasting-saves.ts';
import { LiveReads } from '../site/live-reads.ts';
import { inTime, isLate, STORE_MS } from '../site/patience.ts';
import { useMyList } from './list-state.ts';
import { addShown, type Change, EMPTY_LIST, type MyList, without } from './my-list.ts';

/** The whole list in one record, so that it changes at once; it is small. */
interface ListRecord extends MyList {
  key: 'list';
}

interface Stores extends DBSchema {
  list: { key: string; value: ListRecord };
}

/** A database of its own: it outlives the copy of the directory, and is wiped by itself. */
const database = new DeviceDatabase<Stores>(databases.list, 10, (connection) => {
  connection.createObjectStore('list', { keyPath: 'key' });
});
const reads = new LiveReads('harborlight-list-changes');

const { putList, addToList } = lasting('unsaved-list', {
  /** Puts what the change makes of the list that is stored; where the page has gone meanwhile, what was shown there. */
  async putList(shown: MyList, change?: Change | null): Promise<MyList> {
    return changeStored(change ?? (() => shown));
  },

  /**
   * Adds to what is stored, whatever that is, and takes away what was shown and is to be there no longer: it may have been
   * added just before. `isNewer`: see `addShown`. Returns all that is there then.
   */
  async addToList(added: MyList, gone = EMPTY_LIST, isNewer = false): Promise<MyList> {
    return changeStored(addShown(added, gone, isNewer));
  },
});

let stopFollowing: (() => void) | undefined;
/** Until then nobody knows what is in it. */
let isRead = false;

/** Reads the list into `useMyList`, and again whenever it changes, in another tab too. */
export function followList(): void {
  stopFollowing ??= reads.follow(
    readList,
    (list) => {
      isRead = true;
      useMyList.setState({ list });
    },
    () => keepForThisVisit((list) => list),
  );
}

/** Changes the list on the device; where the browser stores nothing, for this visit. Never throws. */
export async function changeList(change: Change): Promise<void> {
  const { list = EMPTY_LIST, stored } = useMyList.getState();
  try {
    // What is shown is not what is stored where that could not be read, or not be written: then it is added.
    const changed = change(list);
    const kept = await (isRead && stored
      ? putList(changed, change)
      : addToList(changed, without(list, changed), isRead));
    isRead = true;
    useMyList.setState({ list: kept, stored: true });
  } catch (error) {
    // What a silent store did not take is noted for the next page: see lasting.
    if (isLate(error)) useMyList.setState(({ list }) => ({ list: change(list ?? EMPTY_LIST) }));
    else keepForThisVisit(change);
  }
}

useMyList.setState({ change: changeList });

/** Wipes everything from the device. What was there is returned, in memory only, for who may want it back. */
export async function wipeList(): Promise<MyList> {
  const shown = useMyList.getState().list ?? EMPTY_LIST;
  try {
    const stored = await readList();
    await putList(EMPTY_LIST, () => EMPTY_LIST);
    return useMyList.getState().stored ? stored : shown;
  } catch {
    return shown;
  } finally {
    useMyList.setState({ list: EMPTY_LIST });
  }
}

async function changeStored(change: Change): Promise<MyList> {
  const changed = await database.transact(['list'], 'readwrite', async (within) => {
    const list = change(await readWithin(within));
    await within.objectStore('list').put({ key: 'list', ...list });
    return list;
  });
  reads.changed();
  return changed;
}

function readList(): Promise<MyList> {
  return inTime(database.transact(['list'], 'readonly', readWithin), STORE_MS);
}

async function readWithin(within: StoreTransaction<Stores, IDBTransactionMode>): Promise<MyList> {
  const { centers, searches } = (await within.objectStore('list').get('list')) ?? EMPTY_LIST;
  return { centers, searches };
}

function keepForThisVisit(change: Change): void {
  stopFollowing?.();
  useMyList.setState(({ list }) => ({ list: change(list ?? EMPTY_LIST), stored: false }));
}
