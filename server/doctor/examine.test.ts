import { chmodSync, closeSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DoctorReport } from '#core/staff/doctor.ts';
import { stampOf } from '../database/kept-files.ts';
import { MailServer } from '../mail/testing/mail-server.ts';
import { listen } from '../serve.ts';
import { startTextServer } from '../sms/testing/sms-server.ts';
import { addGuides } from '../testing/add-guides.ts';
import { addCenters, startApp } from '../testing/running-app.ts';
import { signedIn } from '../testing/staff.ts';
import { addMatchingRequest } from '../testing/stored-messages.ts';
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
    MAIL_CONTENT: 'never',
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
  await addGuides(
    on.db,
    { slug: 'law', title: 'A law', dueAt: '2026-01-01' },
    { slug: 'new', title: 'New', dueAt: '9999-01-01' },
  );
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
    address: 'ok',
    publisher: 'ok',
    proxy: 'ok',
    server: 'ok',
    mail_server: 'failed',
    text_provider: 'failed',
    disk: 'ok',
    clock: 'ok',
    directory: 'warning',
    listings: 'ok',
    withheld: 'ok',
    guides: 'warning',
    backup: 'warning',
    copies: 'ok',
    mails: 'warning',
    offline_copy: 'ok',
    access: process.platform === 'win32' ? undefined : 'warning',
  });
  expect(report.status).toBe('failed');
  expect(find(report, 'guides')).toMatchObject({
    message: '1 of 2 due to be read again.',
    todo: 'See which: harborlight guides due.',
  });
  for (const { status, todo } of report.checks) expect(todo === undefined).toBe(status === 'ok');
  expect(JSON.stringify(report)).not.toMatch(/secret|wrong@/);
  expect(await checkDisk(env.HARBORLIGHT_DB ?? '', Number.MAX_SAFE_INTEGER)).toMatchObject({
    status: 'warning',
    todo: expect.stringContaining('Make room'),
  });
});

it('warns of a mail server that encrypts nothing, of a name that is no setting, and of a backup that is late', async () => {
  const on = await start();
  const hoursAgo = (hours: number) => new Date(Date.now() - (hours * DAY_MS) / 24).toISOString();
  await on.db
    .insertInto('backups')
    .values({ at: hoursAgo(25.9), bytes: 4096, actor: 'ada' })
    .execute();
  env.BACKUP_EVERY_HOURS = '24';
  expect(statuses(await examineMachine(env))).toMatchObject({
    backup: 'ok',
    mail_server: 'ok',
    settings: 'ok',
  });
  await on.db
    .updateTable('backups')
    .set({ at: hoursAgo(26.1) })
    .execute();
  env.MAIL_CONTENT = 'encrypted';
  env.TRUST_PROXYY = 'true';
  const report = await examineMachine(env);
  expect(statuses(report)).toMatchObject({ backup: 'warning', mail_server: 'warning', settings: 'warning' });
  expect(find(report, 'backup')?.message).toContain('due every 24 hours');
  expect(find(report, 'mail_server')?.message).toContain('hold a link');
  expect(find(report, 'settings')?.message).toBe('TRUST_PROXYY is no setting. Is TRUST_PROXY meant?');

  env.SMTP_URL = mailServer.url.replace('//127.0.0.1', '//us:secret@0.0.0.0');
  expect(find(await examineMachine(env), 'mail_server')).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('offers no encryption, so no mail goes out'),
  });
  env.SMTP_ALLOW_PLAIN = 'true';
  expect(find(await examineMachine(env), 'mail_server')?.message).toContain('hold a link');

  const encrypting = await new MailServer({ account, tls: true }).start();
  env.SMTP_URL = `${encrypting.url.replace('//', '//us:secret@')}?tls.rejectUnauthorized=false`;
  expect(find(await examineMachine(env), 'mail_server')).toMatchObject({
    status: 'ok',
    message: expect.stringContaining('encrypted'),
  });
  await encrypting.stop();
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

it('tells of a server that people cannot ask for help, from its machine and from afar', async () => {
  const on = await start();
  const server = await listen(on.app.fetch, { port: 0, hostname: '127.0.0.1' });
  stops.unshift(() => server.close());
  env.PORT = String(server.port);
  await sql`PRAGMA query_only = ON`.execute(on.db);
  const here = await examineMachine(env);
  const there: DoctorReport = await (await on.ada.get('/api/admin/doctor')).json();
  await sql`PRAGMA query_only = OFF`.execute(on.db);
  for (const report of [here, there]) {
    expect(find(report, 'server')).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('cannot be written to'),
    });
  }
});

it('counts phones, websites and places that cannot be right, and says how to find them', async () => {
  const on = await start();
  const place = { city: 'Austin', state: 'TX' } as const;
  await on.change(() =>
    addCenters(
      on.db,
      { name: 'Lantern House', ...place, phone: 'call us', zip: '63601' },
      { name: 'Pier House', ...place, phone: '512-555-0100 x12', zip: '78701', website: 'http://none' },
      { name: 'Harbor House', ...place, phone: '555-0100', reviewStatus: 'UNPUBLISHED' },
      { name: 'Hill House', ...place, phone: '2.0755601E+09', lat: 30.27, lng: -97.74 },
    ),
  );
  const found = find(await examineMachine(env), 'listings');
  expect(found).toEqual({
    name: 'listings',
    status: 'warning',
    message: '2 unusable phones, 1 website that is none, 1 place that is far from its city.',
    todo: 'See which, and correct them: harborlight centers search --flaw phone; harborlight centers search --flaw website; harborlight centers search --flaw place.',
  });
});

it('names what was laid aside beside the database, and backups there that must be gone', async () => {
  const { folder } = await start();
  const name = (what: string, days: number, end = '') =>
    join(folder, `harborlight-${what}${stampOf(new Date(Date.now() - days * DAY_MS))}${end}.db`);
  const kept = name('before-restore-', 10);
  writeFileSync(kept, '');
  expect(find(await examineMachine(env), 'copies')).toMatchObject({
    status: 'ok',
    message: expect.stringMatching(new RegExp(`${basename(kept)} \\(until \\w{3} \\d+, \\d{4}\\)\\.$`)),
  });
  const [older, backup] = [name('before-upgrade-', 91), name('', 5, '-until-20260101')];
  for (const file of [older, backup, name('', 89), name('', 1, '-until-99990101')]) writeFileSync(file, '');
  const found = find(await examineMachine(env), 'copies');
  expect(found).toMatchObject({ status: 'warning', todo: expect.stringContaining('harborlight purge') });
  expect(found?.message).toContain(`90 days only: ${older}, ${backup}.`);
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
