import { Directory } from '#core/search/directory.ts';
import { openDatabase } from '../database/db.ts';
import { requireDatabase } from '../database/require-database.ts';
import { readPublished } from '../directory/pack-directory.ts';
import { ownAddress } from '../settings/own-address.ts';
import { publisherOf } from '../settings/publisher-setting.ts';
import type { Settings } from '../settings/settings.ts';
import type { DirectorySource } from './directory-source.ts';

/** A database that no server reads for us. */
interface DatabaseSource {
  /** The directory as the database has it now. */
  read(): Promise<DirectorySource>;
  close(): Promise<void>;
}

/** Opens the database of the settings. Throws 404 `no_database` where there is none. */
export async function openDatabaseSource(settings: Settings): Promise<DatabaseSource> {
  requireDatabase(settings.HARBORLIGHT_DB);
  const db = await openDatabase(settings.HARBORLIGHT_DB);
  const origin = originOfSettings(settings);
  let live: DirectorySource['live'];
  let seen: number | undefined;
  let reading: Promise<void> = Promise.resolve();

  /** Reads all centers anew where something was changed since. */
  async function catchUp(): Promise<void> {
    // Read before what it counts: a change in between is seen the next time.
    const { count } = await db.selectFrom('directory_changes').select('count').executeTakeFirstOrThrow();
    if (count === seen) return;
    const current = Directory.of(await readPublished(db));
    live = {
      current,
      manifest: undefined,
      readAt: new Date().toISOString(),
      publisher: publisherOf(settings),
    };
    seen = count;
  }

  return {
    async read() {
      // One after the other, so that many calls at once read the centers once; one that failed stops none after it.
      reading = reading.catch(() => {}).then(catchUp);
      await reading;
      return { live, db, origin, textHelpPhone: settings.TEXT_HELP_PHONE ?? null };
    },
    close: () => db.destroy(),
  };
}

/** Where a server with these settings is reached. */
function originOfSettings(settings: Settings): string {
  return settings.PUBLIC_URL?.replace(/\/+$/, '') ?? ownAddress(settings);
}
