import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyCenter } from '../testing/any-center.ts';
import { nothingKnown } from '../testing/nothing-known.ts';
import { CenterFields } from './center.ts';
import { columns, readSafeCell, templateCsv, toCsv, toSafeCsv } from './csv-columns.ts';

const column = (header: string) => columns.find((each) => each.header === header)!;

it('has the columns of the template in their order', () => {
  expect(columns.map(({ header }) => header).join(',')).toBe(
    'name,website,phone,email_public,street,city,state,zip,bed_count,staff_to_client_ratio,languages,' +
      'religious_orientation,program_highlights,levels_of_care,populations,modalities,insurance_types,accreditations,' +
      'care,serves_only,topics,does_not_treat,street_withheld,intake_phones,other_phones,program_names',
  );
  expect(columns.filter(({ required }) => required).map(({ header }) => header)).toEqual([
    'name',
    'city',
    'state',
  ]);
});

it('keeps the commas of a name in a list whose names have some', () => {
  const { parse, format } = columns.find(({ field }) => field === 'programNames')!;
  const programNames = ['Children, Youth and Families', 'First Step (251-555-0101 x12)'];
  const cell = format({ ...nothingKnown, name: 'A', city: 'B', state: 'TX', programNames });
  expect(cell).toBe('Children, Youth and Families; First Step (251-555-0101 x12)');
  expect(parse(cell)).toEqual({ value: programNames, problems: [] });
});

it('gives an example row that says no more than can be read', () => {
  for (const { header, example, parse } of columns) {
    if (example !== '')
      expect(parse(example), header).toMatchObject({ value: expect.anything(), problems: [] });
  }
  expect(templateCsv().split('\r\n')).toHaveLength(3);
});

it('reads back every field of every center that it wrote', () => {
  fc.assert(
    fc.property(anyCenter, (any) => {
      const { data: center } = CenterFields.safeParse(any);
      fc.pre(center !== undefined);
      for (const { field, format, parse } of columns) {
        const cell = format(center);
        if (cell === '') expect(center[field] || []).toEqual([]);
        else expect(parse(cell)).toEqual({ value: center[field], problems: [] });
      }
    }),
  );
});

it('takes values by code or label, in any letter case, between commas or semicolons', () => {
  const { parse } = column('levels_of_care');
  const both = [{ level: 'DETOX' }, { level: 'IOP' }];
  expect(parse('DETOX,IOP').value).toEqual(both);
  expect(parse(' detox ; iop; ').value).toEqual(both);
  expect(parse('Detox, IOP (Intensive Outpatient), detox').value).toEqual(both);
  expect(column('modalities').parse('medication-assisted treatment').value).toEqual([{ modality: 'MAT' }]);
});

it('leaves a value out that no list has, and keeps the others', () => {
  expect(column('populations').parse('ADULT, Astronauts')).toEqual({
    value: [{ population: 'ADULT' }],
    problems: [{ value: 'Astronauts', message: expect.stringContaining('is not one of ADULT,') }],
  });
});

it.each([
  ['state', 'tx', 'TX'],
  ['state', 'New  Mexico', 'NM'],
  ['website', 'www.hope.example', 'http://www.hope.example'],
  ['bed_count', '1,200', 1200],
  ['bed_count', '24.0', 24],
])('reads %s “%s” as %s', (header, cell, value) => {
  expect(column(header).parse(cell)).toEqual({ value, problems: [] });
});

it.each([
  ['state', 'Atlantis'],
  ['website', 'http://'],
  ['email_public', 'hope at example'],
  ['zip', '7001'],
  ['bed_count', 'many'],
  ['bed_count', '0'],
])('refuses %s “%s”', (header, cell) => {
  const { value, problems } = column(header).parse(cell);
  expect(value).toBeUndefined();
  expect(problems).toEqual([{ value: cell, message: expect.stringMatching(/^\S.{5,}/) }]);
});

it('quotes what CSV would take apart', () => {
  expect(toCsv([['a', 'b, c', 'say "hi"', 'two\nlines', ' pad']])).toBe(
    'a,"b, c","say ""hi""","two\nlines"," pad"\r\n',
  );
});

it('writes no cell that a spreadsheet could take for a formula, and reads each back as it was', () => {
  const dangerous = fc.constantFrom(
    '=',
    '+',
    '-',
    '@',
    '\t',
    '\r',
    '\n',
    '＝',
    '＋',
    '－',
    '＠',
    "'",
    ' ',
    'a',
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(dangerous).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, text, (cell, end) => {
      const given = cell + end;
      // One column more, so that an empty cell is a cell.
      const [row] = parse(toSafeCsv([[given, 'x']]), { relax_quotes: false }) as string[][];
      expect(row![0]).not.toMatch(/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/);
      expect(readSafeCell(row![0]!)).toBe(given);
    }),
    {
      examples: [
        ['=SUM(A1)', ''],
        ["'=SUM(A1)", ''],
        ['+1 205-555-0100', ''],
        [' =1', ''],
        ['', ''],
      ],
    },
  );
});

it.each([
  ['bed_count', 'many', 'is not a whole number from 1 to 10,000'],
  ['bed_count', '12.5', 'is not a whole number from 1 to 10,000'],
  ['bed_count', '0', 'is not a whole number from 1 to 10,000'],
])('says of %s what “%s” is not, in words of ours', (header, cell, message) => {
  const { parse } = columns.find((column) => column.header === header)!;
  expect(parse(cell)).toMatchObject({ problems: [{ value: cell, message }] });
});
