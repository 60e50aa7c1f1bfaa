import { expect, it } from 'vitest';
import { shippedMappings } from '../../../data/mappings.ts';
import type { AppError } from '../../app-error.ts';
import { readMapping } from './read-mapping.ts';

const needed = 'source: Our list\ncolumns:\n  name: Facility\n  city: Town\n  state: { value: TX }\n';

/** The issues of a mapping that is refused. */
function refused(text: string): { path: string; message: string }[] {
  try {
    readMapping({ name: 'map.yaml', text });
  } catch (error) {
    expect(error).toMatchObject({ status: 422, code: 'invalid_mapping' });
    expect((error as AppError).message).toMatch(
      /^map\.yaml is no mapping that can be used, so nothing was imported: /,
    );
    return [...((error as AppError).issues ?? [])];
  }
  return [];
}

it('reads a column, a list of them, a constant, a join, a part of a cell and what each value becomes', () => {
  const { columns, ...rest } = readMapping({
    name: 'map.yaml',
    text: `${needed}  street: [Street, Suite]
  zip: { join: [Zip, { column: Zip4, at: "-", part: -1 }], with: "-" }
  levels:
    - { column: Type, values: { Detox: DETOX, 01: [PHP, IOP], Sober home: null }, between: "|", others: ignore }
    - yes: { Outpatient: OUTPATIENT }
year: 2024
key: License
`,
  });
  expect(rest).toEqual({ source: 'Our list', year: 2024, complete: false, headerRow: 1, key: ['License'] });
  expect(columns).toEqual({
    name: { pieces: [{ column: 'Facility' }], with: ', ' },
    city: { pieces: [{ column: 'Town' }], with: ', ' },
    state: { pieces: [{ value: ['TX'] }], with: ', ' },
    street: { pieces: [{ column: 'Street' }, { column: 'Suite' }], with: ', ' },
    zip: { pieces: [{ column: 'Zip' }, { column: 'Zip4', at: '-', part: -1 }], with: '-' },
    levels: {
      pieces: [
        {
          column: 'Type',
          values: { Detox: ['DETOX'], '01': ['PHP', 'IOP'], 'Sober home': [] },
          between: '|',
          others: 'ignore',
        },
        { yes: { Outpatient: ['OUTPATIENT'] } },
      ],
      with: ', ',
    },
  });
});

it('takes the same as JSON', () => {
  const text = JSON.stringify({ source: 'Our list', columns: { name: 'A', city: 'B', state: 'C' } });
  expect(readMapping({ name: 'map.json', text }).columns.city).toEqual({
    pieces: [{ column: 'B' }],
    with: ', ',
  });
});

it.each([
  ['what is no YAML', `${needed}  phone: "Tel\n`, /^map\.yaml, line \d+$/, /^is not YAML: /],
  ['a text', 'hello', 'map.yaml', /^must be a mapping: source, year, complete,/],
  [
    'an unknown key',
    `${needed}sauce: x\n`,
    'map.yaml, line 6, sauce',
    /^is none of source, year, complete, headerRow/,
  ],
  [
    'an unknown field',
    `${needed}  beds: Beds\n`,
    'map.yaml, line 6, columns.beds',
    /^is none of name, city, state, .*bedCount/,
  ],
  [
    'an unknown part of a rule',
    `${needed}  zip: { column: Zip, spart: 1 }\n`,
    'map.yaml, line 6, columns.zip.spart',
    'is none of column, at, part, address, values, between, others',
  ],
  [
    'a value that is none of ours',
    `${needed}  levels:\n    column: Type\n    values:\n      Detox: DETOKS\n`,
    'map.yaml, line 9, columns.levels.values.Detox',
    /^“DETOKS” is not one of DETOX, RESIDENTIAL, /,
  ],
  [
    'the same in a list of pieces',
    `${needed}  insurance:\n    - Payers\n    - yes: { Medicaid: MEDCAID }\n`,
    'map.yaml, line 8, columns.insurance.1.yes.Medicaid',
    /^“MEDCAID” is not one of MEDICAID, /,
  ],
  [
    'a constant that is none',
    `${needed}  care: { value: DENTAL }\n`,
    'map.yaml, line 6, columns.care.value',
    /is not one of/,
  ],
  [
    'a split of two kinds',
    `${needed}  zip: { column: A, at: ",", address: zip }\n`,
    'map.yaml, line 6, columns.zip.at',
    /address/,
  ],
  [
    'a part of nothing',
    `${needed}  zip: { column: A, part: 2 }\n`,
    'map.yaml, line 6, columns.zip.part',
    /needs “at”/,
  ],
  [
    'ticks of a text',
    `${needed}  zip: { yes: { A: "1" } }\n`,
    'map.yaml, line 6, columns.zip.yes',
    /^is only for lists of values: languages,/,
  ],
  [
    'no source',
    'columns: { name: A, city: B, state: C }',
    'map.yaml, source',
    'must be the name of the list',
  ],
  [
    'a source of ours',
    needed.replace('Our list', 'Staff import'),
    'map.yaml, line 1, source',
    /is the name of a source that Harborlight/,
  ],
  ['a wrong year', `year: soon\n${needed}`, 'map.yaml, line 1, year', 'must be a year'],
  ['a wrong truth', `complete: perhaps\n${needed}`, 'map.yaml, line 1, complete', 'must be true or false'],
  [
    'no state',
    needed.replace(/ {2}state.*\n/, ''),
    'map.yaml, line 2, columns.state',
    'is missing: every center needs a state',
  ],
])('refuses %s, and says where and what is allowed', (_, text, path, message) => {
  const issues = refused(text);
  expect(issues.length).toBe(1);
  expect(issues[0]!.path).toMatch(path);
  expect(issues[0]!.message).toMatch(message);
});

it('names all that is wrong at once', () => {
  expect(refused('source: ""\ncolumns: { name: A, town: B }\n').map(({ path }) => path)).toEqual([
    'map.yaml, line 1, source',
    'map.yaml, line 2, columns.town',
    'map.yaml, line 2, columns.city',
    'map.yaml, line 2, columns.state',
  ]);
});

it('is not led astray by aliases that unfold without end', () => {
  const bomb = [
    'a: &a [x,x,x,x,x,x,x,x,x]',
    ...'bcdefghi'.split('').map((c, i) => `${c}: &${c} [${Array(9).fill(`*${'abcdefgh'[i]}`)}]`),
  ];
  expect(refused(bomb.join('\n'))[0]!.message).toMatch(/^is not YAML: /);
});

it('can use all that ship', () => {
  const names = [...shippedMappings().keys()];
  expect(names).toEqual(['mental-health-facilities', 'state-license-list']);
  for (const [name, text] of shippedMappings()) expect(refused(text), name).toEqual([]);
});
