import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Beside this module in the source; the build copies it beside the bundle (vite.config.ts). */
const FOLDER = fileURLToPath(new URL('./samhsa-codes/', import.meta.url));

/** The tables of service codes that ship, as they are: of each year a file, such as "2022.json". */
export function readCodeFiles(folder = FOLDER): { name: string; text: string }[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}\.json$/.test(name))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}
