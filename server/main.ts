import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openImportJobs } from './admin/bulk-import-jobs.ts';
import { createApp } from './app.ts';
import { openDatabase } from './db.ts';
import { openLiveDirectory } from './live-directory.ts';
import { loadRenderer } from './load-renderer.ts';
import { startMailQueue } from './mail/queue.ts';
import { purgeDaily } from './retention.ts';
import { loadSample } from './sample.ts';
import { listen } from './serve.ts';
import { findOrigins, loadDotEnv, readSettings } from './settings.ts';
import { contextFrom, snapshotFolderOf } from './settings-context.ts';
import { SettingsError } from './settings-error.ts';
import { makeSetUpLink } from './staff/links.ts';
import { loadStarterGuides } from './starter-guides.ts';

/** Starts the server: migrates, loads the sample where the database is empty, serves app and API on one port. */
async function main(): Promise<void> {
  const fromFile = loadDotEnv();
  const settings = readSettings(process.env);
  const db = await openDatabase(settings.HARBORLIGHT_DB);
  await loadStarterGuides(db);
  const withSample = settings.NODE_ENV !== 'production' && !process.argv.includes('--no-sample');
  if (withSample && (await loadSample(db, new Date()))) {
    console.log('The database was empty: loaded the sample directory. These centers are not real.');
  }
  const snapshotFolder = snapshotFolderOf(settings.HARBORLIGHT_DB);
  const live = await openLiveDirectory(
    {
      databaseFile: settings.HARBORLIGHT_DB,
      snapshotFolder,
      shown: {
        textHelpPhone: settings.TEXT_HELP_PHONE ?? null,
        contactRetentionDays: settings.CONTACT_RETENTION_DAYS,
      },
      pollMs: 500,
    },
    (error) => {
      console.error('The directory can no longer follow the database:', error);
      process.exit(1);
    },
    (trouble) => console.error(`The offline copy is not up to date, trying again: ${trouble}`),
  );
  const importJobs = openImportJobs(settings.HARBORLIGHT_DB, (error) => console.error(error));
  const app = createApp({
    db,
    live,
    importJobs,
    snapshotFolder,
    pwaFolder: join(builtFolder(), 'pwa'),
    renderPage: await loadRenderer(builtFolder()),
    ...contextFrom(settings, findOrigins(process.env, fromFile)),
    wakeMail: () => mailQueue.wake(),
    logError: (error) => console.error(error),
  });
  const server = await listen(app.fetch, { port: settings.PORT, hostname: settings.HOST });
  console.log(`Harborlight: ${live.current.size} centers on http://${settings.HOST}:${server.port}`);
  const setUp = await makeSetUpLink(db, new Date());
  if (setUp) {
    const base = settings.PUBLIC_URL?.replace(/\/+$/, '') ?? `http://${settings.HOST}:${server.port}`;
    console.log(
      `No staff yet. Make the first account at ${base}/admin0323/welcome#${setUp} (good for one hour, once)`,
    );
  }
  // Not before the port is ours: two servers at work on one database would send each mail twice.
  const mailQueue = startMailQueue(db, {
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM ?? null,
    publicUrl: settings.PUBLIC_URL ?? null,
    log: (line) => console.log(line),
  });
  const stopPurging = purgeDaily(db, settings.CONTACT_RETENTION_DAYS, (error) => {
    console.error('Old contact details could not be wiped, trying again tomorrow:', error);
  });

  // Answers what is under way, then ends; a second signal ends at once.
  const stop = async () => {
    process.once('SIGINT', () => process.exit(130));
    process.once('SIGTERM', () => process.exit(143));
    await importJobs.stop();
    await server.close();
    stopPurging();
    await mailQueue.stop();
    await live.stop();
    await db.destroy();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** dist/, which the bundle lies in, and the project has when run from source. */
function builtFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  return here.endsWith('server') ? join(here, '../dist') : join(here, '..');
}

main().catch((error: Error & { code?: string; port?: number }) => {
  if (error.code === 'EADDRINUSE') console.error(`Port ${error.port} is in use. Set PORT to another.`);
  else console.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
});
