import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { openDatabase } from './db.ts';
import { openLiveDirectory } from './live-directory.ts';
import { loadSample } from './sample.ts';
import { loadDotEnv, readSettings, SettingsError } from './settings.ts';

/** An answer that takes longer than this when the server stops is cut off. */
const LONGEST_ANSWER_MS = 5000;

/** Starts the server: migrates, loads the sample where the database is empty, serves app and API on one port. */
async function main(): Promise<void> {
  loadDotEnv();
  const settings = readSettings(process.env);
  const db = await openDatabase(settings.HARBORLIGHT_DB);
  const withSample = settings.NODE_ENV !== 'production' && !process.argv.includes('--no-sample');
  if (withSample && (await loadSample(db, new Date()))) {
    console.log('The database was empty: loaded the sample directory. These centers are not real.');
  }
  const snapshotFolder = join(dirname(settings.HARBORLIGHT_DB), 'snapshots');
  const live = await openLiveDirectory(
    {
      databaseFile: settings.HARBORLIGHT_DB,
      snapshotFolder,
      textHelpPhone: settings.TEXT_HELP_PHONE ?? null,
      pollMs: 500,
    },
    (error) => {
      console.error('The directory can no longer follow the database:', error);
      process.exit(1);
    },
    (trouble) => console.error(`The offline copy is not up to date, trying again: ${trouble}`),
  );
  const app = createApp({
    live,
    snapshotFolder,
    pwaFolder: pwaFolder(),
    logError: (error) => console.error(error),
  });
  const server = serve({ fetch: app.fetch, port: settings.PORT, hostname: settings.HOST }, ({ port }) => {
    console.log(`Harborlight: ${live.current.size} centers on http://${settings.HOST}:${port}`);
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE';
    console.error(taken ? `Port ${settings.PORT} is in use. Set PORT to another.` : error);
    process.exit(1);
  });

  // Answers what is under way, then ends; a second signal ends at once.
  const stop = () => {
    process.once('SIGINT', () => process.exit(130));
    process.once('SIGTERM', () => process.exit(143));
    server.close(async () => {
      await live.stop();
      await db.destroy();
    });
    if (!('closeIdleConnections' in server)) return;
    server.closeIdleConnections();
    // A connection on which nothing comes must not hold up a restart.
    setTimeout(() => server.closeAllConnections(), LONGEST_ANSWER_MS).unref();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** Beside the bundle in dist/, or in dist/ of the project when run from source. */
function pwaFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  return here.endsWith('server') ? join(here, '../dist/pwa') : join(here, '../pwa');
}

main().catch((error: unknown) => {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
});
