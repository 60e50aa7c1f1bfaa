import { chmodSync, closeSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DoctorReport } from '#core/doctor.ts';
import { MailServer } from '../mail/testing/mail-server.ts';
import { listen } from '../serve.ts';
import { addCenters, startApp } from '../testing/running-app.ts';
import { signedIn } from '../testing/staff.ts';
import { addMatchingRequest } from '../testing/stored-messages.ts';
import { startTextServer } from '../texting/testing/text-server.ts';
import { checkDisk } from './check-machine.ts';
import { examineMachine } from './examine.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const account = { user: 'us', pass: 'secret' };

let mailServer: MailServer;
let texts: Awaited<ReturnType<typeof startTextServer>>;
let env: Record<string, string>;
let stops: (() => Promise<unknown>)[];

beforeEach(async () => {
  mailServer = await new MailServer({ account }).start();
  texts = await startTextServer();
  stops = [() => mailServer.stop(), () => texts.stop()];
  env = {
    HOST: '127.0.0.1',
    PORT: '1',
    SMTP_URL: mailServer.url.replace('//', '//us:secret@'),
    MAIL_FROM: 'us@harborlight.example',
    STAFF_EMAIL: 'staff@harborlight.example',
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'secret',
    TWILIO_FROM: '512-555-0100',
    TWILIO_BASE_URL: texts.baseUrl,
  };
});
afterEach(async () => {
  for (const stop of stops) await stop();
});

async function start() {
  const on = await startApp({ env });
  stops.push(() => on.stop());
  env.HARBORLIGHT_DB = join(on.folder, 'harborlight.db');
  const ada = await signedIn(on);
  return { ...on, ada };
}

const statuses = ({ checks }: DoctorReport) =>
  Object.fromEntries(checks.map(({ name, status }) => [name, status]));
const find = ({ checks }: DoctorReport, name: string) => checks.find((check) => check.name === name);

it('finds all well on a server that is well, and sends nothing for it', async () => {
  texts.answer = (response) => response.writeHead(200).end('{}');
  const on = await start();
  const now = new Date().toISOString();
  await on.change(() =>
    addCenters(on.db, { name: 'Lantern House', city: 'Austin', state: 'TX', lastVerifiedAt: now }),
  );
  await on.db.insertInto('backups').values({ at: now, bytes: 4096, actor: 'ada' }).execute();
  const report = await examineMachine(env);
  expect(report.checks.filter(({ status }) => status !== 'ok')).toEqual([]);
  expect(report.status).toBe('ok');
  expect(report.checks.every(({ todo }) => todo === undefined)).toBe(true);
  expect(mailServer.attempts).toBe(0);
  expect(texts.received).toMatchObject([{ method: 'GET', path: '/2010-04-01/Accounts/AC1.json' }]);
});

it('says of all that is wrong what it is, and what to do', async () => {
  const on = await start();
  await addMatchingRequest(on.db, { at: new Date(Date.now() - DAY_MS) });
  const old = new Date(Date.now() - 8 * DAY_MS).toISOString();
  await on.db.insertInto('backups').values({ at: old, bytes: 4096, actor: 'ada' }).execute();
  chmodSync(env.HARBORLIGHT_DB ?? '', 0o644);
  env.SMTP_URL = mailServer.url.replace('//', '//us:wrong@');
  texts.answer = (response) => response.writeHead(401).end('{}');
  const report = await examineMachine(env);
  expect(statuses(report)).toEqual({
    database: 'ok',
    schema: 'ok',
    settings: 'ok',
    mail_server: 'failed',
    text_provider: 'failed',
    disk: 'ok',
    directory: 'warning',
    backup: 'warning',
    mails: 'warning',
    offline_copy: 'ok',
    access: process.platform === 'win32' ? undefined : 'warning',
  });
  expect(report.status).toBe('failed');
  for (const { status, todo } of report.checks) expect(todo === undefined).toBe(status === 'ok');
  expect(JSON.stringify(report)).not.toMatch(/secret|wrong@/);
  expect(await checkDisk(env.HARBORLIGHT_DB ?? '', Number.MAX_SAFE_INTEGER)).toMatchObject({
    status: 'warning',
    todo: expect.stringContaining('Make room'),
  });
});

it('compares what a server shows with the database', async () => {
  const on = await start();
  const server = await listen(on.app.fetch, { port: 0, hostname: '127.0.0.1' });
  stops.unshift(() => server.close());
  env.PORT = String(server.port);
  await on.change(() => addCenters(on.db, { name: 'Lantern House', city: 'Austin', state: 'TX' }));
  expect(find(await examineMachine(env), 'offline_copy')).toMatchObject({
    status: 'ok',
    message: expect.stringContaining('shows what is in the database'),
  });
  const report: DoctorReport = await (await on.ada.get('/api/admin/doctor')).json();
  expect(find(report, 'offline_copy')).toMatchObject({ status: 'ok' });
  // It follows no more.
  await on.live.stop();
  await addCenters(on.db, { name: 'Pier House', city: 'Waco', state: 'TX' });
  const [here, there] = await Promise.all([
    examineMachine(env),
    Promise.resolve(on.ada.get('/api/admin/doctor')).then((response) => response.json()),
  ]);
  expect(find(here, 'offline_copy')).toMatchObject({ status: 'warning' });
  expect(find(there, 'offline_copy')).toMatchObject({ status: 'warning' });
});

it('names wrong settings and a damaged database, and does not die of them', async () => {
  const folder = (await start()).folder;
  env.HARBORLIGHT_DB = join(folder, 'other.db');
  writeFileSync(env.HARBORLIGHT_DB, 'half a file');
  env.CONTACT_RETENTION_DAYS = 'none';
  const report = await examineMachine(env);
  expect(find(report, 'settings')).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('CONTACT_RETENTION_DAYS'),
  });
  expect(find(report, 'database')).toMatchObject({
    status: 'failed',
    todo: expect.stringContaining('harborlight restore'),
  });
});

it('tells of damage in the database of a server that runs', async () => {
  const on = await start();
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(on.db);
  const { rows } = await sql<{
    rootpage: number;
  }>`SELECT rootpage FROM sqlite_schema WHERE name = 'backups'`.execute(on.db);
  const file = openSync(env.HARBORLIGHT_DB ?? '', 'r+');
  writeSync(file, Buffer.alloc(4096, 0xab), 0, 4096, (rows[0]!.rootpage - 1) * 4096);
  closeSync(file);
  await sql`PRAGMA shrink_memory`.execute(on.db);
  const report: DoctorReport = await (await on.ada.get('/api/admin/doctor')).json();
  expect(find(report, 'database')).toMatchObject({ status: 'failed' });
});
