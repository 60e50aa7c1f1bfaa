import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Center } from '#core/center/center.ts';
import { fold } from '#core/fold-text.ts';
import { type Facility, placeKey, readFacilities } from '#server/centers/testing/source-oracle.ts';
import { centerColumns, toCenter } from '#server/database/center-rows.ts';
import { openDatabase } from '#server/database/db.ts';
import { importFiles } from '#server/imports/import-centers.ts';

/** SAMHSA's two directories of 2022, which lie beside the project and are no part of it. */
export const realFiles = ['SA', 'MH'].map((directory) =>
  fileURLToPath(
    new URL(`../../shared/data/National_Directory_${directory}_Facilities_2022.xlsx`, import.meta.url),
  ),
);

/** The real directory as an import makes it; undefined where its files are not there. */
export async function readRealDirectory(): Promise<Center[] | undefined> {
  if (!realFiles.every(existsSync)) return undefined;
  const db = await openDatabase(':memory:');
  await importFiles(db, {
    files: realFiles.map((path) => ({ path })),
    actor: 'bench',
    channel: 'terminal',
  });
  const rows = await db.selectFrom('centers').select(centerColumns).orderBy('id').execute();
  await db.destroy();
  return rows.map(toCenter);
}

/** The same, each with the codes of the files' own rows at its place whose house it is named after. */
export async function readRealListings(): Promise<
  { center: Center; codes: ReadonlySet<string> }[] | undefined
> {
  const centers = await readRealDirectory();
  if (!centers) return undefined;
  const houses = new Map<string, Facility[]>();
  for (const facility of await readFacilities()) {
    const namesakes = houses.get(facility.place);
    if (namesakes) namesakes.push(facility);
    else houses.set(facility.place, [facility]);
  }
  return centers.map((center) => {
    const name = fold(center.name);
    const own = (houses.get(placeKey(center.street ?? '', center.zip ?? '')) ?? []).filter(({ house }) =>
      name.includes(fold(house)),
    );
    return { center, codes: new Set(own.flatMap(({ codes }) => codes.flatMap((row) => [...row]))) };
  });
}

/** Imports it by the built toolkit, where its files are there; else the server will load its sample, and that is said. */
export function importRealDirectory(databaseFile: string): void {
  if (!realFiles.every(existsSync)) {
    console.log('../shared/data is not here: the made-up directory instead; no figure below is a real one');
    return;
  }
  execFileSync(process.execPath, ['dist/node/cli.js', 'import', '--db', databaseFile, ...realFiles], {
    stdio: 'ignore',
  });
}
