import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connect } from '../database/db.ts';
import { migrations } from '../database/migrations/index.ts';
import { matchingRequest } from '../testing/messages.ts';
import { startApp } from '../testing/running-app.ts';
import { healthRoutes } from './health-routes.ts';
import { findNotReady } from './readiness.ts';

let on: Awaited<ReturnType<typeof startApp>>;
let databaseFile: string;

beforeEach(async () => {
  on = await startApp();
  databaseFile = join(on.folder, 'harborlight.db');
  // Nobody wants to wait ten seconds here.
  await sql`PRAGMA busy_timeout = 100`.execute(on.db);
});
afterEach(() => on.stop());

/** What the three addresses say, looked at anew each time. */
async function ask({ live = on.live }: { live?: Parameters<typeof healthRoutes>[0]['live'] } = {}) {
  const app = new Hono().route('/', healthRoutes({ db: on.db, live, databaseFile }, 0));
  const [alive, ready, health] = await Promise.all(
    ['/livez', '/readyz', '/healthz'].map(async (path) => {
      const response = await app.request(path);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      return { status: response.status, body: await response.json() };
    }),
  );
  expect(alive).toEqual({ status: 200, body: { status: 'ok' } });
  expect(health?.status).toBe(ready?.status);
  expect(health?.body).toEqual({ ...ready?.body, centers: live.current.size, version: live.version });
  return ready?.status === 200 ? 'ready' : ready?.body.reasons.map(({ code }: { code: string }) => code);
}

it('answers that it is ready, as it always did', async () => {
  expect(await ask()).toBe('ready');
  expect(await (await on.app.request('/healthz')).json()).toEqual({
    status: 'ok',
    centers: 0,
    version: on.live.version,
  });
});

it('is not ready while another program keeps the database locked, and is again afterwards', async () => {
  const other = connect(databaseFile);
  await other.connection().execute(async (connection) => {
    await sql`BEGIN IMMEDIATE`.execute(connection);
    expect(await ask()).toEqual(['database_locked']);
    await sql`ROLLBACK`.execute(connection);
  });
  await other.destroy();
  expect(await ask()).toBe('ready');
});

it.skipIf(process.platform === 'win32')(
  'is not ready, and takes no form, once the database was moved or deleted under it',
  async () => {
    const away = `${databaseFile}.away`;
    renameSync(databaseFile, away);
    expect(await ask()).toEqual(['database_moved']);
    const refused = await on.post('/api/live-matching', matchingRequest);
    expect(refused.status).toBe(503);
    expect((await refused.json()).error.code).toBe('database_moved');
    expect(await on.db.selectFrom('matching_requests').select('id').execute()).toEqual([]);
    renameSync(away, databaseFile);
    expect(await ask()).toBe('ready');
    expect((await on.post('/api/live-matching', matchingRequest)).status).toBe(201);
    rmSync(databaseFile);
    expect(await ask()).toEqual(['database_moved']);
  },
);

it('is not ready on a database of another version', async () => {
  const last = Object.keys(migrations).at(-1)!;
  await sql`INSERT INTO kysely_migration VALUES ('9999-later', '2030')`.execute(on.db);
  expect(await ask()).toEqual(['schema_newer']);
  await sql`DELETE FROM kysely_migration WHERE name IN ('9999-later', ${last})`.execute(on.db);
  expect(await ask()).toEqual(['schema_behind']);
});

it('is not ready where nothing can be written, a thread has died, or the disk is nearly full', async () => {
  await sql`PRAGMA query_only = ON`.execute(on.db);
  const { current, version } = on.live;
  const dead = { current, version, failure: new Error('out of memory') };
  expect(await ask({ live: dead })).toEqual(['database_unwritable', 'worker_dead']);
  await sql`PRAGMA query_only = OFF`.execute(on.db);
  expect(
    await findNotReady({ db: on.db, live: on.live, databaseFile }, Number.MAX_SAFE_INTEGER),
  ).toMatchObject([{ code: 'disk_full', message: expect.any(String), todo: expect.any(String) }]);
});

it('looks once, however many ask at a time', async () => {
  const app = new Hono().route('/', healthRoutes({ db: on.db, live: on.live, databaseFile }, 60_000));
  expect((await app.request('/readyz')).status).toBe(200);
  await sql`PRAGMA query_only = ON`.execute(on.db);
  const again = await Promise.all(Array.from({ length: 20 }, () => app.request('/readyz')));
  expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]));
});
