import { toCsv } from '#core/center/csv-columns.ts';
import type { ImportFile } from '../files/import-file.ts';

const HEADER = [
  ...['name1', 'name2', 'street1', 'street2', 'city', 'state', 'zip', 'phone'],
  ...['intake1', 'intake2', 'intake1a', 'intake2a', 'service_code_info'],
];

/** One row of SAMHSA's directory; what is not given is that of an outpatient clinic in Alabama. */
function samhsaRow(given: Record<string, string>, header: readonly string[]): string[] {
  const row: Record<string, string> = {
    name1: 'Harbor Clinic',
    street1: '12 Pier Road',
    city: 'Mobile',
    state: 'AL',
    zip: '36602',
    phone: '251-555-0100',
    service_code_info: 'SA * OP * CBT MOTI * MD SF * ADLT',
    ...given,
  };
  return header.map((column) => row[column] ?? '');
}

/** A directory as CSV: substance use, unless its codes or a column of its own say otherwise. */
export function samhsaFile(rows: readonly Record<string, string>[], name = 'directory_2022.csv'): ImportFile {
  return { name, data: Buffer.from(toCsv(samhsaTable(rows))) };
}

/** With the columns of 2022, and those that only the rows have. */
export function samhsaTable(rows: readonly Record<string, string>[]): string[][] {
  const header = [...new Set([...HEADER, ...rows.flatMap(Object.keys)])];
  return [header, ...rows.map((row) => samhsaRow(row, header))];
}
