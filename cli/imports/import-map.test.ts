import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toCsv } from '#core/center/csv-columns.ts';
import { samhsaTable } from '#server/imports/testing/samhsa-file.ts';
import { openBothWays } from '../testing/both-ways.ts';

let both: Awaited<ReturnType<typeof openBothWays>>;
beforeAll(async () => {
  both = await openBothWays(async () => {});
});
afterAll(() => both.stop());

function write(name: string, content: string): string {
  const path = join(both.remoteHome, name);
  writeFileSync(path, content);
  return path;
}

const list = () =>
  write('helpline.csv', 'Agency,Town,Tel\nHarbor,Mobile,251-555-0100\nPier,Dothan,334-555-0100\n');
const mapping =
  'source: A helpline\ncolumns:\n  name: Agency\n  city: Town\n  state: { value: AL }\n  phone: Tel\n';

it('imports a file by a mapping, here and to a server, and takes it back', async () => {
  const map = write('helpline.yaml', mapping);
  const { status, json } = await both.same(['import', '--map', map, list()]);
  expect({ status, json }).toMatchObject({
    status: 0,
    json: { source: 'A helpline', format: 'mapped', centers: { new: 2 } },
  });
  expect((await both.same(['imports', 'show', '1'])).json).toMatchObject({
    source: 'A helpline',
    report: { format: 'mapped', complete: false },
  });
  const found = await both.remoteDb.selectFrom('centers').select(['name', 'state', 'phone']).execute();
  expect(found).toEqual([
    { name: 'Harbor', state: 'AL', phone: '251-555-0100' },
    { name: 'Pier', state: 'AL', phone: '334-555-0100' },
  ]);
  expect((await both.same(['imports', 'undo', '1', '--centers', '2', '--yes'])).json).toMatchObject({
    deleted: 2,
  });
});

it('says where a mapping is wrong and what is allowed, and imports nothing', async () => {
  const map = write('wrong.yaml', mapping.replace('phone', 'telephone'));
  const { status, json, stderr } = await both.same(['import', '--map', map, list()]);
  expect(status).toBe(1);
  expect(json.error).toMatchObject({
    code: 'invalid_mapping',
    issues: [
      {
        path: 'wrong.yaml, line 6, columns.telephone',
        message: expect.stringMatching(/^is none of name, city/),
      },
    ],
  });
  expect(stderr).toContain('wrong.yaml is no mapping that can be used, so nothing was imported: line 6,');
  expect(await both.remoteDb.selectFrom('centers').selectAll().execute()).toEqual([]);
});

it('takes a mapping that ships by its name, and names them where there is none', async () => {
  const licenses = write(
    'licenses.csv',
    toCsv([
      ['Facility Name', 'License Type', 'Capacity', 'Expiration Date', 'Address'],
      ['Hope House', 'Detoxification', '8', '2099-01-01', '1 Elm St, Mobile, AL 36602'],
    ]),
  );
  const { json } = await both.same(['import', '--dry-run', '--map', 'state-license-list', licenses]);
  expect(json).toMatchObject({ dryRun: true, centers: { new: 1 } });
  const none = await both.same(['import', '--map', 'nothing', licenses]);
  expect(none).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('nothing does not exist. With Harborlight'),
  });
  expect(none.stderr).toContain('mental-health-facilities, state-license-list');
});

it('drafts a mapping to stdout or to a file, by which the file can be imported', async () => {
  const printed = await both.local(['import', '--suggest-map', list()]);
  expect(printed).toMatchObject({ status: 0, stderr: '' });
  expect(printed.stdout).toMatch(/^# What the columns of helpline\.csv are: a first draft/);
  expect(printed.stdout).toContain('\n  phone: Tel # such as: 251-555-0100\n');
  const path = join(both.remoteHome, 'draft.yaml');
  const saved = await both.local(['import', '--suggest-map', list(), '--output', path]);
  expect(saved).toMatchObject({ status: 0, stdout: expect.stringContaining('import with --map') });
  expect(readFileSync(path, 'utf8')).toBe(printed.stdout);
  // No ZIP code tells the state: that line is left to a person.
  const refused = await both.local(['import', '--map', path, list()]);
  expect(refused.stderr).toContain('columns.state: is missing');
  writeFileSync(path, `${printed.stdout.replace('columns:\n', 'columns:\n  state: { value: AL }\n')}`);
  const { json } = await both.same(['import', '--dry-run', '--map', path, list()]);
  expect(json).toMatchObject({ centers: { new: 2 } });
});

it.each([
  [['--suggest-map', '--dry-run', 'a.csv'], 'dry-run'],
  [['--map', 'a.yaml', '--format', 'csv', 'a.csv'], 'format'],
  [['--suggest-map', 'a.csv', 'b.csv'], 'Give one file'],
  [['--output', 'a.yaml', 'a.csv'], '--output is for the mapping'],
])('answers the wrong use %j with exit code 2', async (flags, message) => {
  const { status, stderr } = await both.local(['import', ...flags]);
  expect(status).toBe(2);
  expect(stderr).toContain(message);
  expect(existsSync(join(both.localHome, 'a.yaml'))).toBe(false);
});

it('reads codes of a year that we lack by the table that is given, here and to a server', async () => {
  const directory = write(
    'directory_2031.csv',
    toCsv(samhsaTable([{ service_code_info: 'SA * OP * MOTI * QQX' }])),
  );
  const unknown = await both.same(['import', '--dry-run', directory]);
  expect(unknown).toMatchObject({ status: 1, json: { error: { code: 'unknown_codes' } } });
  const codes = write(
    'codes.json',
    JSON.stringify({ year: 2031, basedOn: 2024, source: 'A test', levels: { IOP: { SU: 'QQX' } } }),
  );
  expect((await both.same(['import', '--codes', codes, directory])).json).toMatchObject({
    centers: { new: 1 },
  });
  for (const db of [both.localDb, both.remoteDb]) {
    expect(await db.selectFrom('centers').select('levels').execute()).toEqual([
      { levels: '["IOP","OUTPATIENT"]' },
    ]);
  }
  const wrong = write('wrong.json', '{"year": 2031}');
  expect((await both.same(['import', '--codes', wrong, directory])).json.error).toMatchObject({
    code: 'invalid_codes',
    issues: [{ path: 'wrong.json, source' }],
  });
  // A file that holds no codes needs no table.
  expect(
    (await both.same(['import', '--codes', codes, '--map', write('m.yaml', mapping), list()])).json.error,
  ).toMatchObject({
    code: 'invalid_codes',
  });
});
