import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { oazapfts } from 'oazapfts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listen } from '../serve.ts';
import { reviewedFields } from '../testing/reviewing.ts';
import { startUploading } from '../testing/uploading.ts';
import { type ReadDocument, writePythonClient } from './testing/python-client.ts';

const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url));
/** The thread that follows the database may have to wait for its turn. */
const PATIENCE = { timeout: 60_000, interval: 50 };

/** From the nearest to Bangor on; the last two are nearer than any, and do not fit. */
const centers = [
  { name: 'Penobscot Detox', city: 'Bangor', zip: '04401', phone: '207-555-0101' },
  { name: 'Ticonic Detox', city: 'Waterville', zip: '04901', phone: '207-555-0102' },
  { name: 'Capitol Detox', city: 'Augusta', zip: '04330', phone: '207-555-0103' },
  { name: 'Saco Detox', city: 'Saco', zip: '04072', phone: '207-555-0104' },
  { name: 'Cash Detox', city: 'Bangor', zip: '04401', insurance: [{ insurance: 'SELFPAY' }] },
  { name: 'Talk Clinic', city: 'Bangor', zip: '04401', levels: [{ level: 'OUTPATIENT' }] },
];

/** What both clients have to print: the nearest three with their numbers, and every change in its order. */
const wanted = {
  nearest: centers.slice(0, 3).map(({ name, phone }) => [name, phone]),
  changes: [
    ...centers.map(({ name }) => [
      'created',
      expect.stringContaining(name.split(' ')[0]?.toLowerCase() ?? ''),
    ]),
    ['changed', expect.stringContaining('saco')],
    ['removed', expect.stringContaining('talk')],
  ],
};

let on: Awaited<ReturnType<typeof startUploading>>;
let server: Awaited<ReturnType<typeof listen>>;
let address: string;
let document: string;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'harborlight-clients-'));
  on = await startUploading();
  server = await listen(on.app.fetch, { port: 0, hostname: '127.0.0.1' });
  address = `http://127.0.0.1:${server.port}`;
  const added: { id: string; updatedAt: string }[] = [];
  for (const fields of centers) {
    const body = {
      fields: {
        ...reviewedFields,
        levels: [{ level: 'DETOX' }],
        insurance: [{ insurance: 'MEDICAID' }],
        ...fields,
        state: 'ME',
      },
      // All have one phone number but for those that name their own.
      confirmed: true,
    };
    const response = await on.ada.post('/api/admin/centers', body);
    if (response.status !== 201) throw new Error(await response.text());
    added.push((await response.json()).center);
  }
  await edit(added.at(3), { verified: true });
  await edit(added.at(-1), { reviewStatus: 'UNPUBLISHED' });
  await vi.waitFor(async () => {
    const { changes } = await (await fetch(`${address}/api/v1/changes`)).json();
    expect(changes).toHaveLength(wanted.changes.length);
  }, PATIENCE);
  document = await (await fetch(`${address}/api/openapi.json`)).text();
});
afterAll(async () => {
  await server.close();
  await on.stop();
  rmSync(folder, { recursive: true });
});

async function edit(center: { id: string; updatedAt: string } | undefined, change: object) {
  const body = { ...change, seenUpdatedAt: center?.updatedAt };
  expect((await on.ada.patch(`/api/admin/centers/${center?.id}`, body)).status).toBe(200);
}

const run = async (program: string, ...words: string[]) =>
  (await promisify(execFile)(program, words, { cwd: folder })).stdout;

it('generates a client in TypeScript that passes the type check and does both errands', async () => {
  writeFileSync(join(folder, 'openapi.json'), document);
  symlinkSync(MODULES, join(folder, 'node_modules'), 'junction');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const client = await oazapfts(join(folder, 'openapi.json'), { optimistic: true });
  writeFileSync(join(folder, 'client.ts'), client);
  writeFileSync(
    join(folder, 'errands.ts'),
    `import { type Change, listChanges, searchCentersV1 } from './client.ts';

const question = 'detox near Bangor, ME';
const { centers } = await searchCentersV1({ q: question, insurance: ['MEDICAID'], limit: 3 });
const nearest: [string, string | undefined][] = centers.map(({ name, phone }) => [name, phone]);

const changes: Change[] = [];
for (let after: string | undefined; ; ) {
  const page = await listChanges({ after, limit: 3 });
  changes.push(...page.changes);
  if (!page.more) break;
  after = new URL(page.next).searchParams.get('after') ?? undefined;
}
console.log(JSON.stringify({ nearest, changes: changes.map(({ kind, slug }) => [kind, slug]) }));

// What the document does not have, the types do not have.
// @ts-expect-error
const misspelt = () => searchCentersV1({ levels: ['DETOX'] });
// @ts-expect-error
const unknown = () => searchCentersV1({ insurance: ['BARTER'] });
`,
  );
  const options = {
    target: 'es2022',
    module: 'nodenext',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
  };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, files: ['errands.ts'] }),
  );
  const checked = run(process.execPath, join(MODULES, 'typescript/bin/tsc'), '-p', folder);
  await expect(checked.catch(({ stdout }) => stdout)).resolves.toBe('');
  expect(JSON.parse(await run(process.execPath, '--import', 'tsx', 'errands.ts'))).toEqual(wanted);
});

it('generates a client in Python that does both errands', async ({ skip }) => {
  const python = await run('python3', '--version').catch(() => undefined);
  skip(python === undefined, 'There is no python3 on this machine.');
  const { paths, ...rest } = JSON.parse(document) as ReadDocument;
  // What both errands call; to write classes of all the rest takes a minute.
  const calls = Object.entries(paths).filter(([path]) => path.startsWith('/api/v1/'));
  writeFileSync(
    join(folder, 'directory_client.py'),
    await writePythonClient({ ...rest, paths: Object.fromEntries(calls) }),
  );
  writeFileSync(
    join(folder, 'errands.py'),
    `import json
from urllib.parse import parse_qs, urlparse

from directory_client import Client

client = Client()
found = client.search_centers_v1(q='detox near Bangor, ME', insurance=['MEDICAID'], limit=3)
nearest = [[center.name, center.phone] for center in found.centers]

changes = []
after = None
while True:
    page = client.list_changes(after=after, limit=3)
    changes += page.changes
    if not page.more:
        break
    after = parse_qs(urlparse(page.next).query)['after'][0]
print(json.dumps({'nearest': nearest, 'changes': [[change.kind.value, change.slug] for change in changes]}))
`,
  );
  expect(JSON.parse(await run('python3', '-B', 'errands.py'))).toEqual(wanted);
});
