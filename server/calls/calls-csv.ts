import type { CallFilter } from '#core/call-log.ts';
import { toSafeCsv } from '#core/columns.ts';
import type { Db } from '../db.ts';
import { type CallRow, readCallsAfter, toCallLog } from './calls-query.ts';
import { readSurvivors, type Survivors } from './calls-survivors.ts';

/** So many at a time: other requests are answered in between. */
const SLICE = 500;

const HEADER = ['Date & Time (UTC)', 'Center', 'Center ID', 'Phone', 'City', 'State', 'Device', 'Source'];

/** The whole log that a filter leaves, the latest call first, as CSV in UTF-8, safe to open in a spreadsheet. */
export function streamCallsCsv(db: Db, filter: CallFilter): ReadableStream<Uint8Array> {
  const slices = writeSlices(db, filter);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await slices.next();
      if (done) return controller.close();
      controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await slices.return(undefined);
    },
  });
}

async function* writeSlices(db: Db, filter: CallFilter): AsyncGenerator<string, undefined> {
  // Else Excel would take it for its old character set.
  yield `\uFEFF${toSafeCsv([HEADER])}`;
  const survivors = await readSurvivors(db);
  let last: CallRow | undefined;
  for (;;) {
    const rows = await readCallsAfter(db, filter, survivors, last, SLICE);
    if (rows.length === 0) return undefined;
    yield toSafeCsv(rows.map((row) => toCells(row, survivors)));
    last = rows.at(-1);
    await new Promise((resolve) => setImmediate(resolve));
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
