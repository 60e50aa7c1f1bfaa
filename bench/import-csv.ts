import { Directory } from '#core/search/directory.ts';
import { centerColumns, toCenter } from '#server/database/center-rows.ts';
import { openDatabase } from '#server/database/db.ts';
import { importFiles } from '#server/imports/import-centers.ts';

/** For bench/import.ts: imports a CSV into a new database, builds the search index, and prints the seconds. */
const [csv, database] = process.argv.slice(2);
const db = await openDatabase(database!);
const started = performance.now();
await importFiles(db, { files: [{ path: csv! }], actor: 'bench', channel: 'terminal' });
const imported = performance.now();
const rows = await db.selectFrom('centers').select(centerColumns).execute();
Directory.of(rows.map(toCenter));
if (process.env.VERBOSE) console.error({ import: imported - started, index: performance.now() - imported });
console.log((performance.now() - started) / 1000);
await db.destroy();
