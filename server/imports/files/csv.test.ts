import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCsv } from '#core/center/csv-columns.ts';
import { MAX_ROW_CHARACTERS, readCsv } from './csv.ts';

const read = (text: string) => readCsv(text, 'a.csv');

it('reads what was written, as csv-parse does', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'ñ', '"', ',', '\n', '\r', ' ', ';') });
  const table = fc
    .integer({ min: 2, max: 5 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }));
  fc.assert(
    fc.property(table, (rows) => {
      const text = toCsv([rows[0]!.map(() => 'header'), ...rows]);
      expect(read(text).slice(1)).toEqual(rows);
      expect(read(text)).toEqual(parse(text, { record_delimiter: '\r\n' }));
    }),
  );
});

it('takes any line break, a last line without one, and blank lines', () => {
  expect(read('a,b\r\n1,2\r\n')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
  expect(read('a,b\n1,2')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
  expect(read('a,b\r1,')).toEqual([
    ['a', 'b'],
    ['1', ''],
  ]);
  expect(read('a,b\n\n1,2\n')).toEqual([['a', 'b'], [''], ['1', '2']]);
});

it('takes semicolons and tabs between cells', () => {
  expect(read('a;b\n1,5;2')).toEqual([
    ['a', 'b'],
    ['1,5', '2'],
  ]);
  expect(read('a\tb\n"1\t2"\t3')).toEqual([
    ['a', 'b'],
    ['1\t2', '3'],
  ]);
});

it('names the row in which a quote opens that never closes', () => {
  expect(() => read('a,b\n1,"x\ny"\n2,"open\n3,4\n')).toThrow(
    'a.csv, row 3: a quote opens here and never closes.',
  );
});

it('names the row and column of a stray quote', () => {
  expect(() => read('a,b\n1,"x" y\n')).toThrow('a.csv, row 2: column 2: text follows a closing quote');
});

it('refuses a row without end', () => {
  const endless = 'x'.repeat(MAX_ROW_CHARACTERS + 2);
  expect(() => read(`a\n${endless}`)).toThrow('a.csv, row 2: more than a million characters in one row.');
  expect(() => read(`a\n"${endless}"`)).toThrow('a.csv, row 2: more than a million characters in one row.');
});
