import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hsdsTableNames, hsdsTables } from '#core/hsds/tables.ts';
import { entities, problemsOf } from '#core/hsds/testing/specification.ts';
import { loadSample } from '#server/sample/sample.ts';
import { addCenters } from '#server/testing/running-app.ts';
import { openBothWays } from '../testing/both-ways.ts';

/** Both directories are loaded at the same moment, by which the made-up dates are counted. */
const NOW = new Date('2026-11-21T12:00:00.000Z');
let both: Awaited<ReturnType<typeof openBothWays>>;

beforeAll(async () => {
  both = await openBothWays(async (db) => {
    await loadSample(db, NOW);
    await addCenters(
      db,
      { name: 'Hidden House', city: 'Austin', state: 'TX', reviewStatus: 'UNPUBLISHED' },
      {
        name: '=Harbor, "House"',
        city: 'San Juan',
        state: 'PR',
        phone: '787-555-0100 x02',
        programHighlights: 'One line.\u2028Another,\nand "quotes".',
      },
    );
  });
});
afterAll(() => both.stop());

type Rows = Record<string, string>[];

const readFiles = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
const readTables = (folder: string): Record<string, Rows> =>
  Object.fromEntries(
    hsdsTableNames.map((name) => {
      const csv = readFileSync(join(folder, hsdsTables[name].path));
      return [name, parse(csv, { columns: true, record_delimiter: '\r\n' }) as Rows];
    }),
  );

/** A row as JSON has it: what is empty is left out, and numbers are numbers. */
function toRecord(table: (typeof hsdsTableNames)[number], row: Record<string, string>) {
  const isNumber = new Set(
    hsdsTables[table].columns.filter(({ type }) => type === 'number').map(({ name }) => name),
  );
  return Object.fromEntries(
    Object.entries(row)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, isNumber.has(name) ? Number(value) : value]),
  );
}

it('writes the same package from a database and from a server, valid by the specification', async () => {
  for (const run of [both.local, both.remote]) {
    const { stdout, stderr } = await run(['centers', 'export', '--hsds', 'package', '--json']);
    expect(JSON.parse(stdout), stderr).toMatchObject({ format: 'hsds', centers: 607 });
  }
  const [here, there] = [both.localHome, both.remoteHome].map((home) => readFiles(join(home, 'package')));
  const { 'datapackage.json': descriptor, ...files } = here!;
  const { 'datapackage.json': other, ...otherFiles } = there!;
  expect(otherFiles).toEqual(files);
  const { created, ...description } = JSON.parse(descriptor!);
  expect(JSON.parse(other!)).toEqual({ created: expect.any(String), ...description });

  const tables = readTables(join(both.localHome, 'package'));
  const wrong = hsdsTableNames.flatMap((name) =>
    tables[name]!.flatMap((row) => problemsOf(`row:${name}`, toRecord(name, row))),
  );
  expect(wrong).toEqual([]);
  expect(tables.organization).toHaveLength(607);
  expect(tables.service!.map(({ name }) => name)).not.toContain('Hidden House');
  const harbor = tables.service!.find(({ name }) => name === '=Harbor, "House"')!;
  expect(harbor.description).toBe('One line.\u2028Another,\nand "quotes".');
  expect(tables.phone!.find(({ service_id }) => service_id === harbor.id)).toMatchObject({
    number: '+17875550100',
    extension: '',
    description: 'Extension 02',
  });
});

it('describes each file as it is, with every column of the specification and every reference', () => {
  const folder = join(both.localHome, 'package');
  const tables = readTables(folder);
  const descriptor = JSON.parse(readFileSync(join(folder, 'datapackage.json'), 'utf8'));
  expect(descriptor).toMatchObject({
    profile: 'tabular-data-package',
    description: expect.stringMatching(/^Sample directory.*988/),
    licenses: [{ name: 'CC-BY-4.0' }],
    sources: [{ title: 'Harborlight' }, { title: 'Sample directory' }],
  });
  const paths = descriptor.resources.map(({ path }: { path: string }) => path);
  expect([...paths, 'datapackage.json'].sort()).toEqual(readdirSync(folder).sort());
  const dangling: string[] = [];
  for (const { name, path, schema } of descriptor.resources) {
    const [header] = parse(readFileSync(join(folder, path)), { to: 1 }) as string[][];
    expect(schema.fields.map((field: { name: string }) => field.name)).toEqual(header);
    const { properties, required, tabularRequired = [] } = entities[name]!;
    const flat = Object.keys(properties).filter((key) => {
      const form = properties[key];
      return typeof form === 'object' && !('$ref' in form) && (form as { type?: string }).type !== 'array';
    });
    expect(header!.toSorted()).toEqual(flat.sort());
    const needed = schema.fields.filter(
      (field: { constraints?: { required?: boolean } }) => field.constraints?.required,
    );
    expect(needed.map((field: { name: string }) => field.name).sort()).toEqual(
      [...required, ...tabularRequired].sort(),
    );
    const ids = new Set(tables[name]!.map(({ id }) => id));
    expect(ids.size).toBe(tables[name]!.length);
    for (const { fields, reference } of schema.foreignKeys) {
      const known = new Set(tables[reference.resource || name]!.map(({ id }) => id));
      for (const row of tables[name]!) {
        if (row[fields] && !known.has(row[fields])) dangling.push(`${name} ${fields} ${row[fields]}`);
      }
    }
  }
  const services = new Set(tables.service!.map(({ id }) => id));
  dangling.push(...tables.attribute!.map(({ link_id }) => link_id!).filter((id) => !services.has(id)));
  expect(dangling).toEqual([]);
});

it('asks before it writes into a folder with files, and leaves those of other names', async () => {
  const folder = join(both.localHome, 'mine');
  mkdirSync(folder);
  const empty = await both.local(['centers', 'export', '--state', 'PR', '--hsds', 'mine']);
  expect(empty).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^\d+ centers? in mine \(.*\), as HSDS 3\.1\.\n$/),
  });
  writeFileSync(join(folder, 'notes.txt'), 'mine');
  writeFileSync(join(folder, 'phones.csv'), 'old');

  const refused = await both.local(['centers', 'export', '--hsds', 'mine']);
  expect(refused).toMatchObject({ status: 2, stderr: expect.stringContaining('not empty') });
  expect(readFileSync(join(folder, 'phones.csv'), 'utf8')).toBe('old');
  expect((await both.local(['centers', 'export', '--hsds', 'mine', '--yes'])).status).toBe(0);
  expect(readFileSync(join(folder, 'phones.csv'), 'utf8')).toContain('+17875550100');
  expect(readFileSync(join(folder, 'notes.txt'), 'utf8')).toBe('mine');
});

it.each([
  [['--hsds', 'gone/package'], 'There is no folder'],
  [['--hsds', 'file.txt'], 'is no folder'],
  [['--hsds', 'nowhere'], 'leads nowhere'],
  [['--hsds', 'package', '--output', 'x.csv'], 'cannot be used with'],
  [['--hsds', 'package', '--status', 'UNPUBLISHED'], 'what the public may see'],
])('refuses %j in words', async (args, words) => {
  writeFileSync(join(both.localHome, 'file.txt'), '');
  try {
    symlinkSync('nothing-there', join(both.localHome, 'nowhere'));
  } catch {
    // Made for the first of these.
  }
  const ended = await both.local(['centers', 'export', ...args]);
  expect(ended).toMatchObject({ status: 2, stderr: expect.stringContaining(words) });
});

it('writes nothing where the server is gone in the middle', async () => {
  const server = createServer(async ({ url = '', headers }, answer) => {
    const { authorization = '' } = headers;
    const response = await fetch(both.address + url, { headers: { authorization } });
    answer.setHeader('Content-Type', response.headers.get('Content-Type')!);
    const body = Buffer.from(await response.arrayBuffer());
    if (!url.includes('.jsonl')) return answer.end(body);
    answer.write(body.subarray(0, 100_000), () => setImmediate(() => answer.destroy()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    both.signInAt(address);
    const ended = await both.remote(['--server', address, 'centers', 'export', '--hsds', 'cut-off']);
    expect(ended).toMatchObject({ status: 1, stderr: expect.stringContaining('broke') });
    expect(readdirSync(both.remoteHome).filter((name) => name.startsWith('cut-off'))).toEqual([]);
  } finally {
    server.close();
  }
});
