import type { Mapping } from '#core/staff/import-mapping.ts';
import type { RowRef } from '#core/staff/import-report.ts';
import type { Findings } from '../findings.ts';
import type { ReadCell } from '../formats/format.ts';
import { squeeze } from './read-rule.ts';

/** Why a row is none that the mapping takes; undefined where it is one. */
export function refuseRow(
  { only = {}, expires }: Mapping,
  cell: ReadCell,
  at: RowRef,
  findings: Findings,
): string | undefined {
  for (const [column, values] of Object.entries(only)) {
    const text = cell(column).trim();
    if (values.some((value) => squeeze(value) === squeeze(text))) continue;
    return `${column} is ${text === '' ? 'empty' : `“${text.slice(0, 60)}”`}, which the mapping does not take`;
  }
  if (expires === undefined) return undefined;
  const text = cell(expires).trim();
  const day = readDay(text);
  if (text !== '' && day === undefined) {
    const problem = 'is no day such as 2026-12-31 or 12/31/2026';
    findings.warn('value_left_out', { ...at, column: expires, value: text, problem });
  }
  return day !== undefined && day < new Date().toISOString().slice(0, 10) ? `${expires} is over` : undefined;
}

/** "12/31/2026" or "2026-12-31", with a time behind it or not → "2026-12-31"; undefined where it is none. */
export function readDay(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?=$|[T\s])/.exec(text);
  const american = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?=$|\s)/.exec(text);
  const [year, month, day] = iso ? iso.slice(1) : american ? [american[3], american[1], american[2]] : [];
  if (!year || !month || !day) return undefined;
  const written = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  const date = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : undefined;
}
