import type { Context } from 'hono';
import { hash } from '../../directory/pack-directory.ts';
import { originOf } from '../../http/origin.ts';
import {
  type FileContents,
  streamFile,
  type TextFormat,
  tableHeaders,
  textFormats,
} from '../center-files.ts';
import { changesUrl } from '../changes/cursor.ts';
import { readFrontier } from '../changes/frontier.ts';
import type { OpenData } from '../open-data-route.ts';
import { startOfToday } from '../today.ts';
import { type DownloadParameters, everything, selectCenters } from './selected-centers.ts';
import { SHEET_TYPE, SheetFiles } from './sheet-file.ts';

/** Every format that centers can be taken in, by the end of the file's name. */
export const fileTypes = {
  ndjson: textFormats.ndjson.type,
  csv: textFormats.csv.type,
  geojson: textFormats.geojson.type,
  xlsx: SHEET_TYPE,
} as const;
export type FileFormat = keyof typeof fileTypes;
export const fileFormats = Object.keys(fileTypes) as FileFormat[];

const sheets = new SheetFiles();

/** What a file is made of, and the name of that: another one as soon as anything in it may be another. */
export function openContents({ live }: Pick<OpenData, 'live'>, origin: string, query: DownloadParameters) {
  const now = startOfToday();
  const { manifest, readAt, version, publisher } = live;
  // With the manifest's: until that is made for this directory, its rows have the date of the one before.
  const key = hash(JSON.stringify([version, manifest?.version, publisher, now, origin, tableHeaders, query]));
  const contents = (): FileContents => ({
    centers: selectCenters(live, query),
    dated: { manifest, readAt, publisher },
    origin,
    now,
  });
  return { key, state: query.state, contents };
}

/** A file's bytes as they are sent; the text formats are written while they are read. */
export async function writeFile(
  { key, contents }: ReturnType<typeof openContents>,
  format: FileFormat,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>> {
  return format === 'xlsx'
    ? sheets.make(key, contents())
    : streamFile(contents(), format satisfies TextFormat);
}

/** With an ETag of its own: to compute one from what is sent would need all of it. 304s are made from it in app.ts. */
export async function sendFile(
  c: Context,
  data: OpenData,
  format: FileFormat,
  query: DownloadParameters = everything,
): Promise<Response> {
  const { live, publicUrl } = data;
  const origin = originOf(c, publicUrl);
  // Before the directory is looked at: so nothing that is in the file comes after it, and nothing is missed.
  const frontier = await readFrontier(data);
  const file = openContents(data, origin, query);
  const day = (live.manifest?.generatedAt ?? live.readAt).slice(0, 10);
  const name = query.state ? `centers-${query.state.toLowerCase()}-${day}` : `centers-${day}`;
  const headers = {
    'Content-Type': fileTypes[format],
    'Content-Disposition': `attachment; filename="${name}.${format}"`,
    'Harborlight-Changes': changesUrl(origin, frontier),
    ETag: `W/"${hash(format + file.key)}"`,
  };
  if (c.req.method === 'HEAD') return c.body(null, 200, headers);
  return c.body(await writeFile(file, format), 200, headers);
}
