import { expect, it } from 'vitest';
import { samhsa } from './formats/samhsa.ts';
import { readHeader } from './header.ts';
import { samhsaTable } from './testing/samhsa-file.ts';

const table = (header: string[]) => ({
  name: 'a.csv',
  format: 'csv' as const,
  encoding: null,
  rows: [header],
});

it('tells our template from SAMHSA’s directory', () => {
  expect(readHeader(table(['name', 'city', 'state'])).format.name).toBe('csv');
  expect(readHeader(table(samhsaTable([])[0]!)).format.name).toBe('samhsa');
});

it('takes headers in any letter case and spelling', () => {
  const header = readHeader(table([' Name', 'CITY', 'State ', 'Levels of Care', 'Notes']));
  expect(header.positions.get('levels_of_care')).toBe(3);
  expect(header.ignored).toEqual(['Notes']);
});

it.each([
  [['name', 'city', 'zip'], 'a.csv, row 1: the column state is missing. Found: name, city, zip.'],
  [['name', 'phone'], 'a.csv, row 1: the columns city, state are missing. Found: name, phone.'],
  [['name1', 'street1'], 'a.csv, row 1: the columns city, state, zip, phone, service_code_info are missing.'],
  [['name', 'city', 'state', 'City'], 'a.csv, row 1: there are two columns city.'],
  [['rate', 'price'], 'a.csv, row 1: the first row names no columns that we know; it holds: rate, price.'],
  [['id', 'price'], 'a.csv, row 1: the columns name, city, state are missing. Found: id, price.'],
])('names what is wrong with the header %j', (header, message) => {
  expect(() => readHeader(table(header))).toThrow(message);
});

it('believes the format that it is given', () => {
  expect(() => readHeader(table(['name', 'city', 'state']), samhsa)).toThrow(
    'the columns name1, street1, zip',
  );
});
