import type { CenterFields } from '#core/center/center.ts';
import { columns, readSafeCell } from '#core/center/csv-columns.ts';
import { unwrapList } from '#core/center/field-kinds.ts';
import { parseState } from '#core/lists/public-lists.ts';
import type { RowRef } from '#core/staff/import-report.ts';
import { addressKey } from '../facility-key.ts';
import type { Findings } from '../findings.ts';
import type { SourceRecord } from '../source-record.ts';
import type { Exported, Format, ReadCell, ReadRow } from './format.ts';

/** By these a row of an export of ours is known again: see server/centers/centers-export.ts. */
const ofExport = ['id', 'slug', 'last_verified_at'] as const;

/** Our own CSV, which staff fill in; an export of ours is one, too. */
export const template: Format = {
  name: 'csv',
  label: 'Our template',
  source: 'Staff import',
  parts: ['CSV'],
  complete: false,
  yearly: false,
  coded: false,
  checked: true,
  columns: {
    required: columns.filter(({ required }) => required).map(({ header }) => header),
    optional: [...columns.filter(({ required }) => !required).map(({ header }) => header), ...ofExport],
  },
  open: ({ rows }) => ({ parts: new Set(template.parts), end: rows.length, readRow }),
  key: addressKey,
};

/** A row without a name, city or state is an error; anything else that cannot be used is left out with a warning. */
function readRow(cell: ReadCell, at: RowRef, findings: Findings): ReadRow | undefined {
  const fields: Partial<CenterFields> = {};
  const state = parseState(readSafeCell(trimCell(cell('state'))));
  let usable = true;
  for (const { header, field, required, parse } of columns) {
    const given = readSafeCell(trimCell(cell(header))).trim();
    if (given === '') {
      if (!required) continue;
      usable = false;
      findings.errors.push({ ...at, column: header, message: `is empty: every center needs a ${header}` });
      continue;
    }
    const { value, problems, repaired } = parse(given, state);
    if (value !== undefined) Object.assign(fields, { [field]: value });
    if (repaired) {
      findings.warn(field === 'zip' ? 'zip_repaired' : 'phone_repaired', {
        ...at,
        column: header,
        value: given,
      });
    }
    if (problems.length === 0) continue;
    if (required) usable = false;
    for (const problem of problems) {
      const ref = { ...at, column: header, value: problem.value };
      if (required) findings.errors.push({ ...ref, message: problem.message });
      else findings.warn('value_left_out', { ...ref, problem: problem.message });
    }
  }
  if (!usable) return undefined;
  const record = toRecord(fields as GivenFields);
  return { key: addressKey(record), part: 'CSV', record, exported: readExported(cell) };
}

/** Undefined where the row does not say which center it was, or says so in another way. */
function readExported(cell: ReadCell): Exported | undefined {
  const [id, slug, verifiedAt] = ofExport.map((header) => readSafeCell(trimCell(cell(header))));
  if (!id && !slug) return undefined;
  // A spreadsheet takes the zeros before a number away.
  const number = id && /^\d{1,8}$/.test(id) ? Number(id) : undefined;
  return { id: number, slug: slug || undefined, verifiedAt: verifiedAt || undefined };
}

/** Line breaks mean something in a cell of ours. */
function trimCell(cell: string): string {
  return cell.includes('\r') ? cell.replace(/\r\n?/g, '\n').trim() : cell.trim();
}

type GivenFields = Partial<CenterFields> & Pick<CenterFields, 'name' | 'city' | 'state'>;

function toRecord({ phone, ...fields }: GivenFields): SourceRecord {
  const plain = Object.entries(fields).map(([name, value]) => [
    name,
    Array.isArray(value) ? unwrapList(value) : value,
  ]);
  return { ...(Object.fromEntries(plain) as SourceRecord), ...(phone && { phones: [phone] }) };
}
