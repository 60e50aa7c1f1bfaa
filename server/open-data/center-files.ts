import type { Center } from '#core/center/center.ts';
import { columns, toSafeCsv } from '#core/center/csv-columns.ts';
import { ownProgramText } from '#core/center/program-text.ts';
import { programText } from '#core/i18n/en/program-text.ts';
import { stateCenters } from '#core/open-data/data-statement.ts';
import type { DataStatement } from '#core/open-data/open-data.ts';
import type { CenterAnswer } from '#core/open-data/open-data-answers.ts';
import { detailCenter } from '#core/open-data/open-data-center.ts';
import { type Centers, headsOf } from '#core/search/center-list.ts';
import type { LiveDirectory } from '../directory/live-directory.ts';
import { BYTE_ORDER_MARK, streamText } from '../http/text-stream.ts';

/** So many make some 60 KB, which each client that reads slowly keeps in memory. */
export const CENTERS_AT_ONCE = 25;

/** Those of the template that staff import, and behind them what a center has beside its fields. */
export const centerColumns: readonly TableColumn[] = [
  ...columns.map(
    ({ header, format }) => [header, ({ center }: CenterAnswer) => format(asWritten(center))] as const,
  ),
  ['latitude', ({ center }) => center.lat],
  ['longitude', ({ center }) => center.lng],
  ['approximate_location', ({ center }) => center.approximateLocation],
  ['slug', ({ center }) => center.slug],
  ['url', ({ center }) => center.url],
  ['verification', ({ center }) => center.verification],
  ['last_verified_at', ({ center }) => center.lastVerifiedAt],
  ['source', ({ source }) => source],
];

/** A row can be imported again: what its other cells say in codes is no text of the center's own. */
function asWritten(center: CenterAnswer['center']): CenterAnswer['center'] {
  return { ...center, programHighlights: ownProgramText(center, programText) };
}

type TableColumn = readonly [header: string, write: (answer: CenterAnswer) => unknown];

/** With what goes with a row wherever it is passed on to. */
const csvColumns: readonly TableColumn[] = [
  ...centerColumns,
  ['generated_at', ({ generatedAt }) => generatedAt],
  ['licence', ({ licence }) => licence.url],
  ['safety_notice', ({ safetyNotice }) => safetyNotice],
  ['sample', ({ sample }) => sample],
];

/** Of a table; a file of before they were changed is another one. */
export const tableHeaders = csvColumns.map(([header]) => header);

interface Format {
  /** Its media type. */
  type: string;
  begin: (whole: DataStatement) => string;
  write: (answer: CenterAnswer) => string;
  /** Between two centers. */
  between: string;
  end: string;
}

/** Every way to take many centers at once that is written while it is sent, by the end of the file's name. */
export const textFormats = {
  ndjson: {
    type: 'application/x-ndjson',
    begin: () => '',
    write: (answer) => `${JSON.stringify(answer)}\n`,
    between: '',
    end: '',
  },
  csv: {
    type: 'text/csv; charset=utf-8',
    begin: () => BYTE_ORDER_MARK + toSafeCsv([tableHeaders]),
    write: (answer) => toSafeCsv([csvColumns.map(([, write]) => toCell(write(answer)))]),
    between: '',
    end: '',
  },
  /** RFC 7946; what the whole says of itself are foreign members, as its section 6.1 has them. */
  geojson: {
    type: 'application/geo+json',
    begin: (whole) =>
      `${JSON.stringify({ type: 'FeatureCollection', ...whole }).slice(0, -1)},"features":[\n`,
    write: ({ center }) => JSON.stringify(toFeature(center)),
    between: ',\n',
    end: '\n]}\n',
  },
} as const satisfies Record<string, Format>;
export type TextFormat = keyof typeof textFormats;

/** The directory as it was when a file was begun: an import meanwhile changes what is live, and no file. */
export interface FileContents {
  centers: Centers;
  dated: Pick<LiveDirectory, 'manifest' | 'readAt' | 'publisher'>;
  /** Where people reach this server. */
  origin: string;
  now: Date;
}

/** The centers as one file, in their order. */
export function streamFile(
  contents: FileContents,
  format: TextFormat,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return streamText(writeSlices(contents, format));
}

/** A center with all that an answer with it says. */
export function answerCenter({ dated, origin, now }: FileContents, center: Center): CenterAnswer {
  return { ...stateCenters(dated, [center]), center: detailCenter(center, origin, now) };
}

async function* writeSlices(contents: FileContents, format: TextFormat): AsyncGenerator<string, void> {
  const { begin, write, between, end }: Format = textFormats[format];
  const { centers, dated } = contents;
  const beginning = begin(stateCenters(dated, headsOf(centers)));
  if (beginning !== '') yield beginning;
  for (let next = 0; next < centers.length; next += CENTERS_AT_ONCE) {
    const slice = centers.slice(next, next + CENTERS_AT_ONCE);
    const pieces = slice.map((center) => write(answerCenter(contents, center)));
    yield (next > 0 ? between : '') + pieces.join(between);
  }
  if (end !== '') yield end;
}

function toFeature(center: CenterAnswer['center']) {
  const { lat, lng, ...properties } = center;
  return {
    type: 'Feature',
    id: center.id,
    geometry: lat === null || lng === null ? null : { type: 'Point', coordinates: [lng, lat] },
    properties,
  };
}

/** A number stays one: that of a place in the US begins with a minus, and is no formula. */
function toCell(value: unknown): string | number {
  return typeof value === 'number' ? value : String(value ?? '');
}
