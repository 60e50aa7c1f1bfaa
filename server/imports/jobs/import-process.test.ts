import { randomUUID } from 'node:crypto';
import { once, on as onEach } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { deflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startProcess } from '../../start-worker.ts';
import { goodCsv, manyRows, startUploading } from '../../testing/uploading.ts';
import { dump } from '../testing/importing.ts';
import { workbookParts } from '../testing/tiny-xlsx.ts';
import { zipFile } from '../testing/zip-file.ts';
import { openImportJobs } from './bulk-import-jobs.ts';
import type { ImportOrder, ImportProcessMessage } from './import-process.ts';
import type { ImportTask } from './import-worker.ts';

let on: Awaited<ReturnType<typeof startUploading>>;
beforeEach(async () => {
  on = await startUploading({ follows: false });
});
afterEach(() => on.stop());

const ANY = '?accept=any';
const MEGABYTE = 1024 * 1024;

/** What the server makes of an upload. */
async function importOf(csv: string): Promise<ImportTask> {
  const body = new FormData();
  body.append('file', new File([csv], 'ours.csv', { type: 'text/csv' }));
  const request = new Request('http://localhost', { method: 'POST', body });
  return {
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
  };
}

const done = 'What the list of imports does not show did not take place: please try again.';

it.each([
  [
    // As a system does that has no memory left.
    'SIGKILL',
    `The work of ours.csv was ended from outside, as where the machine has too little memory. ${done}`,
  ],
  ['SIGSEGV', `Something went wrong on our side with ours.csv. ${done}`],
] as const)(
  'goes on where %s ends the process of an import, names the file and logs why',
  async (signal, message) => {
    const before = await dump(on.db);
    const job = randomUUID();
    const response = on.upload(manyRows(20_000), { query: `?job=${job}` });
    while (on.importJobs.progressOf(job)?.phase !== 'writing') await pause(2);
    const { pid } = on.importJobs;
    expect(pid).not.toBe(process.pid);
    process.kill(pid!, signal);
    expect((await response).status).toBe(500);
    expect((await (await response).json()).error).toEqual({
      code: 'import_failed',
      message,
    });
    expect(on.errors.map((error) => error.message)).toEqual([`The import process ended by ${signal}.`]);
    expect(await dump(on.db)).toBe(before);
    expect(on.importJobs.underWay).toBeUndefined();
    expect((await on.upload(goodCsv)).status).toBe(200);
  },
);

it('refuses a workbook that lies about gigabytes, and answers all the while', async () => {
  const blank = deflateRawSync(Buffer.alloc(64 * MEGABYTE));
  const stream = Buffer.concat(Array.from({ length: 40 }, () => blank));
  const parts = workbookParts({ sheet: '' }).map((part) =>
    part.name.startsWith('xl/worksheets')
      ? { ...part, data: stream, packed: true, unpackedBytes: 0x7fffffff, directory: { unpackedBytes: 1000 } }
      : part,
  );
  const response = on.upload(zipFile(parts), { query: ANY, name: 'lies.xlsx' });
  expect((await on.app.request('/healthz')).status).toBe(200);
  expect((await response).status).toBe(422);
  expect((await (await response).json()).error).toMatchObject({
    code: 'unreadable_file',
    message: 'lies.xlsx is damaged or incomplete: its parts are not where or what it says.',
  });
  expect((await on.upload(goodCsv)).status).toBe(200);
});

it('ends work that does not go on, and says what to do', async () => {
  const jobs = openImportJobs(join(on.folder, 'harborlight.db'), on.log, { stallMs: 1 });
  const run = jobs.run(
    { kind: 'undo', importId: 1, dryRun: true },
    { id: randomUUID(), actor: { name: 'Ada', channel: 'web' } },
  );
  await expect(run).rejects.toMatchObject({ status: 500, code: 'import_failed' });
  const stalled = jobs.run(await importOf(manyRows(1000)), {
    id: randomUUID(),
    actor: { name: 'Ada', channel: 'web' },
  });
  await expect(stalled).rejects.toMatchObject({
    status: 422,
    code: 'took_too_long',
    message: expect.stringContaining('save the table as CSV, or split it up, and try again.'),
  });
  expect(await on.centers()).toEqual([]);
});

it('ends, and writes nothing, where the server is gone', async () => {
  const child = startProcess('import-process');
  const order: ImportOrder = {
    type: 'begin',
    memoryMb: 1024,
    data: {
      databaseFile: join(on.folder, 'harborlight.db'),
      task: await importOf(manyRows(20_000)),
      actor: { name: 'Ada', channel: 'web' },
    },
  };
  child.send(order);
  for await (const [message] of onEach(child, 'message')) {
    if ((message as ImportProcessMessage).type === 'progress' && message.progress.phase === 'writing') break;
  }
  // As what it hears where the server is killed.
  child.disconnect();
  await once(child, 'exit');
  expect(await on.centers()).toEqual([]);
  expect((await on.upload(goodCsv)).status).toBe(200);
});
