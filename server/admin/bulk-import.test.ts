import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ImportAnswer, MAX_FILE_BYTES } from '#core/bulk-import.ts';
import { columns, templateCsv, toCsv } from '#core/columns.ts';
import { listen } from '../serve.ts';
import { startApp } from '../testing/running-app.ts';
import { signedIn } from '../testing/staff.ts';

let on: Awaited<ReturnType<typeof startApp>>;
let ada: Awaited<ReturnType<typeof signedIn>>;
beforeEach(async () => {
  on = await startApp();
  ada = await signedIn(on);
});
afterEach(() => on.stop());

function upload(text: string, { query = '', name = 'ours.csv', type = 'text/csv', as = ada } = {}) {
  const body = new FormData();
  body.append('file', new File([text], name, { type }));
  return on.app.request(`/api/admin/bulk-import${query}`, { method: 'POST', headers: as.headers, body });
}

async function imported(text: string, query = ''): Promise<ImportAnswer> {
  const response = await upload(text, { query });
  const answer = await response.json();
  expect(response.status, JSON.stringify(answer)).toBe(200);
  return answer;
}

const good = 'name,city,state,phone,levels_of_care\nHope,Austin,TX,512-555-0100,DETOX\nFaith,Waco,TX,,\n';
const manyRows = (count: number) =>
  toCsv([
    ['name', 'city', 'state', 'program_highlights'],
    ...Array.from({ length: count }, (_, i) => [
      `Center ${i}`,
      'Springfield',
      'IL',
      'Small groups. '.repeat(20),
    ]),
  ]);

const centers = () => on.db.selectFrom('centers').selectAll().orderBy('id').execute();

it('imports the good rows, and names the wrong and the odd ones as the spec has it', async () => {
  const answer = await imported(`${good}Love,,TX,,\nJoy,Dallas,Texass,,\nPeace,Tyler,TX,,"IOP, Spa"\n`);
  expect(answer).toMatchObject({
    success: 3,
    errors: [
      { row: 4, error: 'city: is empty: every center needs a city' },
      { row: 5, error: 'state: “Texass” is not a US state, such as TX' },
    ],
    warnings: [
      { row: 6, warning: 'levels_of_care: “Spa” is not one of DETOX, RESIDENTIAL, PHP, IOP; left out' },
    ],
    importId: 1,
    counts: { new: 3, changed: 0, unchanged: 0, wrong: 2, warnings: 1 },
  });
  expect((await centers()).map(({ name }) => name)).toEqual(['Hope', 'Faith', 'Peace']);
  expect(await on.db.selectFrom('imports').selectAll().executeTakeFirstOrThrow()).toMatchObject({
    files: '["ours.csv"]',
    actor: 'Ada Admin',
    channel: 'web',
  });
});

it('previews every kind of row, field by field, and writes nothing', async () => {
  await imported(good);
  const before = await centers();
  const preview = await imported(
    `${good.replace('0100', '0111')}Love,Dallas,TX,,\nLove,Dallas,TX,,PHP\nJuan,San Juan,PR,,\n,Waco,TX,,\n`,
    '?dryRun=true',
  );
  expect(preview).toMatchObject({
    success: 3,
    importId: null,
    dryRun: true,
    counts: { new: 1, changed: 1, unchanged: 1, duplicates: 1, leftOut: 1, wrong: 1, rows: 6 },
    errors: [{ row: 7, error: 'name: is empty: every center needs a name' }],
  });
  expect(preview.details).toEqual({
    new: [{ row: 4, name: 'Love', city: 'Dallas', state: 'TX' }],
    changed: [
      {
        row: 2,
        id: '00000001',
        name: 'Hope',
        city: 'Austin',
        state: 'TX',
        changes: [{ field: 'phone', before: '512-555-0100', after: '512-555-0111' }],
      },
    ],
    unchanged: [{ row: 3, id: '00000002', name: 'Faith', city: 'Waco', state: 'TX' }],
    missing: [],
    duplicates: [{ row: 5, sameAs: 4, name: 'Love' }],
    leftOut: [{ row: 6, reason: 'PR (Puerto Rico) is not one of the 50 states' }],
  });
  expect(await centers()).toEqual(before);
  expect(await on.db.selectFrom('imports').selectAll().execute()).toHaveLength(1);
});

it('previews what a directory no longer lists, and what is listed again', async () => {
  const header = 'name1,name2,street1,street2,city,state,zip,phone,intake1,service_code_info\n';
  const clinic = 'Harbor Clinic,,12 Pier Road,,Mobile,AL,36602,251-555-0100,,SA * OP * CBT MOTI * MD SF\n';
  const lodge = 'Lantern Lodge,,9 Hill Street,,Mobile,AL,36602,251-555-0111,,SA * OP * CBT MOTI * MD SF\n';
  await imported(header + clinic + lodge, '?year=2022');
  const gone = await imported(header + clinic, '?dryRun=true&year=2022');
  expect(gone).toMatchObject({
    format: 'samhsa',
    counts: { missing: 1, unchanged: 1 },
    details: { missing: [{ id: '00000002', name: 'Lantern Lodge', city: 'Mobile', state: 'AL' }] },
  });
  await imported(header + clinic, '?year=2022');
  const back = await imported(header + clinic + lodge, '?dryRun=true&year=2022');
  expect(back.details?.changed).toMatchObject([
    { row: 3, changes: [{ field: 'reviewStatus', before: 'Needs review', after: 'Published' }] },
  ]);
});

it('refuses a file of which nothing can be imported, with all that is wrong; its preview lists the same', async () => {
  const wrong = 'name,city,state\n,Waco,TX\nHope,,TX\n';
  const response = await upload(wrong);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    error: {
      code: 'invalid_rows',
      issues: [
        { path: 'ours.csv, row 2, column name', message: 'is empty: every center needs a name' },
        { path: 'ours.csv, row 3, column city' },
      ],
    },
  });
  expect(await imported(wrong, '?dryRun=true')).toMatchObject({
    success: 0,
    errors: [{ row: 2 }, { row: 3 }],
  });
});

it('refuses what would leave nothing but an empty directory', async () => {
  const response = await upload('name,city,state\nJuan,San Juan,PR\n');
  expect(response.status).toBe(422);
  expect((await response.json()).error).toMatchObject({ code: 'nothing_to_import' });
});

it('takes CSV only, by its type or its extension', async () => {
  const refused = await upload(good, { name: 'ours.txt', type: 'text/plain' });
  expect(refused.status).toBe(415);
  expect((await refused.json()).error).toMatchObject({
    code: 'not_csv',
    message: 'Please select a CSV file.',
  });
  expect((await upload(good, { name: 'OURS.CSV', type: 'application/vnd.ms-excel' })).status).toBe(200);
  expect((await upload(good, { name: 'ours', type: 'text/csv' })).status).toBe(200);
});

it('names the field that is missing, and says what a wrong header lacks', async () => {
  const empty = new FormData();
  empty.append('csv', new File([good], 'ours.csv'));
  const send = (body: FormData | string, type?: string) =>
    on.app.request('/api/admin/bulk-import', {
      method: 'POST',
      headers: { ...ada.headers, ...(type && { 'Content-Type': type }) },
      body,
    });
  const missing = await send(empty);
  expect(missing.status).toBe(400);
  expect((await missing.json()).error.issues).toEqual([
    { path: 'file', message: 'is missing, or is no file' },
  ]);
  expect((await send(good, 'text/csv')).status).toBe(400);
  const header = await upload('title,town\nHope,Austin\n');
  expect(header.status).toBe(422);
  expect((await header.json()).error).toMatchObject({ code: 'wrong_header' });
  expect((await upload('')).status).toBe(422);
});

it('refuses a file that is too large by what the request says of it, before it comes', async () => {
  let read = false;
  const pull = () => {
    read = true;
  };
  const told = await on.app.request('/api/admin/bulk-import', {
    method: 'POST',
    headers: { ...ada.headers, 'Content-Length': String(2 * MAX_FILE_BYTES) },
    body: new ReadableStream({ pull }, { highWaterMark: 0 }),
    duplex: 'half',
  } as RequestInit);
  expect(told.status).toBe(413);
  expect((await told.json()).error).toMatchObject({
    code: 'file_too_large',
    message: 'The file is too large: at most 64 MB can be imported.',
  });
  expect(read).toBe(false);
});

it('lets in one at a time, names who is at it, and tells how far it is', async () => {
  const ben = await signedIn(on, 'Ben Boss');
  const job = randomUUID();
  const first = upload(manyRows(5000), { query: `?job=${job}` });
  const progress = async () => ada.get(`/api/admin/bulk-import/${job}`);
  while ((await progress()).status === 404) await pause(5);
  expect(await (await progress()).json()).toMatchObject({ phase: expect.stringMatching(/reading|writing/) });
  const second = await upload(good, { as: ben });
  expect(second.status).toBe(409);
  expect((await second.json()).error).toEqual({
    code: 'import_under_way',
    message: 'Ada Admin is importing a file just now. Please try again in a moment.',
  });
  expect(await (await ben.get('/api/admin/bulk-import')).json()).toMatchObject({
    underWay: { job, actor: 'Ada Admin', kind: 'import' },
  });
  expect((await first).status).toBe(200);
  expect((await progress()).status).toBe(404);
  expect(await (await ben.get('/api/admin/bulk-import')).json()).toEqual({ underWay: null });
  expect((await upload(good, { as: ben })).status).toBe(200);
});

it.each([
  ['gives up a preview', 'true', 0],
  ['goes on with an import', 'false', 20_000],
])('%s whose page was left', async (_, dryRun, kept) => {
  const server = await listen(on.app.fetch, { port: 0, hostname: 'localhost' });
  const job = randomUUID();
  const leave = new AbortController();
  const body = new FormData();
  body.append('file', new File([manyRows(20_000)], 'ours.csv', { type: 'text/csv' }));
  const left = fetch(`http://localhost:${server.port}/api/admin/bulk-import?dryRun=${dryRun}&job=${job}`, {
    method: 'POST',
    headers: ada.headers,
    body,
    signal: leave.signal,
  });
  while (on.importJobs.progressOf(job)?.phase !== 'writing') await pause(2);
  const { done } = on.importJobs.progressOf(job)!;
  leave.abort();
  await expect(left).rejects.toThrow();
  let last = done;
  while (on.importJobs.underWay) {
    last = on.importJobs.underWay.progress.done;
    await pause(2);
  }
  expect((await centers()).length).toBe(kept);
  if (dryRun === 'true') expect(last).toBeLessThan(20_000);
  await server.close();
});

it('leaves the database as it was where the server stops in the midst of it, and says so', async () => {
  const job = randomUUID();
  const response = upload(manyRows(20_000), { query: `?job=${job}` });
  while (on.importJobs.progressOf(job)?.phase !== 'writing') await pause(2);
  await on.importJobs.stop();
  expect((await response).status).toBe(503);
  expect((await (await response).json()).error).toMatchObject({ code: 'server_stopping' });
  expect(await centers()).toEqual([]);
  expect(await on.db.selectFrom('imports').selectAll().execute()).toEqual([]);
  expect((await upload(good)).status).toBe(503);
});

it('answers with words where the thread dies, and leaves the database as it was', async () => {
  await on.db.schema.alterTable('changes').renameTo('elsewhere').execute();
  const response = await upload(good);
  expect(response.status).toBe(500);
  expect((await response.json()).error).toMatchObject({ code: 'import_failed' });
  expect(on.errors.map(({ message }) => message)).toEqual([
    expect.stringContaining('no such table: changes'),
  ]);
  expect(await centers()).toEqual([]);
  await on.db.schema.alterTable('elsewhere').renameTo('changes').execute();
  expect((await upload(good)).status).toBe(200);
});

it('lists the batches, tells one in full, and undoes it once', async () => {
  await imported(good);
  await imported(good.replace('0100', '0111'));
  const list = await (await ada.get('/api/admin/imports')).json();
  expect(list).toMatchObject({
    total: 2,
    page: 1,
    imports: [
      {
        id: 2,
        files: ['ours.csv'],
        actor: 'Ada Admin',
        counts: { changed: 1, unchanged: 1 },
        undoneAt: null,
      },
      { id: 1, counts: { new: 2 } },
    ],
  });
  expect((await ada.post('/api/admin/imports/1/undo')).status).toBe(409);
  const undone = await ada.post('/api/admin/imports/2/undo');
  expect(undone.status).toBe(200);
  expect(await undone.json()).toMatchObject({ restored: 1, deleted: 0, corrections: [] });
  expect((await centers())[0]).toMatchObject({ phone: '512-555-0100' });
  expect(await (await ada.get('/api/admin/imports/2')).json()).toMatchObject({
    undoneBy: 'Ada Admin',
    report: { source: 'Staff import', files: [{ name: 'ours.csv', rows: 2 }] },
  });
  expect((await ada.post('/api/admin/imports/2/undo')).status).toBe(409);
  expect((await ada.get('/api/admin/imports/9')).status).toBe(404);
});

it('gives admins the template, and reviewers nothing', async () => {
  const template = await ada.get('/api/admin/bulk-import/template.csv');
  expect(template.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(template.headers.get('Content-Disposition')).toContain('attachment');
  const text = await template.text();
  expect(text).toBe(templateCsv());
  expect(await imported(text, '?dryRun=true')).toMatchObject({
    counts: { new: 1 },
    errors: [],
    warnings: [],
  });
  expect(text.split('\r\n')[0]!.split(',')).toHaveLength(columns.length);

  const rita = await signedIn(on, 'Rita Reviewer', 'reviewer');
  expect((await upload(good, { as: rita })).status).toBe(403);
  for (const path of [
    'bulk-import',
    'bulk-import/template.csv',
    `bulk-import/${randomUUID()}`,
    'imports',
    'imports/1',
  ]) {
    expect((await rita.get(`/api/admin/${path}`)).status, path).toBe(403);
  }
  expect((await rita.post('/api/admin/imports/1/undo')).status).toBe(403);
});
