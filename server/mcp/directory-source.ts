import type { Directory } from '#core/directory.ts';
import { jurisdictions } from '#core/lists.ts';
import type { DataStatement } from '#core/open-data.ts';
import type { Db } from '../db.ts';
import type { LiveDirectory } from '../live-directory.ts';
import { stateCenters } from '../open-data/data-statement.ts';

/** What the tools read: over HTTP that of the server, in a terminal that of the database. */
export interface DirectorySource {
  live: Pick<LiveDirectory, 'current' | 'manifest' | 'readAt'>;
  db: Db;
  /** Where people read the pages, without a slash at its end. */
  origin: string;
  /** Answers texts day and night; null where this instance has none. */
  textHelpPhone: string | null;
}

/** To go through all centers takes a while, so it is done once for each version of the directory. */
const ofWhole = new WeakMap<Directory, DataStatement>();

/** What answers say of themselves that hold no center: those with nothing found, and errors. */
export function stateWhole({ live }: Pick<DirectorySource, 'live'>): DataStatement {
  const { current, manifest, readAt } = live;
  let statement = ofWhole.get(current);
  if (!statement) {
    const centers = jurisdictions.values.flatMap((state) => current.byState(state));
    statement = stateCenters({ manifest: undefined, readAt }, centers);
    ofWhole.set(current, statement);
  }
  return { ...statement, generatedAt: manifest?.generatedAt ?? readAt };
}
