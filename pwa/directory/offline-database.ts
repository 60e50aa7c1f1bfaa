import type { DBSchema } from 'idb';
import { DeviceDatabase, type StoreTransaction } from '../site/device-database.ts';
import type { DirectoryName } from '../site/device-storage.ts';
import type { CopyRecord, GuidesFile, Shard } from './stored-copy.ts';

interface Stores extends DBSchema {
  shards: { key: [string, string]; value: Shard };
  guides: { key: string; value: GuidesFile };
  copy: { key: string; value: CopyRecord };
}
export type Transaction<Mode extends IDBTransactionMode> = StoreTransaction<Stores, Mode>;

/** One that holds a copy. Files of an unfinished sync lie beside those of the last complete copy. */
export class OfflineDatabase extends DeviceDatabase<Stores> {
  constructor(name: DirectoryName) {
    super(name, 20, (connection, from) => {
      if (from < 10) {
        connection.createObjectStore('shards', { keyPath: ['state', 'hash'] });
        connection.createObjectStore('copy', { keyPath: 'key' });
      }
      connection.createObjectStore('guides', { keyPath: 'hash' });
    });
  }
}

/** All of its stores. */
export const ALL_STORES: ('shards' | 'guides' | 'copy')[] = ['shards', 'guides', 'copy'];
