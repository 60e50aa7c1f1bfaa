import { Directory } from '#core/directory.ts';
import { openDatabase } from '../db.ts';
import { readPublished } from '../pack-directory.ts';
import { requireDatabase } from '../require-database.ts';
import type { Settings } from '../settings.ts';
import type { DirectorySource } from './directory-source.ts';

/** A database that no server reads for us. */
export interface DatabaseSource {
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
    live = { current, manifest: undefined, readAt: new Date().toISOString() };
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
function originOfSettings({ PUBLIC_URL, HOST, PORT }: Settings): string {
  if (PUBLIC_URL) return PUBLIC_URL.replace(/\/+$/, '');
  const everywhere = HOST === '0.0.0.0' || HOST === '::';
  return `http://${everywhere ? 'localhost' : HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`;
}
