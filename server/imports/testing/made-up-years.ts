import { toCsv } from '#core/center/csv-columns.ts';
import { isState, parseJurisdiction } from '#core/lists/public-lists.ts';
import { madeUpColumns, type Row } from '../../../data/made-up-told.ts';
import { facilityOf, type MadeUpYear } from '../../../data/made-up-year.ts';
import { sampleCenters } from '../../../data/sample.ts';
import { type Db, openDatabase } from '../../database/db.ts';
import type { ImportFile } from '../files/import-file.ts';
import { readTable } from '../files/table.ts';
import { writeImport } from '../import-centers.ts';
import { type PreparedImport, readImport } from '../read-import.ts';

/** How well the facilities of one year were found in the next. */
export interface Found {
  /** Centers that the next year's file is about, as the import has it; and how many of these are the same facility. */
  matched: number;
  right: number;
  /** Facilities that can be told, and how many of them were found. */
  told: number;
  foundOfTold: number;
}

/** Of all, and of those that are not simply listed again by the same organization, street and ZIP. */
export interface YearsMeasured {
  all: Found;
  changed: Found;
  /** What was matched with another, and what was not found though it can be told: fates with their counts. */
  wrong: ReadonlyMap<string, number>;
  lost: ReadonlyMap<string, number>;
}

/** The rows of a file of SAMHSA's that are of the 50 states, by its columns. */
export async function readRows(file: ImportFile): Promise<Row[]> {
  const [header, ...rows] = (await readTable(file)).rows;
  const places = madeUpColumns.map((column) => [column, header!.indexOf(column)] as const);
  return rows
    .map((row) => Object.fromEntries(places.map(([column, at]) => [column, row[at] ?? ''])) as Row)
    .filter(({ state }) => isState(parseJurisdiction(state.trim()) ?? 'PR'));
}

/** The sample directory as rows of SAMHSA's. */
export function sampleRows(): Row[] {
  const blank = Object.fromEntries(madeUpColumns.map((column) => [column, ''])) as Row;
  return sampleCenters(new Date(0)).flatMap(({ name, street, city, state, zip, phone }) =>
    street === null || zip === null
      ? []
      : {
          ...blank,
          name1: name,
          street1: street,
          city,
          state,
          zip,
          phone: phone ?? '',
          service_code_info: 'SA * OP * CBT MOTI * MD SF * ADLT',
        },
  );
}

/** Imports a year and the made-up next one into an empty database, and compares what was matched with the truth. */
export async function measureYears(before: readonly Row[][], next: MadeUpYear): Promise<YearsMeasured> {
  const db = await openDatabase(':memory:');
  const then = await importYear(db, before, 2022);
  const was = await facilitiesOf(db, then, ({ file, row }) => facilityOf(before[file]![row]!));
  const now = await importYear(db, next.files, 2023);
  const truths = new Map(next.truth.map((truth) => [`${truth.file} ${truth.row}`, truth]));
  const found = await facilitiesOf(db, now, ({ file, row }) => truths.get(`${file} ${row}`)!);
  await db.destroy();

  const all: Found = { matched: 0, right: 0, told: 0, foundOfTold: 0 };
  const changed: Found = { ...all };
  const [wrong, lost] = [new Map<string, number>(), new Map<string, number>()];
  const unchanged = new Set(
    next.truth.flatMap(({ file, row, was }) => (was === facilityOf(next.files[file]![row]!) ? was : [])),
  );
  for (const [id, facility] of was) {
    const listed = found.get(id);
    const right = listed?.was === facility;
    const isTold = next.told.has(facility);
    const still = listed && facilityOf(next.files[listed.file]![listed.row]!) === facility;
    for (const count of unchanged.has(facility) || still ? [all] : [all, changed]) {
      if (listed) count.matched += 1;
      if (right) count.right += 1;
      if (isTold) count.told += 1;
      if (isTold && right) count.foundOfTold += 1;
    }
    if (listed && !right) add(wrong, listed.fate);
    if (isTold && !right) add(lost, next.truth.find((truth) => truth.was === facility)!.fate);
  }
  return { all, changed, wrong, lost };
}

export function precisionOf({ matched, right }: Found): number {
  return matched === 0 ? 1 : right / matched;
}

export function recallOf({ told, foundOfTold }: Found): number {
  return told === 0 ? 1 : foundOfTold / told;
}

async function importYear(db: Db, files: readonly Row[][], year: number): Promise<PreparedImport> {
  const prepared = await readImport({
    files: files.map((rows, index) => ({ name: nameOf(index, year), data: Buffer.from(csvOf(rows)) })),
  });
  await writeImport(db, prepared, { actor: 'ada', channel: 'terminal', missing: 'mark' });
  return prepared;
}

function nameOf(file: number, year: number): string {
  return `directory_${file}_${year}.csv`;
}

/** A file of SAMHSA's with these rows. */
export function csvOf(rows: readonly Row[]): string {
  return toCsv([madeUpColumns, ...rows.map((row) => madeUpColumns.map((column) => row[column]))]);
}

/** What is true of the row that each listed center is about. */
async function facilitiesOf<T>(
  db: Db,
  { facilities }: PreparedImport,
  truthOf: (at: { file: number; row: number }) => T,
): Promise<Map<number, T>> {
  const rows = await db.selectFrom('centers').select(['id', 'source_key', 'imported']).execute();
  return new Map(
    rows.flatMap(({ id, source_key, imported }) => {
      const at = facilities.get(source_key!)?.at;
      if (!at || JSON.parse(imported!).missing) return [];
      const file = Number(/_(\d+)_/.exec(at.file)![1]);
      return [[id, truthOf({ file, row: at.row - 2 })] as const];
    }),
  );
}

function add(counts: Map<string, number>, fate: string): void {
  counts.set(fate, (counts.get(fate) ?? 0) + 1);
}
