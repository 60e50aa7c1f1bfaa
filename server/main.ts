import { existsSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { createApp } from './app.ts';
import { AppError } from './app-error.ts';
import { contextFrom, snapshotFolderOf } from './context-from-settings.ts';
import { compareSchema, describeDifference } from './database/compare-schema.ts';
import { type Db, openDatabase } from './database/db.ts';
import { becomeServerOf } from './database/server-lock.ts';
import { openLiveDirectory } from './directory/live-directory.ts';
import { openCachePurge } from './directory/purge-caches.ts';
import { checkAddress } from './doctor/check-address.ts';
import { checkProxy, openProxyWatch } from './doctor/check-proxy.ts';
import { loadStarterGuides } from './guides/starter-guides.ts';
import { connectedClient } from './http/client-address.ts';
import { openImportJobs } from './imports/jobs/bulk-import-jobs.ts';
import { findLeftOpen } from './imports/withheld/left-open.ts';
import type { Log } from './log.ts';
import { startMailQueue } from './mail/queue.ts';
import { keepRetention } from './maintenance/retention.ts';
import { openLog } from './monitoring/log-lines.ts';
import { openMonitoring } from './monitoring/monitoring.ts';
import { quietConsole } from './monitoring/quiet-console.ts';
import { openPageThread } from './pages/page-thread.ts';
import { loadSample } from './sample/sample.ts';
import { findPassedSocket, listen } from './serve.ts';
import { isUnixSocket, ownAddress } from './settings/own-address.ts';
import { publisherOf } from './settings/publisher-setting.ts';
import { findOrigins, loadDotEnv, readSettings, type Settings } from './settings/settings.ts';
import { describeUnknown, findUnknownSettings } from './settings/unknown-settings.ts';
import { makeSetUpLink } from './staff/links.ts';
import { explainStart } from './start-errors.ts';
import { thisVersion } from './this-version.ts';

/** A browser has six. */
const CONNECTIONS_PER_CLIENT = 64;

/** Starts the server: migrates, loads the sample where the database is empty, serves app and API on one port. */
async function main(settings: Settings, fromFile: ReadonlySet<string>, log: Log): Promise<void> {
  log.info('Starting', { version: thisVersion, node: process.versions.node });
  for (const unknown of findUnknownSettings(process.env)) log.warn(describeUnknown(unknown));
  for (const { status, message, todo } of [checkAddress(settings), checkProxy(settings)]) {
    if (status !== 'ok') log.warn(`${message} ${todo}`);
  }
  const databaseFile = settings.HARBORLIGHT_DB;
  const releaseFolder = findRelease();
  const endServing = await becomeServerOf(databaseFile, {
    onWait: (other) => log.warn(`${other} serves ${databaseFile}: waiting for it to end, to take over.`),
  });
  let isUpgraded = false;
  const db = await openDatabase(databaseFile, {
    isServer: true,
    onMigrated: (migration) => {
      isUpgraded = true;
      log.info('The database was brought up to date', { migration });
    },
  });
  const [difference] = await compareSchema(db);
  if (difference) {
    log.warn(
      `The database is not as Harborlight makes it: ${describeDifference(difference)}. See: harborlight doctor`,
    );
  }
  const open = isUpgraded ? await findLeftOpen(db) : [];
  if (open.length > 0) {
    log.warn('Addresses are shown that their sources keep to themselves. See: harborlight doctor', {
      centers: open.length,
    });
  }
  await loadStarterGuides(db);
  const withSample = settings.NODE_ENV !== 'production' && !process.argv.includes('--no-sample');
  if (withSample && (await loadSample(db, new Date()))) {
    log.info('The database was empty: loaded the sample directory. These centers are not real.');
  }
  const snapshotFolder = snapshotFolderOf(databaseFile);
  const cachePurge = openCachePurge(settings, (message) => log.warn(message));
  const live = await openLiveDirectory(
    {
      databaseFile,
      snapshotFolder,
      shown: {
        textHelpPhone: settings.TEXT_HELP_PHONE ?? null,
        texts: settings.TWILIO_FROM !== undefined,
        contactRetentionDays: settings.CONTACT_RETENTION_DAYS,
        handledRetentionDays: settings.KEEP_HANDLED_DAYS,
        publisher: publisherOf(settings),
      },
      pollMs: 500,
    },
    (error) => log.error(error),
    (trouble) => log.warn(`The offline copy is not up to date, trying again: ${trouble}`),
    (tags) => cachePurge?.tell(tags),
  );
  const importJobs = openImportJobs(databaseFile, log);
  const monitoring = await openMonitoring({ db, live, databaseFile, settings, log });
  const pages = openPageThread({ builtFolder: releaseFolder }, (error) => log.error(error));
  const app = createApp({
    db,
    live,
    importJobs,
    snapshotFolder,
    pwaFolder: join(releaseFolder, 'pwa'),
    renderPage: pages.render,
    ...contextFrom(settings, findOrigins(process.env, fromFile)),
    proxyWatch: openProxyWatch(settings, (message) => log.warn(message)),
    wakeMail: () => mailQueue.wake(),
    log,
    logError: (error) => log.error(error),
    observer: monitoring.observer,
    metrics: monitoring.metrics,
  });
  const server = await listen(app.fetch, {
    port: settings.PORT,
    hostname: settings.HOST,
    fd: findPassedSocket(process.env),
    stopWithinMs: settings.STOP_WITHIN_SECONDS * 1000,
    // All who come by a proxy come from its address.
    perClient:
      settings.TRUST_PROXY === false
        ? { most: CONNECTIONS_PER_CLIENT, clientOf: connectedClient }
        : undefined,
  });
  noteServed(releaseFolder);
  pages.start();
  // Not before the port is ours: two servers at work on one database would send each mail twice.
  const mailQueue = startMailQueue(db, {
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM ?? null,
    staffEmail: settings.STAFF_EMAIL ?? null,
    publicUrl: settings.PUBLIC_URL ?? null,
    allowPlain: settings.SMTP_ALLOW_PLAIN,
    content: settings.MAIL_CONTENT,
    log: (line) => log.warn(line),
  });
  monitoring.start();
  const stopPurging = keepRetention(db, databaseFile, settings, log);

  // Answers what is under way, then ends; a second signal ends at once.
  const finish = async (signal: NodeJS.Signals) => {
    process.once('SIGINT', () => process.exit(130));
    process.once('SIGTERM', () => process.exit(143));
    log.info('Stopping: answers under way are finished, no others begun', { signal });
    await importJobs.stop();
    await server.close();
    stopPurging();
    await monitoring.stop();
    await mailQueue.stop();
    await pages.stop();
    await live.stop();
    cachePurge?.stop();
    await db.destroy();
    endServing();
    log.info('Stopped');
  };
  // A server that was told to end ends, whatever goes wrong with that.
  const stop = (signal: NodeJS.Signals) =>
    finish(signal).catch((error: Error) => {
      log.error(error);
      process.exit(1);
    });
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // Last: who reads it may ask for the end at once.
  const address = isUnixSocket(settings)
    ? `the socket ${settings.HOST}`
    : ownAddress({ ...settings, PORT: server.port });
  await tellSetUpLink(db, settings.PUBLIC_URL?.replace(/\/+$/, '') ?? address, log);
  log.info(`Harborlight: ${live.current.size} centers on ${address}`);
}

/** Where nobody could sign in yet. */
async function tellSetUpLink(db: Db, address: string, log: Log): Promise<void> {
  const setUp = await makeSetUpLink(db, new Date());
  if (!setUp) return;
  const link = `${address}/admin0323/welcome#${setUp}`;
  log.info(`No staff yet. Make the first account at ${link} (good for one hour, once)`);
}

/**
 * The release that the bundle lies in; or, run from source, the one that was built last. By its real path: a build that
 * comes meanwhile is another.
 */
function findRelease(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const server = here.endsWith('server') ? join(here, '../dist/node') : here;
  const release = existsSync(server) ? join(realpathSync(server), '..') : undefined;
  if (release && existsSync(join(release, 'pwa/index.html'))) return release;
  throw new AppError(500, 'not_built', 'The app for browsers is not built. Run: npm run build');
}

/** The build keeps the releases that pages may come from: see release/releases.js. */
function noteServed(release: string): void {
  try {
    writeFileSync(join(release, 'served'), '');
  } catch {
    // On a read-only system no build removes any.
  }
}

let settings: Settings | undefined;
let log: Log | undefined;
let isServing = false;
try {
  const fromFile = loadDotEnv();
  settings = readSettings(process.env);
  log = openLog({ format: settings.LOG_FORMAT, level: settings.LOG_LEVEL });
  const logged = log;
  quietConsole(log);
  // What nobody foresaw is one line, too, rejections as well: of all others who are served nobody loses an answer by it.
  // To end, and be started anew, would be right where something half done stayed in memory; but what is stored is a
  // transaction each, and the directory is replaced as a whole. A process without memory is ended by V8, and one that
  // cannot even write this line by Node.
  process.on('uncaughtException', (error: unknown) => {
    logged.error(error instanceof Error ? error : 'Something was thrown that is no error');
    if (!isServing) process.exit(1);
  });
  await main(settings, fromFile, log);
  isServing = true;
} catch (error) {
  const why = await explainStart(error as Error, settings);
  if (settings?.LOG_FORMAT === 'json') log?.error(`Harborlight cannot start. ${why}`);
  else process.stderr.write(`Harborlight cannot start. ${why}\n`);
  if (settings?.LOG_LEVEL === 'debug') process.stderr.write(`${inspect(error)}\n`);
  process.exit(1);
}
