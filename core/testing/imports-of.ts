import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Import {
  file: string;
  /** As it is written. */
  from: string;
  /** Where that lies, from the root of the project; undefined for a package. */
  target: string | undefined;
  typeOnly: boolean;
}

/** The sources of a folder by their paths; tests, and what only they use, are none. */
export function sourcesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|long|e2e|engine)\.tsx?$|(^|\/)testing\//.test(name))
    .map((name) => join(folder, name));
}

/** What the sources of a folder import. Browser tests go by the build, and may import from anywhere. */
export function importsOf(folder: string): Import[] {
  const files = sourcesOf(folder).filter((file) => !file.startsWith('pwa/e2e/'));
  return files.flatMap((file) => {
    const statements = readFileSync(join(root, file), 'utf8').matchAll(
      /^(?:import|export)\s+(type\s)?[^'"]*?from\s+'([^']+)'|import\('([^']+)'\)/gm,
    );
    return [...statements].map(([, type, from, dynamic]) => ({
      file,
      from: from ?? dynamic ?? '',
      target: targetOf(file, from ?? dynamic ?? ''),
      typeOnly: type !== undefined,
    }));
  });
}

function targetOf(file: string, from: string): string | undefined {
  if (from.startsWith('#')) return from.slice(1);
  if (from.startsWith('.')) return relative(root, join(root, dirname(file), from));
  return undefined;
}
