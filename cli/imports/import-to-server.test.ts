import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAX_FILE_BYTES } from '#core/staff/bulk-import.ts';
import { dump } from '#server/imports/testing/importing.ts';
import { samhsaFile, samhsaTable } from '#server/imports/testing/samhsa-file.ts';
import { tinyXlsx } from '#server/imports/testing/tiny-xlsx.ts';
import { listen } from '#server/serve.ts';
import { manyRows } from '#server/testing/uploading.ts';
import { userName } from '../connection/connection.ts';
import { openBothWays } from '../testing/both-ways.ts';
import { openScreen } from '../testing/screen.ts';

let both: Awaited<ReturnType<typeof openBothWays>>;
beforeAll(async () => {
  both = await openBothWays(async () => {});
});
afterAll(() => both.stop());

/** A file that both can read. */
function write(name: string, content: string | Uint8Array): string {
  const path = join(both.remoteHome, name);
  writeFileSync(path, content);
  return path;
}

const mentalHealth = { service_code_info: 'MH * OP * DBT * MC * CHLD' };

it('imports the same to a server as here, lists and shows it, and takes it back', async () => {
  const workbook = write(
    'abuse_2022.xlsx',
    tinyXlsx(samhsaTable([{}, { name1: 'Lantern Lodge', phone: '251-555-0111' }])),
  );
  const { data } = samhsaFile([mentalHealth]) as { data: Uint8Array };
  const { status, json } = await both.same(['import', workbook, write('mental_2022.csv', data)]);
  expect({ status, json }).toMatchObject({
    status: 0,
    json: { importId: 1, rows: 3, merged: 1, centers: { new: 2 }, files: [{ format: 'xlsx' }, { rows: 1 }] },
  });
  const listed = await both.same(['imports', 'list']);
  expect(listed.json).toMatchObject({
    total: 1,
    imports: [{ id: 1, actor: userName(), channel: 'terminal', counts: { new: 2 }, undoneAt: null }],
  });
  expect((await both.same(['imports', 'show', '1'])).json).toMatchObject({ id: 1, report: { merged: 1 } });
  expect((await both.remote(['imports', 'show', '1'])).stdout).toContain('       2  new\n');

  // It cannot be undone: in a pipe, nobody can be asked.
  const unasked = await both.same(['imports', 'undo', '1']);
  expect(unasked).toMatchObject({ status: 2, stderr: expect.stringContaining('Add --centers 2') });
  expect(await both.same(['imports', 'undo', '1', '--yes'])).toMatchObject({ status: 2 });
  expect(await both.same(['imports', 'undo', '1', '--centers', '1'])).toMatchObject({
    status: 1,
    json: { error: { code: 'number_needed' } },
  });
  expect((await both.same(['imports', 'undo', '1', '--centers', '2'])).json).toMatchObject({
    importId: 1,
    deleted: 2,
    restored: 0,
    copy: expect.stringMatching(/before-undo/),
  });
  expect(await both.remoteDb.selectFrom('centers').selectAll().execute()).toEqual([]);
});

it('changes nothing on the server by a dry run, nor by files that are refused', async () => {
  const before = await dump(both.remoteDb);
  const wrong = write('wrong.csv', 'name,city,state\nHope,Austin,TX\n,Waco,TX\n');
  expect(await both.same(['import', wrong])).toMatchObject({
    status: 1,
    json: { error: { code: 'invalid_rows', issues: [{ path: 'wrong.csv, row 3, column name' }] } },
    stderr: expect.stringContaining('--skip-invalid'),
  });
  expect((await both.same(['import', '--dry-run', '--skip-invalid', wrong])).json).toMatchObject({
    dryRun: true,
    centers: { new: 1 },
  });
  const large = write('large.csv', Buffer.alloc(MAX_FILE_BYTES / 2 + 1));
  expect(await both.remote(['import', large, large])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('The files are more than 64.0 MB together: nothing was imported.'),
  });
  expect(await dump(both.remoteDb)).toBe(before);
});

it('stops an import on the server at Ctrl-C, which then is as it was before', async () => {
  const before = await dump(both.remoteDb);
  const screen = openScreen(both.remoteHome, ['import', write('many.csv', manyRows(20_000))]);
  await screen.shows('writing');
  screen.type('\x03');
  expect(await screen.exit()).toBe(130);
  expect((await screen.lines()).join('\n')).toContain('harborlight: Nothing was imported.');
  expect(both.on.importJobs.underWay).toBeUndefined();
  expect(await dump(both.remoteDb)).toBe(before);
});

it('shows what an undo would do, asks, and does it only then', async () => {
  const { stdout } = await both.remote([
    'import',
    '--json',
    write('good.csv', 'name,city,state\nHope,Austin,TX\n'),
  ]);
  const { importId } = JSON.parse(stdout);
  const before = await dump(both.remoteDb);
  const refused = openScreen(both.remoteHome, ['imports', 'undo', String(importId)], { columns: 60 });
  await refused.shows('1 center that it created would be deleted');
  await refused.shows('Type the number 1');
  refused.type('2\r');
  await refused.shows('Type the number 1', 2);
  refused.type('\x03');
  expect(await refused.exit()).toBe(130);
  expect(await dump(both.remoteDb)).toBe(before);
  const agreed = openScreen(both.remoteHome, ['imports', 'undo', String(importId)], { columns: 60 });
  await agreed.shows('Undo the import of good.csv?');
  agreed.type('1');
  agreed.type('\r');
  expect(await agreed.exit()).toBe(0);
  expect(await both.remoteDb.selectFrom('centers').selectAll().execute()).toEqual([]);
});

it.each([
  [
    413,
    'What is in front of the server, such as a proxy, takes no ',
    'nothing was imported. Pack the files with gzip',
  ],
  [502, 'such as a proxy, answers 502: the server is not up', ''],
  [511, 'The answer was 511, and not as a Harborlight server does.', 'wants a log-in first'],
  [200, 'Something answered, but not as a Harborlight server does.', 'wants a log-in first'],
])(
  'says in our words what a page of %i from something in between means',
  async (status, says, rest) => {
    const page = '<html><body><h1>Wrong</h1>Log in, guest of Room 12</body></html>';
    const between = await listen(
      async (request) => {
        if (request.method === 'GET') return Response.json({ underWay: null, role: 'admin' });
        await request.arrayBuffer();
        return new Response(page, { status, headers: { 'Content-Type': 'text/html' } });
      },
      { port: 0, hostname: '127.0.0.1' },
    );
    const server = ['--server', `http://127.0.0.1:${between.port}`];
    const importing = await both.remote([
      'import',
      ...server,
      write('good.csv', 'name,city,state\nHope,Austin,TX\n'),
    ]);
    expect({ status: importing.status, stdout: importing.stdout }).toEqual({ status: 1, stdout: '' });
    expect(importing.stderr).toContain(says);
    expect(importing.stderr).toContain(rest);
    const backup = join(both.remoteHome, `backup-${status}.db`);
    expect((await both.local(['backup', backup])).status).toBe(0);
    const restoring = await both.remote(['restore', ...server, '--yes', backup]);
    expect(restoring.status).toBe(1);
    expect(restoring.stderr).toContain(status === 413 ? 'takes nothing so large' : says);
    for (const { stderr } of [importing, restoring]) expect(stderr).not.toMatch(/<|Room 12|JSON/);
    await between.close();
  },
  60_000,
);

it('says how to find out what took place where the server goes away in the middle', async () => {
  const gone = await listen(
    (request, { outgoing }: { outgoing: { destroy(): void } }) => {
      if (request.method === 'GET') return Response.json({ underWay: null });
      return request.arrayBuffer().then(() => {
        outgoing.destroy();
        return new Response();
      });
    },
    { port: 0, hostname: '127.0.0.1' },
  );
  const address = `http://127.0.0.1:${gone.port}`;
  const ended = await both.remote([
    'import',
    '--server',
    address,
    write('good.csv', 'name,city,state\nHope,Austin,TX\n'),
  ]);
  await gone.close();
  expect({ status: ended.status, stdout: ended.stdout }).toEqual({ status: 1, stdout: '' });
  expect(ended.stderr).toContain(
    `harborlight: The connection to ${address} broke. Whether the import took place, "harborlight imports list --server ${address}" tells.`,
  );
});
