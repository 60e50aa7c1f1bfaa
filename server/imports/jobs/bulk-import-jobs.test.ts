import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MAX_IMPORT_ROWS } from '#core/staff/bulk-import.ts';
import { listen } from '../../serve.ts';
import { signedIn } from '../../testing/staff.ts';
import { goodCsv, manyRows, startUploading } from '../../testing/uploading.ts';
import { openImportJobs } from './bulk-import-jobs.ts';

let on: Awaited<ReturnType<typeof startUploading>>;
beforeEach(async () => {
  on = await startUploading({ follows: false });
});
afterEach(() => on.stop());

it('lets in one at a time, names who is at it, and tells how far it is', async () => {
  const ben = await signedIn(on, 'Ben Boss');
  const job = randomUUID();
  const first = on.upload(manyRows(5000), { query: `?job=${job}` });
  const progress = async () => on.ada.get(`/api/admin/bulk-import/${job}`);
  while ((await progress()).status === 404) await pause(5);
  expect(await (await progress()).json()).toMatchObject({ phase: expect.stringMatching(/reading|writing/) });
  const second = await on.upload(goodCsv, { as: ben });
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
  expect((await on.upload(goodCsv, { as: ben })).status).toBe(200);
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
    headers: on.ada.headers,
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
  expect((await on.centers()).length).toBe(kept);
  if (dryRun === 'true') expect(last).toBeLessThan(20_000);
  await server.close();
});

it('leaves the database as it was where the server stops in the midst of it, and says so', async () => {
  const job = randomUUID();
  const response = on.upload(manyRows(20_000), { query: `?job=${job}` });
  while (on.importJobs.progressOf(job)?.phase !== 'writing') await pause(2);
  await on.importJobs.stop();
  expect((await response).status).toBe(503);
  expect((await (await response).json()).error).toMatchObject({ code: 'server_stopping' });
  expect(await on.centers()).toEqual([]);
  expect(await on.db.selectFrom('imports').selectAll().execute()).toEqual([]);
  expect((await on.upload(goodCsv)).status).toBe(503);
});

it('answers with words where the work fails unforeseen, and leaves the database as it was', async () => {
  await on.db.schema.alterTable('changes').renameTo('elsewhere').execute();
  const response = await on.upload(goodCsv);
  expect(response.status).toBe(500);
  expect((await response.json()).error).toMatchObject({ code: 'import_failed' });
  expect(on.errors.map(({ message }) => message)).toEqual([
    expect.stringContaining('no such table: changes'),
  ]);
  expect(await on.centers()).toEqual([]);
  await on.db.schema.alterTable('elsewhere').renameTo('changes').execute();
  expect((await on.upload(goodCsv)).status).toBe(200);
});

it('refuses more rows than an import may have, before it keeps anybody waiting', {
  tags: 'variant',
}, async () => {
  const rows = `name,city,state\n${'Hope,Austin,TX\n'.repeat(MAX_IMPORT_ROWS)}`;
  const response = await on.upload(`${rows}Faith,Waco,TX\n`);
  expect(response.status).toBe(422);
  expect((await response.json()).error).toEqual({
    code: 'too_many_rows',
    message:
      'ours.csv: more than 100,000 rows, which is the most that can be imported at once. ' +
      'Nothing was imported: split the rows up, and import one part after the other.',
  });
  expect((await on.upload(`${rows}\n,,\n`, { query: '?dryRun=true' })).status).toBe(200);
});

it('says that a file is too large where it takes more memory than an import may', async () => {
  const jobs = openImportJobs(join(on.folder, 'harborlight.db'), on.log, {
    memoryMb: 64,
  });
  const form = new FormData();
  form.append('file', new File([manyRows(100_000)], 'ours.csv', { type: 'text/csv' }));
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const run = jobs.run(
    {
      kind: 'import',
      contentType: request.headers.get('Content-Type')!,
      body: await request.arrayBuffer(),
      options: {
        accept: 'csv',
        skipInvalid: true,
        allJurisdictions: false,
        dryRun: false,
        details: false,
        report: false,
      },
    },
    { id: randomUUID(), actor: { name: 'Ada', channel: 'web' } },
  );
  await expect(run).rejects.toMatchObject({ status: 422, code: 'too_large_to_import' });
  expect(on.errors).toEqual([]);
  expect(await on.centers()).toEqual([]);
  expect((await on.upload(goodCsv)).status).toBe(200);
});

it('lists the batches, tells one in full, and undoes it once', async () => {
  await on.imported(goodCsv);
  await on.imported(goodCsv.replace('0100', '0111'));
  const list = await (await on.ada.get('/api/admin/imports')).json();
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
  expect((await on.ada.post('/api/admin/imports/1/undo')).status).toBe(409);
  const undone = await on.ada.post('/api/admin/imports/2/undo?centers=1');
  expect(undone.status).toBe(200);
  expect(await undone.json()).toMatchObject({ restored: 1, deleted: 0, corrections: [] });
  expect((await on.centers())[0]).toMatchObject({ phone: '512-555-0100' });
  expect(await (await on.ada.get('/api/admin/imports/2')).json()).toMatchObject({
    undoneBy: 'Ada Admin',
    report: { source: 'Staff import', files: [{ name: 'ours.csv', rows: 2 }] },
  });
  expect((await on.ada.post('/api/admin/imports/2/undo')).status).toBe(409);
  expect((await on.ada.get('/api/admin/imports/9')).status).toBe(404);
});
