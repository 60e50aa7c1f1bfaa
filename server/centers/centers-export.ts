import type { Center } from '#core/center/center.ts';
import { columns, toSafeCsv } from '#core/center/csv-columns.ts';
import { centerColumns, toCenter } from '../database/center-rows.ts';
import type { Db } from '../database/db.ts';
import { BYTE_ORDER_MARK, streamText } from '../http/text-stream.ts';
import { type CenterFilter, selectCenters } from './centers-search.ts';

/** So many rows are read and written in a few milliseconds. */
const ROWS_AT_ONCE = 500;

/** The template's columns, so that the file can be imported again, and behind them what staff want to know. */
const exported: readonly [header: string, write: (center: Center) => string | null][] = [
  ...columns.map(({ header, format }) => [header, format] as [string, typeof format]),
  ['id', ({ id }) => id],
  ['slug', ({ slug }) => slug],
  ['review_status', ({ reviewStatus }) => reviewStatus],
  ['last_verified_at', ({ lastVerifiedAt }) => lastVerifiedAt],
  ['verified_by', ({ verifiedBy }) => verifiedBy],
  ['source', ({ source }) => source],
  ['updated_at', ({ updatedAt }) => updatedAt],
];

interface Format {
  /** Its media type. */
  type: string;
  begin: string;
  /** `first`: nothing was written before them. */
  write: (centers: readonly Center[], first: boolean) => string;
  end: string;
}

/** Every way to write the centers that staff look for, by the end of the file's name. */
export const exportFormats = {
  csv: {
    type: 'text/csv',
    begin: BYTE_ORDER_MARK + toSafeCsv([exported.map(([header]) => header)]),
    write: (centers) => toSafeCsv(centers.map(writeRow)),
    end: '',
  },
  // A line for each center here too: so the largest file can be looked through.
  json: {
    type: 'application/json',
    begin: '[',
    write: (centers, first) =>
      centers
        .map((center, index) => `${first && index === 0 ? '\n' : ',\n'}${JSON.stringify(center)}`)
        .join(''),
    end: '\n]\n',
  },
  jsonl: {
    type: 'application/jsonl',
    begin: '',
    write: (centers) => centers.map((center) => `${JSON.stringify(center)}\n`).join(''),
    end: '',
  },
} as const satisfies Record<string, Format>;
export type ExportFormat = keyof typeof exportFormats;

/** The centers that staff look for as a file, slice by slice, in the order in which they were added. */
export function streamCenters(
  db: Db,
  filter: CenterFilter,
  format: ExportFormat,
  now: Date,
): ReadableStream<Uint8Array> {
  return streamText(writeSlices(db, filter, format, now));
}

async function* writeSlices(
  db: Db,
  filter: CenterFilter,
  format: ExportFormat,
  now: Date,
): AsyncGenerator<string, void> {
  const { begin, write, end }: Format = exportFormats[format];
  if (begin !== '') yield begin;
  const found = selectCenters(db, filter, now).select(centerColumns).orderBy('id').limit(ROWS_AT_ONCE);
  let last = 0;
  for (;;) {
    const rows = await found.where('id', '>', last).execute();
    const isLast = rows.length < ROWS_AT_ONCE;
    const text = write(rows.map(toCenter), last === 0) + (isLast ? end : '');
    if (text !== '') yield text;
    if (isLast) return;
    last = rows.at(-1)!.id;
  }
}

function writeRow(center: Center): string[] {
  return exported.map(([, write]) => write(center) ?? '');
}

/** "centers-2026-11-21.csv"; of one state "centers-TX-2026-11-21.csv". */
export function nameExport({ state }: CenterFilter, format: ExportFormat, now: Date): string {
  return `${['centers', state, now.toISOString().slice(0, 10)].filter(Boolean).join('-')}.${format}`;
}
