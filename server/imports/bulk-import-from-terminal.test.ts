import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connect } from '../database/db.ts';
import { dump } from '../imports/testing/importing.ts';
import { samhsaFile, samhsaTable } from '../imports/testing/samhsa-file.ts';
import { tinyXlsx } from '../imports/testing/tiny-xlsx.ts';
import { signedIn } from '../testing/staff.ts';
import { goodCsv, manyRows, startUploading } from '../testing/uploading.ts';

let on: Awaited<ReturnType<typeof startUploading>>;
beforeEach(async () => {
  on = await startUploading({ follows: false });
});
afterEach(() => on.stop());

/** As the terminal does. */
async function importFiles(files: Record<string, string | Uint8Array>, query = 'skipInvalid=false') {
  const body = new FormData();
  for (const [name, content] of Object.entries(files)) {
    body.append('file', new File([content as BlobPart], name));
  }
  const response = await on.app.request(`/api/admin/bulk-import?accept=any&report=true&${query}`, {
    method: 'POST',
    headers: on.ada.headers,
    body,
  });
  return { status: response.status, answer: await response.json() };
}

it('imports a workbook and a packed CSV at once, and answers the report of the terminal where it is asked for', async () => {
  const mental = samhsaFile([{ service_code_info: 'MH * OP * DBT * MC * CHLD' }], 'mental_2022.csv') as {
    data: Uint8Array;
  };
  const { status, answer } = await importFiles({
    'abuse_2022.xlsx': tinyXlsx(samhsaTable([{}, { name1: 'Lantern Lodge', phone: '251-555-0111' }])),
    'mental_2022.csv.gz': gzipSync(mental.data),
  });
  expect({ status, answer }).toMatchObject({
    status: 200,
    answer: {
      success: 2,
      file: 'abuse_2022.xlsx, mental_2022.csv.gz',
      counts: { new: 2, duplicates: 1 },
      report: {
        importId: 1,
        format: 'samhsa',
        dryRun: false,
        files: [
          { name: 'abuse_2022.xlsx', format: 'xlsx', year: 2022, rows: 2 },
          { name: 'mental_2022.csv.gz', format: 'csv', year: 2022, rows: 1 },
        ],
        rows: 3,
        merged: 1,
        centers: { new: 2 },
      },
    },
  });
  expect(await on.db.selectFrom('imports').selectAll().executeTakeFirstOrThrow()).toMatchObject({
    actor: 'Ada Admin',
    files: '["abuse_2022.xlsx","mental_2022.csv.gz"]',
  });
});

it('imports all or nothing, unless wrong rows are to be skipped', async () => {
  await importFiles({ 'good.csv': goodCsv });
  const before = await dump(on.db);
  const wrong = { 'wrong.csv': 'name,city,state\nJoy,Tyler,TX\n,Waco,TX\nJuan,San Juan,PR\n' };
  expect(await importFiles(wrong)).toMatchObject({
    status: 422,
    answer: { error: { code: 'invalid_rows', issues: [{ path: 'wrong.csv, row 3, column name' }] } },
  });
  expect(await importFiles(wrong, 'skipInvalid=true&allJurisdictions=true&dryRun=true')).toMatchObject({
    status: 200,
    answer: { report: { dryRun: true, centers: { new: 2 }, errors: [{ row: 3 }], leftOut: [] } },
  });
  expect(await importFiles({})).toMatchObject({ status: 400 });
  expect(await importFiles(wrong, 'missing=maybe')).toMatchObject({ status: 400 });
  expect(await dump(on.db)).toBe(before);
  expect(await importFiles(wrong, 'skipInvalid=true')).toMatchObject({
    status: 200,
    answer: { report: { importId: 2, centers: { new: 1 } } },
  });
});

it('tells rows of several files apart, in the order of the files', async () => {
  const head = 'name,city,state,levels_of_care\n';
  const { answer } = await importFiles(
    {
      'a.csv': `${head}Hope,Austin,TX,\nJoy,Tyler,TX,Spa\n,Waco,TX,\n`,
      'b.csv': `${head},Waco,TX,\nHope,Austin,TX,\nJuan,San Juan,PR,\n`,
    },
    'details=true',
  );
  expect(answer).toMatchObject({
    errors: [
      { file: 'a.csv', row: 4 },
      { file: 'b.csv', row: 2 },
    ],
    warnings: [{ file: 'a.csv', row: 3 }],
    details: {
      new: [
        { file: 'a.csv', row: 2, name: 'Hope' },
        { file: 'a.csv', row: 3, name: 'Joy' },
      ],
      duplicates: [{ file: 'b.csv', row: 3, sameAs: 2, sameFile: 'a.csv', name: 'Hope' }],
      leftOut: [{ file: 'b.csv', row: 4 }],
    },
  });
});

it('takes CSV only, unless the call says that others may come', async () => {
  const both = new FormData();
  for (const [name, data] of [
    ['ours.csv', Buffer.from(goodCsv)],
    ['abuse_2022.xlsx', tinyXlsx(samhsaTable([{}]))],
  ] as const) {
    both.append('file', new File([new Uint8Array(data)], name));
  }
  const refused = await on.app.request('/api/admin/bulk-import', {
    method: 'POST',
    headers: on.ada.headers,
    body: both,
  });
  expect(refused.status).toBe(415);
  expect((await importFiles({ 'ours.txt': goodCsv })).status).toBe(200);
});

it('cancels an import for good, says who did, and lets the next one in', async () => {
  const ben = await signedIn(on, 'Ben Boss');
  const before = await dump(on.db);
  const job = randomUUID();
  const cancel = () => ben.delete(`/api/admin/bulk-import/${job}`);
  expect((await cancel()).status).toBe(404);
  const importing = importFiles({ 'many.csv': manyRows(20_000) }, `job=${job}`);
  while (on.importJobs.progressOf(job)?.phase !== 'writing') await pause(2);
  expect((await cancel()).status).toBe(204);
  expect(await dump(on.db)).toBe(before);
  expect(await importing).toEqual({
    status: 409,
    answer: {
      error: { code: 'cancelled', message: 'Ben Boss has cancelled this. Nothing was imported.' },
    },
  });
  expect((await cancel()).status).toBe(404);
  expect(on.errors).toEqual([]);
  expect(await importFiles({ 'good.csv': goodCsv })).toMatchObject({ status: 200 });
});

it('says what an undo would do, and leaves everything as it is', async () => {
  await importFiles({ 'good.csv': goodCsv });
  const before = await dump(on.db);
  const would = await on.ada.post('/api/admin/imports/1/undo?dryRun=true');
  expect(await would.json()).toMatchObject({ importId: 1, restored: 0, deleted: 2, touched: 2, all: 2 });
  const unseen = await on.ada.post('/api/admin/imports/1/undo');
  expect((await unseen.json()).error).toMatchObject({
    code: 'number_needed',
    message:
      'This undo touches 2 of 2 centers, which is more than 5% of the directory: the number 2 has to be typed first. Nothing was undone.',
  });
  expect((await on.ada.post('/api/admin/imports/1/undo?centers=3')).status).toBe(409);
  expect(await dump(on.db)).toBe(before);
  const undone = await on.ada.post('/api/admin/imports/1/undo?centers=2');
  const { copy } = await undone.json();
  expect(copy).toMatch(/^harborlight-before-undo-\d{8}T\d{6}Z\.db$/);
  const kept = connect(join(on.folder, copy));
  expect(await kept.selectFrom('centers').select('name').execute()).toHaveLength(2);
  expect(await kept.selectFrom('imports').select('undone_at').execute()).toEqual([{ undone_at: null }]);
  await kept.destroy();
  expect(await on.centers()).toEqual([]);
});

it('takes what staff decided with the files, and nothing that cannot be read', async () => {
  const send = (decisions: string) => {
    const body = new FormData();
    body.append('file', new File([goodCsv], 'ours.csv', { type: 'text/csv' }));
    body.append('decisions', decisions);
    const { headers } = on.ada;
    return on.app.request('/api/admin/bulk-import', { method: 'POST', headers, body });
  };
  for (const [text, path] of [
    ['{"kinds":', 'decisions'],
    ['{"kinds":{"new":"maybe"}}', 'decisions.kinds.new'],
  ] as const) {
    const refused = await send(text);
    expect(refused.status).toBe(400);
    expect((await refused.json()).error).toMatchObject({ code: 'invalid_request', issues: [{ path }] });
  }
  const answer = await (await send('{"kinds":{"new":"refuse"}}')).json();
  expect(answer).toMatchObject({
    counts: { new: 0, refused: 2 },
    refused: [{ kind: 'new', file: 'ours.csv', row: 2, name: 'Hope' }, { row: 3 }],
  });
  expect(await on.centers()).toEqual([]);
});
