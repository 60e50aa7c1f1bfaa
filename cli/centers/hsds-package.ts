import { type Center, isPublic, SAMPLE_SOURCE } from '#core/center/center.ts';
import { CenterRecords } from '#core/hsds/center-records.ts';
import {
  centerTables,
  codesOf,
  describePackage,
  headerOf,
  rowsOf,
  taxonomyRows,
  writeRows,
} from '#core/hsds/data-package.ts';
import { hsdsTableNames, hsdsTables } from '#core/hsds/tables.ts';
import { sourceOf } from '#core/open-data/open-data.ts';
import { nameId } from '#server/open-data/hsds-id.ts';

const DESCRIPTOR = 'datapackage.json';
/** The descriptor comes last: who finds it finds all tables. */
export const packageFiles: readonly string[] = [
  ...hsdsTableNames.map((table) => hsdsTables[table].path),
  DESCRIPTOR,
];
/** So many centers' rows are written at a time. */
const CENTERS_AT_ONCE = 500;

/**
 * Writes the files of a Tabular Data Package of HSDS 3.1 with those of the centers that the public may see
 * (https://docs.openreferral.org/en/latest/hsds/serialization.html#tabular-data-package). JSON would be the other way
 * of the specification, which names no file for more than one record. Returns how many centers are in it; `onRead` is
 * told how many were read so far.
 */
export async function writePackage(
  append: (file: string, text: string) => Promise<void>,
  centers: AsyncIterable<Center>,
  { created, onRead }: { created: string; onRead: (read: number) => void },
): Promise<number> {
  const records = new CenterRecords(nameId);
  const codes = new Set<string>();
  const sources = new Set<string>();
  let read = 0;
  let written = 0;
  let sample = false;
  for (const table of hsdsTableNames) await append(hsdsTables[table].path, headerOf(table));
  for await (const slice of slices(centers)) {
    const shown = slice.filter(isPublic);
    const rows = shown.map((center) => rowsOf(records, center));
    for (const table of centerTables) {
      const added = rows.flatMap((row) => row[table]);
      await append(hsdsTables[table].path, writeRows(table, added));
    }
    for (const center of shown) {
      for (const code of codesOf(center)) codes.add(code);
      sources.add(sourceOf(center));
      sample ||= center.source === SAMPLE_SOURCE;
    }
    written += shown.length;
    read += slice.length;
    onRead(read);
  }
  const { taxonomy, taxonomy_term } = taxonomyRows(records, codes);
  await append(hsdsTables.taxonomy.path, writeRows('taxonomy', taxonomy));
  await append(hsdsTables.taxonomy_term.path, writeRows('taxonomy_term', taxonomy_term));
  const descriptor = describePackage({ created, sources: [...sources].sort(), sample });
  await append(DESCRIPTOR, `${JSON.stringify(descriptor, null, 2)}\n`);
  return written;
}

async function* slices(centers: AsyncIterable<Center>): AsyncGenerator<Center[]> {
  let slice: Center[] = [];
  for await (const center of centers) {
    slice.push(center);
    if (slice.length < CENTERS_AT_ONCE) continue;
    yield slice;
    slice = [];
  }
  if (slice.length > 0) yield slice;
}
