import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What the files of each folder may import: cli → server → core ← pwa. `data` is facts, for anyone. */
const allowed: Record<string, readonly string[]> = {
  core: ['core'],
  server: ['server', 'core', 'data', 'package.json'],
  cli: ['cli', 'server', 'core', 'data', 'package.json'],
  pwa: ['pwa', 'core'],
};

interface Import {
  file: string;
  target: string;
  typeOnly: boolean;
}

function importsOf(folder: string): Import[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|long)\.tsx?$|testing\/|^e2e\//.test(name))
    .flatMap((name) => {
      const file = join(folder, name);
      const source = readFileSync(join(root, file), 'utf8');
      const statements = source.matchAll(
        /^(?:import|export)\s+(type\s)?[^'"]*?from\s+'([^']+)'|import\('([^']+)'\)/gm,
      );
      return [...statements].map(([, type, from, dynamic]) => ({
        file,
        target: from ?? dynamic ?? '',
        typeOnly: type !== undefined,
      }));
    });
}

/** The top-level folder that an import leads to, or undefined for a package. */
function folderOf({ file, target }: Import): string | undefined {
  if (target.startsWith('#')) return target.slice(1).split('/')[0];
  if (target.startsWith('.')) return relative(root, join(root, dirname(file), target)).split('/')[0];
  return undefined;
}

it.each(Object.keys(allowed))('%s imports only from the folders that it may', (folder) => {
  const imports = importsOf(folder);
  expect(imports.length).toBeGreaterThan(0);
  const wrong = imports.filter((each) => {
    const to = folderOf(each);
    if (to === undefined || allowed[folder]?.includes(to)) return false;
    // The PWA takes the type of the API from the server, and the addresses of files of data: to import the data
    // itself would put hundreds of kilobytes into a script.
    const typeOfApi = each.target === '#server/app.ts' && each.typeOnly;
    return !(folder === 'pwa' && (typeOfApi || (to === 'data' && each.target.endsWith('?url'))));
  });
  expect(wrong).toEqual([]);
});

it('keeps core free of every package but zod', () => {
  const packages = importsOf('core')
    .filter((each) => folderOf(each) === undefined)
    .map(({ target }) => target);
  expect([...new Set(packages)]).toEqual(['zod']);
});
