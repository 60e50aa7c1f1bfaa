import type { Db } from '../database/db.ts';
import type { LiveDirectory } from '../directory/live-directory.ts';
import type { FileSizes } from '../open-data/downloads/file-sizes.ts';

/** What the tools read: over HTTP that of the server, in a terminal that of the database. */
export interface DirectorySource {
  live: Pick<LiveDirectory, 'current' | 'manifest' | 'readAt' | 'publisher'>;
  db: Db;
  /** Where people read the pages, without a slash at its end. */
  origin: string;
  /** How large the files of all centers are, once that is known; undefined where no server offers them. */
  fileSizes?: () => FileSizes | undefined;
  /** Answers texts day and night; null where this instance has none. */
  textHelpPhone: string | null;
}

// Of the whole directory, as the API says it, too.
export { stateWhole } from '#core/open-data/data-statement.ts';
