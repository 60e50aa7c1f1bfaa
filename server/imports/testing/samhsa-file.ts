import { toCsv } from '#core/columns.ts';
import type { ImportFile } from '../import-file.ts';

const HEADER = [
  ...['name1', 'name2', 'street1', 'street2', 'city', 'state', 'zip', 'phone'],
  ...['intake1', 'intake2', 'intake1a', 'intake2a', 'service_code_info'],
];

/** One row of SAMHSA's directory; what is not given is that of an outpatient clinic in Alabama. */
export function samhsaRow(given: Record<string, string> = {}): string[] {
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
  return HEADER.map((column) => row[column] ?? '');
}

/** A directory as CSV: substance use, unless its codes say otherwise. */
export function samhsaFile(rows: readonly Record<string, string>[], name = 'directory_2022.csv'): ImportFile {
  return { name, data: Buffer.from(toCsv([HEADER, ...rows.map(samhsaRow)])) };
}

export function samhsaTable(rows: readonly Record<string, string>[]): string[][] {
  return [HEADER, ...rows.map(samhsaRow)];
}
