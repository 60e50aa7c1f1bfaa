import { toSafeCsv } from '#core/center/csv-columns.ts';
import type { CallFilter } from '#core/messages/call-log.ts';
import type { Db } from '../database/db.ts';
import { readSurvivors, type Survivors } from '../database/merged-centers.ts';
import { BYTE_ORDER_MARK, streamText } from '../http/text-stream.ts';
import { type CallRow, readCallsAfter, toCallLog } from './calls-query.ts';

/** So many at a time. */
const SLICE = 500;

const HEADER = ['Date & Time (UTC)', 'Center', 'Center ID', 'Phone', 'City', 'State', 'Device', 'Source'];

/** The whole log that a filter leaves, the latest call first, as CSV in UTF-8, safe to open in a spreadsheet. */
export function streamCallsCsv(db: Db, filter: CallFilter): ReadableStream<Uint8Array> {
  return streamText(writeSlices(db, filter));
}

async function* writeSlices(db: Db, filter: CallFilter): AsyncGenerator<string, void> {
  yield BYTE_ORDER_MARK + toSafeCsv([HEADER]);
  const survivors = await readSurvivors(db);
  let last: CallRow | undefined;
  for (;;) {
    const rows = await readCallsAfter(db, filter, survivors, last, SLICE);
    if (rows.length === 0) return;
    yield toSafeCsv(rows.map((row) => toCells(row, survivors)));
    last = rows.at(-1);
  }
}

function toCells(row: CallRow, survivors: Survivors): string[] {
  const call = toCallLog(row, survivors);
  return [
    // As spreadsheets read a time.
    call.clickedAt.slice(0, 19).replace('T', ' '),
    call.centerName,
    call.centerId,
    call.centerPhone ?? '',
    call.userCity ?? '',
    call.userState ?? '',
    call.userAgent,
    call.referrerUrl ?? 'Direct',
  ];
}
