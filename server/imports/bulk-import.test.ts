import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { columns, templateCsv } from '#core/center/csv-columns.ts';
import { MAX_FILE_BYTES } from '#core/staff/bulk-import.ts';
import { signedIn } from '../testing/staff.ts';
import { goodCsv, startUploading } from '../testing/uploading.ts';

let on: Awaited<ReturnType<typeof startUploading>>;
beforeEach(async () => {
  on = await startUploading({ follows: false });
});
afterEach(() => on.stop());

it('imports the good rows, and names the wrong and the odd ones as the spec has it', async () => {
  const answer = await on.imported(`${goodCsv}Love,,TX,,\nJoy,Dallas,Texass,,\nPeace,Tyler,TX,,"IOP, Spa"\n`);
  expect(answer).toMatchObject({
    success: 3,
    errors: [
      { row: 4, error: 'city: is empty: every center needs a city' },
      { row: 5, error: 'state: “Texass” is not a US state, such as TX' },
    ],
    warnings: [
      {
        row: 6,
        warning:
          'levels_of_care: “Spa” is not one of DETOX, RESIDENTIAL, PHP, IOP, OUTPATIENT, HOSPITAL_INPATIENT, OVERNIGHT_DETOX, OUTPATIENT_DETOX; left out',
      },
    ],
    importId: 1,
    counts: { new: 3, changed: 0, unchanged: 0, wrong: 2, warnings: 1 },
  });
  expect((await on.centers()).map(({ name }) => name)).toEqual(['Hope', 'Faith', 'Peace']);
  expect(await on.db.selectFrom('imports').selectAll().executeTakeFirstOrThrow()).toMatchObject({
    files: '["ours.csv"]',
    actor: 'Ada Admin',
    channel: 'web',
  });
});

it('takes a table of codes as a file alone', async () => {
  const body = new FormData();
  body.append('file', new File([goodCsv], 'ours.csv', { type: 'text/csv' }));
  body.append('codes', '{}');
  const { headers } = on.ada;
  const response = await on.app.request('/api/admin/bulk-import', { method: 'POST', headers, body });
  expect(response.status).toBe(400);
  expect((await response.json()).error).toMatchObject({
    code: 'invalid_request',
    issues: [{ path: 'codes' }],
  });
  expect(await on.centers()).toEqual([]);
});

it('previews every kind of row, field by field, and writes nothing', async () => {
  await on.imported(goodCsv);
  const before = await on.centers();
  const preview = await on.imported(
    `${goodCsv.replace('0100', '0111')}Love,Dallas,TX,,\nLove,Dallas,TX,,PHP\nJuan,San Juan,PR,,\n,Waco,TX,,\n`,
    '?dryRun=true&details=true',
  );
  expect(preview).toMatchObject({
    success: 3,
    importId: null,
    dryRun: true,
    counts: { new: 1, changed: 1, unchanged: 1, duplicates: 1, leftOut: 1, wrong: 1, rows: 6 },
    errors: [{ row: 7, error: 'name: is empty: every center needs a name' }],
  });
  expect(preview.details).toEqual({
    new: [
      { row: 4, key: expect.stringMatching(/^[0-9a-f]{16}$/), name: 'Love', city: 'Dallas', state: 'TX' },
    ],
    pairs: [],
    conflicts: [],
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
  expect(await on.centers()).toEqual(before);
  expect(await on.db.selectFrom('imports').selectAll().execute()).toHaveLength(1);
});

it('previews what a directory no longer lists, and what is listed again', async () => {
  const header = 'name1,name2,street1,street2,city,state,zip,phone,intake1,service_code_info\n';
  const clinic = 'Harbor Clinic,,12 Pier Road,,Mobile,AL,36602,251-555-0100,,SA * OP * CBT MOTI * MD SF\n';
  const lodge = 'Lantern Lodge,,9 Hill Street,,Mobile,AL,36602,251-555-0111,,SA * OP * CBT MOTI * MD SF\n';
  await on.imported(header + clinic + lodge, '?year=2022');
  const gone = await on.imported(header + clinic, '?dryRun=true&details=true&year=2022');
  expect(gone).toMatchObject({
    format: 'samhsa',
    counts: { missing: 1, unchanged: 1 },
    details: { missing: [{ id: '00000002', name: 'Lantern Lodge', city: 'Mobile', state: 'AL' }] },
  });
  await on.imported(header + clinic, '?year=2022');
  const back = await on.imported(header + clinic + lodge, '?dryRun=true&details=true&year=2022');
  expect(back.details?.changed).toMatchObject([
    { row: 3, changes: [{ field: 'reviewStatus', before: 'Needs review', after: 'Published' }] },
  ]);
});

it('refuses a file of which nothing can be imported, with all that is wrong; its preview lists the same', async () => {
  const wrong = 'name,city,state\n,Waco,TX\nHope,,TX\n';
  const response = await on.upload(wrong);
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
  expect(await on.imported(wrong, '?dryRun=true')).toMatchObject({
    success: 0,
    errors: [{ row: 2 }, { row: 3 }],
  });
});

it('refuses what would leave nothing but an empty directory', async () => {
  const response = await on.upload('name,city,state\nJuan,San Juan,PR\n');
  expect(response.status).toBe(422);
  expect((await response.json()).error).toMatchObject({ code: 'nothing_to_import' });
});

it('takes CSV only, by its type or its extension', async () => {
  const refused = await on.upload(goodCsv, { name: 'ours.txt', type: 'text/plain' });
  expect(refused.status).toBe(415);
  expect((await refused.json()).error).toMatchObject({
    code: 'not_csv',
    message: 'Please select a CSV file.',
  });
  expect((await on.upload(goodCsv, { name: 'OURS.CSV', type: 'application/vnd.ms-excel' })).status).toBe(200);
  expect((await on.upload(goodCsv, { name: 'ours', type: 'text/csv' })).status).toBe(200);
});

it('names the field that is missing, and says what a wrong header lacks', async () => {
  const empty = new FormData();
  empty.append('csv', new File([goodCsv], 'ours.csv'));
  const send = (body: FormData | string, type?: string) =>
    on.app.request('/api/admin/bulk-import', {
      method: 'POST',
      headers: { ...on.ada.headers, ...(type && { 'Content-Type': type }) },
      body,
    });
  const missing = await send(empty);
  expect(missing.status).toBe(400);
  expect((await missing.json()).error.issues).toEqual([
    { path: 'file', message: 'is missing, or is no file' },
  ]);
  expect((await send(goodCsv, 'text/csv')).status).toBe(400);
  const header = await on.upload('title,town\nHope,Austin\n');
  expect(header.status).toBe(422);
  expect((await header.json()).error).toMatchObject({ code: 'wrong_header' });
  expect((await on.upload('')).status).toBe(422);
});

it('refuses a file that is too large by what the request says of it, before it comes', async () => {
  let read = false;
  const pull = () => {
    read = true;
  };
  const told = await on.app.request('/api/admin/bulk-import', {
    method: 'POST',
    headers: { ...on.ada.headers, 'Content-Length': String(2 * MAX_FILE_BYTES) },
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

it('gives admins the template, and reviewers nothing', async () => {
  const template = await on.ada.get('/api/admin/bulk-import/template.csv');
  expect(template.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(template.headers.get('Content-Disposition')).toContain('attachment');
  const text = await template.text();
  expect(text).toBe(templateCsv());
  expect(await on.imported(text, '?dryRun=true')).toMatchObject({
    counts: { new: 1 },
    errors: [],
    warnings: [],
  });
  expect(text.split('\r\n')[0]!.split(',')).toHaveLength(columns.length);

  const rita = await signedIn(on, 'Rita Reviewer', 'reviewer');
  expect((await on.upload(goodCsv, { as: rita })).status).toBe(403);
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
