import type { Db } from '../database/db.ts';
import type { LiveDirectory } from '../directory/live-directory.ts';

/** What the tools read: over HTTP that of the server, in a terminal that of the database. */
export interface DirectorySource {
  live: Pick<LiveDirectory, 'current' | 'manifest' | 'readAt' | 'publisher'>;
  db: Db;
  /** Where people read the pages, without a slash at its end. */
  origin: string;
  /** Answers texts day and night; null where this instance has none. */
  textHelpPhone: string | null;
}

// Of the whole directory, as the API says it, too.
export { stateWhole } from '#core/open-data/data-statement.ts';
