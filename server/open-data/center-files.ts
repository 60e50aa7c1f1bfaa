import { setImmediate as giveWay } from 'node:timers/promises';
import { columns, toSafeCsv } from '#core/columns.ts';
import type { CenterAnswer } from '#core/open-data-answers.ts';
import { detailCenter } from '#core/open-data-center.ts';
import type { LiveDirectory } from '../live-directory.ts';
import { stateCenters } from './data-statement.ts';

/** So many make some 60 KB, which each client that reads slowly keeps in memory; other requests run between two. */
const CENTERS_AT_ONCE = 25;

/** By this mark Excel knows the file for UTF-8, as "Cañon City" needs. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Those of the template that staff import, and behind them what goes with a row wherever it is passed on to. */
const csvColumns: readonly (readonly [header: string, write: (answer: CenterAnswer) => unknown])[] = [
  ...columns.map(({ header, format }) => [header, ({ center }: CenterAnswer) => format(center)] as const),
  ['latitude', ({ center }) => center.lat],
  ['longitude', ({ center }) => center.lng],
  ['approximate_location', ({ center }) => center.approximateLocation],
  ['slug', ({ center }) => center.slug],
  ['url', ({ center }) => center.url],
  ['verification', ({ center }) => center.verification],
  ['last_verified_at', ({ center }) => center.lastVerifiedAt],
  ['source', ({ source }) => source],
  ['generated_at', ({ generatedAt }) => generatedAt],
  ['licence', ({ licence }) => licence.url],
  ['safety_notice', ({ safetyNotice }) => safetyNotice],
  ['sample', ({ sample }) => sample],
];

interface Format {
  /** Its media type. */
  type: string;
  begin: string;
  write: (answer: CenterAnswer) => string;
}

/** Every way to take all centers at once, by the end of the file's name. */
export const fileFormats = {
  ndjson: {
    type: 'application/x-ndjson',
    begin: '',
    write: (answer) => `${JSON.stringify(answer)}\n`,
  },
  csv: {
    type: 'text/csv; charset=utf-8',
    begin: BYTE_ORDER_MARK + toSafeCsv([csvColumns.map(([header]) => header)]),
    write: (answer) => toSafeCsv([csvColumns.map(([, write]) => toCell(write(answer)))]),
  },
} as const satisfies Record<string, Format>;
export type FileFormat = keyof typeof fileFormats;

/**
 * Every center of the directory as it is now, in list order. Nothing is written that nobody reads: a client that is
 * slow is waited for, and one that goes away ends it.
 */
export function streamFile(
  live: LiveDirectory,
  format: FileFormat,
  origin: string,
  now: Date,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const { begin, write }: Format = fileFormats[format];
  const encoder = new TextEncoder();
  // An import meanwhile changes what is live: this file stays of one version.
  const dated = { manifest: live.manifest, readAt: live.readAt };
  const { all } = live.current;
  let next = 0;
  return new ReadableStream(
    {
      async pull(controller) {
        await giveWay();
        const slice = all.slice(next, next + CENTERS_AT_ONCE);
        const lines = slice.map((center) =>
          write({ ...stateCenters(dated, [center]), center: detailCenter(center, origin, now) }),
        );
        const text = (next === 0 ? begin : '') + lines.join('');
        if (text !== '') controller.enqueue(encoder.encode(text));
        next += CENTERS_AT_ONCE;
        if (next >= all.length) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

/** A number stays one: that of a place in the US begins with a minus, and is no formula. */
function toCell(value: unknown): string | number {
  return typeof value === 'number' ? value : String(value ?? '');
}
