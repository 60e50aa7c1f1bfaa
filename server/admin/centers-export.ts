import { setImmediate as giveWay } from 'node:timers/promises';
import type { Center } from '#core/center.ts';
import { columns, toSafeCsv } from '#core/columns.ts';
import { centerColumns, toCenter } from '../center-rows.ts';
import type { Db } from '../db.ts';
import { type CenterFilter, selectCenters } from './centers-search.ts';

/** So many rows are read and written in a few milliseconds; other requests run between two slices. */
const ROWS_AT_ONCE = 500;

/** By this mark Excel knows the file for UTF-8 (as "Cañon City" needs); our importer reads over it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The template's columns, so that the file can be imported again, and behind them what staff want to know. */
const exported: readonly [header: string, write: (center: Center) => string | null][] = [
  ...columns.map(({ header, format }) => [header, format] as [string, typeof format]),
  ['id', ({ id }) => id],
  ['slug', ({ slug }) => slug],
  ['review_status', ({ reviewStatus }) => reviewStatus],
  ['last_verified_at', ({ lastVerifiedAt }) => lastVerifiedAt],
  ['verified_by', ({ verifiedBy }) => verifiedBy],
  ['source', ({ source }) => source],
];

/** The centers that staff look for as CSV, slice by slice, in the order in which they were added. */
export function streamCentersCsv(db: Db, filter: CenterFilter, now: Date): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const found = selectCenters(db, filter, now).select(centerColumns).orderBy('id').limit(ROWS_AT_ONCE);
  let last = 0;
  return new ReadableStream({
    start(controller) {
      const header = toSafeCsv([exported.map(([header]) => header)]);
      controller.enqueue(encoder.encode(BYTE_ORDER_MARK + header));
    },
    async pull(controller) {
      await giveWay();
      const rows = await found.where('id', '>', last).execute();
      if (rows.length > 0) controller.enqueue(encoder.encode(toSafeCsv(rows.map(toCenter).map(writeRow))));
      last = rows.at(-1)?.id ?? last;
      if (rows.length < ROWS_AT_ONCE) controller.close();
    },
  });
}

function writeRow(center: Center): string[] {
  return exported.map(([, write]) => write(center) ?? '');
}

/** "centers-2026-11-21.csv"; of one state "centers-TX-2026-11-21.csv". */
export function nameExport({ state }: CenterFilter, now: Date): string {
  return `${['centers', state, now.toISOString().slice(0, 10)].filter(Boolean).join('-')}.csv`;
}
