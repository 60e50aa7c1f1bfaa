import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Beside this module in the source; the build copies it beside the bundle (vite.config.ts). */
const FOLDER = fileURLToPath(new URL('./mappings/', import.meta.url));

/** The mappings that ship, by their names, such as "state-license-list". */
export function shippedMappings(): ReadonlyMap<string, string> {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'));
  return new Map(
    files.sort().map((name) => [name.slice(0, -'.yaml'.length), readFileSync(join(FOLDER, name), 'utf8')]),
  );
}
