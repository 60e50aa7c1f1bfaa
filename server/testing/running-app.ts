import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testClient } from 'hono/testing';
import type { CenterFields } from '#core/center/center.ts';
import { makeSlug } from '#core/center/slug.ts';
import { nothingKnown } from '#core/testing/nothing-known.ts';
import { createApp } from '../app.ts';
import type { AppContext } from '../app-context.ts';
import { contextFrom } from '../context-from-settings.ts';
import { fieldsToRow, toCenterId } from '../database/center-rows.ts';
import { type Db, openDatabase } from '../database/db.ts';
import { noDirectory, openLiveDirectory } from '../directory/live-directory.ts';
import { openCachePurge } from '../directory/purge-caches.ts';
import { openImportJobs } from '../imports/jobs/bulk-import-jobs.ts';
import { type Log, noLog } from '../log.ts';
import { publisherOf } from '../settings/publisher-setting.ts';
import { readSettings } from '../settings/settings.ts';

interface AppOptions extends Partial<AppContext> {
  pollMs?: number;
  /** Settings as in the environment. */
  env?: Record<string, string>;
  /** That of an app that was stopped, to go on with what it stored; without it, a new one. */
  folder?: string;
  /** False where nobody searches or reads a center: to start the thread that follows the database takes the longest. */
  follows?: boolean;
}

/** The app on a real database file of its own, with its worker thread unless it `follows` nothing. */
export async function startApp({
  pollMs = 20,
  env = {},
  folder = mkdtempSync(join(tmpdir(), 'harborlight-')),
  follows = true,
  ...context
}: AppOptions = {}) {
  const databaseFile = join(folder, 'harborlight.db');
  const snapshotFolder = join(folder, 'snapshots');
  const pwaFolder = join(folder, 'pwa');
  mkdirSync(pwaFolder, { recursive: true });
  const db = await openDatabase(databaseFile);
  const errors: Error[] = [];
  const log: Log = context.log ?? {
    ...noLog,
    error: (error) => errors.push(error instanceof Error ? error : new Error(error)),
  };
  const settings = readSettings({ ...env, HARBORLIGHT_DB: databaseFile });
  const cachePurge = openCachePurge(settings, (message) => errors.push(new Error(message)));
  const publisher = publisherOf(settings);
  const live = follows
    ? await openLiveDirectory(
        {
          databaseFile,
          snapshotFolder,
          shown: { textHelpPhone: null, contactRetentionDays: 90, publisher },
          pollMs,
        },
        (error) => errors.push(error),
        (trouble) => errors.push(new Error(trouble)),
        (tags) => cachePurge?.tell(tags),
      )
    : noDirectory(publisher);
  const importJobs = openImportJobs(databaseFile, log);
  const app = createApp({
    db,
    live,
    importJobs,
    snapshotFolder,
    pwaFolder,
    renderPage: undefined,
    ...contextFrom(settings, { HARBORLIGHT_DB: 'environment' }),
    wakeMail: () => {},
    log,
    observer: undefined,
    metrics: undefined,
    logError: (error) => errors.push(error),
    ...context,
  });

  /** Until all goes by what the database holds now: a newer version alone may be that of an earlier change. */
  async function catchUp(): Promise<void> {
    if (!follows) return;
    const { count } = await db.selectFrom('directory_changes').select('count').executeTakeFirstOrThrow();
    while ((live.changes ?? -1) < count) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await catchUp();

  return {
    db,
    app,
    live,
    importJobs,
    folder,
    client: testClient(app),
    errors,
    log,
    /** Posts JSON, as text if it is text already, from an address. */
    post(path: string, body: unknown, { from = '192.0.2.1', ...headers }: Record<string, string> = {}) {
      return app.request(
        path,
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...headers },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        },
        { incoming: { socket: { remoteAddress: from } } },
      );
    },
    /** Writes a change, and resolves once it can be seen. */
    async change(write: () => Promise<unknown>): Promise<void> {
      await write();
      await catchUp();
    },
    async stop({ keepFolder = false } = {}): Promise<void> {
      await importJobs.stop();
      await live.stop();
      cachePurge?.stop();
      await db.destroy();
      if (!keepFolder) rmSync(folder, { recursive: true });
    },
  };
}

/** Writes centers as staff would, each with what is given and nothing else known. Returns their ids by name. */
export async function addCenters(
  db: Db,
  ...centers: (Pick<CenterFields, 'name' | 'city' | 'state'> &
    Partial<CenterFields> & { reviewStatus?: 'NEEDS_REVIEW' | 'UNPUBLISHED'; lastVerifiedAt?: string })[]
): Promise<Record<string, string>> {
  const added = await db
    .insertInto('centers')
    .values(
      centers.map(({ reviewStatus, lastVerifiedAt, ...fields }) => ({
        ...fieldsToRow({ ...nothingKnown, ...fields }),
        slug: makeSlug(fields),
        review_status: reviewStatus ?? 'PUBLISHED',
        last_verified_at: lastVerifiedAt ?? null,
        created_at: '2026-11-01T00:00:00.000Z',
        updated_at: '2026-11-01T00:00:00.000Z',
      })),
    )
    .returning(['id', 'name'])
    .execute();
  return Object.fromEntries(added.map(({ id, name }) => [name, toCenterId(id)]));
}

/** The paths that a 400 names in its issues. */
export async function readWrongPaths(response: Response): Promise<string[]> {
  const { error } = await response.json();
  return error.issues.map(({ path }: { path: string }) => path);
}
