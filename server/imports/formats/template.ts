import { columns, readSafeCell } from '#core/center/csv-columns.ts';
import { unwrapList } from '#core/center/field-kinds.ts';
import type { FieldName } from '#core/center/fields.ts';
import { fold } from '#core/fold-text.ts';
import { parseState } from '#core/lists/public-lists.ts';
import { type ReviewStatus, reviewStatuses } from '#core/lists/staff-lists.ts';
import type { RowRef } from '#core/staff/import-report.ts';
import { isTime } from '../export-time.ts';
import { addressKey } from '../facility-key.ts';
import type { Findings } from '../findings.ts';
import type { SourceRecord } from '../source-record.ts';
import type { Exported, Format, ReadCell, ReadRow } from './format.ts';

/** By these a row of an export of ours is known again: see server/centers/centers-export.ts. */
const ofExport = ['id', 'slug', 'updated_at'] as const;

/** In a cell it says that there is nothing; an empty one says nothing. */
const CLEARS = '-';

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
    optional: [
      ...columns.filter(({ required }) => !required).map(({ header }) => header),
      ...ofExport,
      'last_verified_at',
      'review_status',
    ],
  },
  open: ({ rows }) => ({ parts: new Set(template.parts), end: rows.length, readRow }),
  key: addressKey,
};

/** A row without a name, city or state is an error; anything else that cannot be used is left out with a warning. */
function readRow(cell: ReadCell, at: RowRef, findings: Findings): ReadRow | undefined {
  const stated: Record<string, unknown> = {};
  let phone: unknown;
  const cleared: FieldName[] = [];
  const state = parseState(readSafeCell(trimCell(cell('state'))));
  let usable = true;
  for (const { header, field, required, parse } of columns) {
    const raw = trimCell(cell(header));
    // An export writes a value that is "-" with an apostrophe before it.
    if (raw === CLEARS && !required) {
      cleared.push(field as FieldName);
      continue;
    }
    const given = raw === CLEARS ? '' : readSafeCell(raw).trim();
    if (given === '') {
      if (!required) continue;
      usable = false;
      findings.errors.push({ ...at, column: header, message: `is empty: every center needs a ${header}` });
      continue;
    }
    const { value, problems, repaired } = parse(given, state);
    if (field === 'phone') phone = value;
    else if (value !== undefined) stated[field] = Array.isArray(value) ? plainList(value) : value;
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
  const reviewStatus = readStatus(cell('review_status').trim(), at, findings);
  const exported = readExported(cell, at, findings);
  if (!usable) return undefined;
  if (phone) stated.phones = [phone];
  if (cleared.length > 0) stated.cleared = cleared;
  const record = stated as unknown as SourceRecord;
  return { key: addressKey(record), part: 'CSV', record, exported, reviewStatus };
}

/** Undefined where the row does not say which center it was, or says so in another way. */
function readExported(cell: ReadCell, at: RowRef, findings: Findings): Exported | undefined {
  const [id, slug, updatedAt] = ofExport.map((header) => readSafeCell(trimCell(cell(header))));
  if (!id && !slug) return undefined;
  // A spreadsheet takes the zeros before a number away.
  const number = id && /^\d{1,8}$/.test(id) ? Number(id) : undefined;
  if (updatedAt && !isTime(updatedAt)) {
    const message = 'is no time as our export writes it: export again, and leave this column as it is';
    findings.errors.push({ ...at, column: 'updated_at', value: updatedAt, message });
  }
  return {
    id: number,
    slug: slug || undefined,
    updatedAt: updatedAt || undefined,
  };
}

/** A status that was misread would publish what is not to be shown: it is an error. */
function readStatus(given: string, at: RowRef, findings: Findings): ReviewStatus | undefined {
  if (given === '') return undefined;
  const { values, labels } = reviewStatuses;
  const found = values.find((value) => [value, labels[value]].some((name) => fold(name) === fold(given)));
  if (!found) {
    const message = `is not one of ${values.join(', ')}`;
    findings.errors.push({ ...at, column: 'review_status', value: given, message });
  }
  return found;
}

/** Line breaks mean something in a cell of ours. */
function trimCell(cell: string): string {
  return cell.includes('\r') ? cell.replace(/\r\n?/g, '\n').trim() : cell.trim();
}

/** Cells that say the same are parsed to one array, and become one here: most of what a file's rows hold are lists. */
function plainList(list: Parameters<typeof unwrapList>[0]): readonly string[] {
  const plain = plainLists.get(list) ?? unwrapList(list);
  plainLists.set(list, plain);
  return plain;
}

const plainLists = new WeakMap<object, readonly string[]>();
