import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { matchingRequest } from '../testing/messages.ts';
import { addCenters, startApp } from '../testing/running-app.ts';
import { signedIn } from '../testing/staff.ts';
import { addMatchingRequest } from '../testing/stored-messages.ts';
import { findAlerts } from './alerts.ts';
import { openLog } from './log-lines.ts';
import { openMetrics } from './metrics.ts';
import { observeRequests } from './observe-requests.ts';

const HOUR_MS = 60 * 60 * 1000;
const TOKEN = 'a token of our own';

let stops: (() => unknown)[];
beforeEach(() => {
  stops = [];
});
afterEach(async () => {
  for (const stop of stops.reverse()) await stop();
});

interface Options extends Partial<Pick<Parameters<typeof openLog>[0], 'level' | 'format'>> {
  env?: Record<string, string>;
}

/** The app with its log and its metrics, which are of it, and not of the process that runs the tests. */
async function start({ level = 'debug', format = 'text', env = {} }: Options = {}) {
  const lines: string[] = [];
  const log = openLog({ format, level, write: (line) => lines.push(line) });
  let metrics: ReturnType<typeof openMetrics> | undefined;
  const on = await startApp({
    env: { METRICS_TOKEN: TOKEN, ...env },
    log,
    logError: (error) => log.error(error),
    observer: observeRequests(log, (answered) => metrics?.count(answered)),
    metrics: {
      count: (answered) => metrics?.count(answered),
      read: () => metrics!.read(),
    },
  });
  stops.push(() => on.stop());
  const databaseFile = `${on.folder}/harborlight.db`;
  const alerts = { current: [] as Awaited<ReturnType<typeof findAlerts>> };
  metrics = openMetrics({ db: on.db, live: on.live, databaseFile, alerts: () => alerts.current });
  const settings = readSettings({ ...env, HARBORLIGHT_DB: databaseFile });
  const watched = { db: on.db, live: on.live, databaseFile, settings };
  return { ...on, lines, alerts, settings, find: () => findAlerts(watched, new Date()) };
}

it('measures by the route that made it what is answered as it was kept, and all that a client has already', async () => {
  const on = await start();
  await on.change(() => addCenters(on.db, { name: 'Lantern House', city: 'Austin', state: 'TX' }));
  const etag = (await on.app.request('/api/centers/lantern-house-austin-tx.json')).headers.get('ETag')!;
  for (let time = 1; time <= 2; time++) await on.app.request('/api/centers/lantern-house-austin-tx.json');
  await on.app.request('/api/centers/lantern-house-austin-tx.json', { headers: { 'If-None-Match': etag } });
  await on.app.request('/api/centers/lantern-house-austin-tx.json', { method: 'HEAD' });
  const metrics = await on.app.request('/metrics', { headers: { Authorization: `Bearer ${TOKEN}` } });
  const lines = (await metrics.text()).split('\n');
  const route = 'route="/api/centers/:slug"';
  for (const counted of [
    `method="GET",${route},status="200"} 3`,
    `method="GET",${route},status="304"} 1`,
    `method="HEAD",${route},status="200"} 1`,
  ])
    expect(lines).toContain(`harborlight_http_request_duration_seconds_count{${counted}`);
  expect(on.lines.filter((line) => line.includes('route=/api/centers/:slug'))).toHaveLength(5);
});

it('measures requests by their declared route, and tells no person and no question', async () => {
  const on = await start();
  await on.change(() => addCenters(on.db, { name: 'Lantern House', city: 'Austin', state: 'TX' }));
  const manifest = await (await on.app.request('/api/snapshot')).json();
  const [state] = manifest.states;
  const file = await on.app.request(`/api/snapshot/${state.state}-${state.hash}.json`);
  const bytes = (await file.arrayBuffer()).byteLength;
  const asked = [
    '/api/centers?q=my+secret+street&near=Springfield',
    '/api/centers/lantern-house-austin-tx',
    '/centers/lantern-house-austin-tx',
    '/es/centers/somebody-i-know',
    '/guides/my-own-secret',
    '/states/TX?q=secret',
    '/secret-page',
    '/admin0323/submissions?id=secret',
    '/icons/secret.png',
    '/api/admin/matching-requests/secret',
  ];
  for (const path of asked) {
    await on.app.request(path, {
      headers: { 'X-Forwarded-For': '203.0.113.9', 'X-Request-Id': 'secret-id' },
    });
  }
  await on.app.request('/api/centers', { method: 'SECRET' });
  await on.post('/api/live-matching', matchingRequest, { from: '203.0.113.9' });
  on.alerts.current = [{ code: 'mails_refused', message: 'secret', todo: '' }];

  expect((await on.app.request('/metrics')).status).toBe(401);
  expect((await on.app.request('/metrics', { headers: { Authorization: 'Bearer wrong' } })).status).toBe(401);
  const response = await on.app.request('/metrics', { headers: { Authorization: `Bearer ${TOKEN}` } });
  expect(response.headers.get('Content-Type')).toContain('text/plain; version=0.0.4');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const text = await response.text();
  const routes = new Set([...text.matchAll(/route="([^"]*)"/g)].map(([, route]) => route));
  expect(routes).toEqual(
    new Set([
      '/api/snapshot',
      '/api/snapshot/:file',
      '/api/centers',
      '/api/centers/:slug',
      '/centers/:slug',
      '/guides/:slug',
      '/states/:state',
      'none',
      '/admin0323/*',
      'a file',
      '/api/admin/matching-requests/:id',
      '/api/live-matching',
      '/metrics',
    ]),
  );
  const found = (line: string) => expect(text.split('\n')).toContain(line);
  const measured = 'harborlight_http_request_duration_seconds_count';
  found(`${measured}{method="GET",route="/api/centers/:slug",status="200"} 1`);
  found(`${measured}{method="GET",route="/api/admin/matching-requests/:id",status="401"} 1`);
  found(`${measured}{method="POST",route="/api/live-matching",status="201"} 1`);
  found('harborlight_forms_total{kind="live_matching"} 1');
  found('harborlight_requests_open 1');
  found('harborlight_mails{audience="staff",status="QUEUED"} 1');
  found('harborlight_centers 1');
  found('harborlight_backup_timestamp_seconds 0');
  found('harborlight_alert{code="mails_refused"} 1');
  found('harborlight_alert{code="disk_full"} 0');
  expect(Number(/^harborlight_sync_bytes_total (\d+)$/m.exec(text)?.[1])).toBeGreaterThanOrEqual(bytes);
  for (const name of [
    'disk_free_bytes',
    'database_bytes',
    'request_oldest_wait_seconds',
    'mail_oldest_wait_seconds',
  ]) {
    expect(Number(new RegExp(`^harborlight_${name} (\\S+)$`, 'm').exec(text)?.[1])).toBeGreaterThan(0);
  }
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);

  expect(on.lines.length).toBeGreaterThan(asked.length);
  const told = text + on.lines.join('');
  for (const word of [/secret/i, /203\.0\.113/, /lantern/i, /springfield/i, /555-01/, /somebody/]) {
    expect(told.match(word)).toBeNull();
  }
});

it('has no metrics where nobody could ask for them', async () => {
  const on = await startApp();
  stops.push(() => on.stop());
  const pages = await on.app.request('/metrics', { headers: { Authorization: 'Bearer undefined' } });
  expect(pages.headers.get('Content-Type')).not.toContain('version=0.0.4');
});

it('writes one line for each thing, as text and as JSON, and finds the reason by the id of the answer', async () => {
  for (const format of ['text', 'json'] as const) {
    const on = await start({ format });
    // Nothing can be looked up any more.
    await on.db.schema.dropTable('matching_requests').execute();
    const response = await on.post('/api/live-matching', matchingRequest);
    expect(response.status).toBe(500);
    const id = response.headers.get('X-Request-Id');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    const [why = '', answered = ''] = on.lines;
    expect(on.lines).toHaveLength(2);
    for (const line of on.lines) expect(line).toMatch(/^[^\n]+\n$/);
    if (format === 'text') {
      expect(why).toMatch(
        /^\d{4}-\S+Z error Something failed that nobody foresaw \(requestId=\S+, error=SqliteError, code=SQLITE_ERROR, at=.*\)\n$/,
      );
      expect(answered).toContain(
        ` warn  Answered that something is wrong (requestId=${id}, method=POST, route=/api/live-matching, status=500, ms=`,
      );
    } else {
      expect(JSON.parse(why)).toMatchObject({ level: 'error', requestId: id, error: 'SqliteError' });
      expect(JSON.parse(answered)).toMatchObject({
        level: 'warn',
        time: expect.stringMatching(/^\d{4}-.*Z$/),
        requestId: id,
        route: '/api/live-matching',
        status: 500,
      });
    }
  }
});

it('tells of an import in figures, without the names of its files', async () => {
  const on = await start({ level: 'info' });
  const ada = await signedIn(on);
  const body = new FormData();
  body.append('file', new File(['name,city,state\nHope,Austin,TX\n'], 'secret.csv', { type: 'text/csv' }));
  const sent = { method: 'POST', headers: ada.headers, body };
  expect((await on.app.request('/api/admin/bulk-import', sent)).status).toBe(200);
  expect(on.lines.map((line) => line.slice(25).replace(/requestId=[^,)]+/, 'requestId'))).toEqual([
    'info  Began: an import (requestId)\n',
    expect.stringMatching(
      /^info {2}Ended: an import \(requestId, outcome=done, import=1, .*rows=1, new=1, .*ms=\d+, megabytes=\d+, cpuMs=\d+\)\n$/,
    ),
  ]);
});

it('finds what an operator must see to, for all staff or for admins', async () => {
  const on = await start({ env: { BACKUP_EVERY_HOURS: '24' } });
  const codes = async () => (await on.find()).map(({ code }) => code).filter((code) => code !== 'disk_low');
  expect(await codes()).toEqual(['backup_old']);
  const at = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
  await on.db
    .insertInto('backups')
    .values({ at: at(25).toISOString(), bytes: 1, actor: 'ada' })
    .execute();
  await addMatchingRequest(on.db, { at: at(0.1), id: 'request-1' });
  expect(await codes()).toEqual([]);
  await on.db
    .updateTable('matching_requests')
    .set({ created_at: at(13).toISOString() })
    .execute();
  await on.db
    .updateTable('notifications')
    .set({ created_at: at(0.5).toISOString(), last_error: '451 4.7.1 <(address)> later' })
    .execute();
  expect(await codes()).toEqual(['help_waits', 'mails_stuck']);
  await on.db.updateTable('notifications').set({ status: 'FAILED', last_error: '550 5.1.1 no' }).execute();
  await on.db
    .updateTable('backups')
    .set({ at: at(27).toISOString() })
    .execute();
  expect(await codes()).toEqual(['help_waits', 'mails_refused', 'backup_old']);

  const read = async (role: 'admin' | 'reviewer', name: string) => {
    const response = await (await signedIn(on, name, role)).get('/api/admin/alerts');
    const found: { code: string; message: string }[] = await response.json();
    return found.filter(({ code }) => code !== 'disk_low');
  };
  expect((await read('admin', 'Ada Admin')).map(({ code }) => code)).toEqual(await codes());
  const [waits, refused] = await read('reviewer', 'Rae Reviewer');
  expect(waits?.message).toContain('1 request for help waits');
  expect(refused?.message).toBe(
    '1 mail to staff was not sent (550 5.1.1), 1 of them about a request for help. It will not be tried again.',
  );
  // Once somebody has seen to it, it does not matter how they came to know.
  await on.db
    .updateTable('matching_requests')
    .set({ handled_at: at(0).toISOString() })
    .execute();
  expect(await codes()).toEqual(['backup_old']);
});

it('finds that half of the texts of an hour or a day have gone, for admins', async () => {
  const on = await start({ env: { LIMIT_TEXTS_ALL_PER_HOUR: '4', LIMIT_TEXTS_ALL_PER_DAY: '8' } });
  const ids = await addCenters(on.db, { name: 'Lantern House', city: 'Austin', state: 'TX' });
  const found = async () => (await on.find()).filter(({ code }) => code === 'texts_running_out');
  let sent = 0;
  const send = (hours: number, status: 'SENT' | 'FAILED' = 'SENT') =>
    on.db
      .insertInto('text_messages')
      .values({
        id: `text-${++sent}`,
        center_id: Number(ids['Lantern House']),
        status,
        created_at: new Date(Date.now() - hours * HOUR_MS).toISOString(),
      })
      .execute();
  await send(0.1);
  await send(0.1, 'FAILED');
  expect(await found()).toEqual([]);
  await send(0.2);
  expect((await found())[0]?.message).toContain('2 of the 4 texts have gone that LIMIT_TEXTS_ALL_PER_HOUR');
  await on.db
    .updateTable('text_messages')
    .set({ created_at: new Date(Date.now() - 2 * HOUR_MS).toISOString() })
    .execute();
  expect(await found()).toEqual([]);
  for (const hours of [3, 4]) await send(hours);
  expect((await found())[0]?.message).toContain('4 of the 8 texts have gone that LIMIT_TEXTS_ALL_PER_DAY');
});
