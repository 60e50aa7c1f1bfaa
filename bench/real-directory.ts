import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Center } from '#core/center/center.ts';
import { centerColumns, toCenter } from '#server/database/center-rows.ts';
import { openDatabase } from '#server/database/db.ts';
import { importFiles } from '#server/imports/import-centers.ts';
import type { Imported } from '#server/imports/source-record.ts';

/** SAMHSA's two directories of 2022, which lie beside the project and are no part of it. */
export const realFiles = ['SA', 'MH'].map((directory) =>
  fileURLToPath(
    new URL(`../../shared/data/National_Directory_${directory}_Facilities_2022.xlsx`, import.meta.url),
  ),
);

/** The real directory as an import makes it; undefined where its files are not there. */
export async function readRealDirectory(): Promise<Center[] | undefined> {
  return (await readRealListings())?.map(({ center }) => center);
}

/** The same with the parts of SAMHSA's directory that list each center: SU, MH. */
export async function readRealListings(): Promise<{ center: Center; parts: string[] }[] | undefined> {
  if (!realFiles.every(existsSync)) return undefined;
  const db = await openDatabase(':memory:');
  await importFiles(db, {
    files: realFiles.map((path) => ({ path })),
    actor: 'bench',
    channel: 'terminal',
  });
  const rows = await db
    .selectFrom('centers')
    .select(centerColumns)
    .select('imported')
    .orderBy('id')
    .execute();
  await db.destroy();
  return rows.map(({ imported, ...row }) => ({ center: toCenter(row), parts: partsOf(imported) }));
}

function partsOf(imported: string | null): string[] {
  return Object.keys((JSON.parse(imported ?? '{"parts":{}}') as Pick<Imported, 'parts'>).parts);
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
