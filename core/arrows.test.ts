import { expect, it } from 'vitest';
import { importsOf } from './testing/imports-of.ts';

/** What the files of each folder may import: cli → server → core ← pwa. `data` is facts, for anyone. */
const allowed: Record<string, readonly string[]> = {
  core: ['core'],
  server: ['server', 'core', 'data', 'package.json'],
  cli: ['cli', 'server', 'core', 'data', 'package.json'],
  pwa: ['pwa', 'core'],
};

it.each(Object.keys(allowed))('%s imports only from the folders that it may', (folder) => {
  const imports = importsOf(folder);
  expect(imports.length).toBeGreaterThan(0);
  const wrong = imports.filter(({ target, from, typeOnly }) => {
    const to = target?.split('/')[0];
    if (to === undefined || allowed[folder]?.includes(to)) return false;
    // The PWA takes the type of the API from the server, and the addresses of files of data: to import the data
    // itself would put hundreds of kilobytes into a script.
    const typeOfApi = from === '#server/app.ts' && typeOnly;
    return !(folder === 'pwa' && (typeOfApi || (to === 'data' && from.endsWith('?url'))));
  });
  expect(wrong).toEqual([]);
});

it('keeps core free of every package but zod', () => {
  const packages = importsOf('core')
    .filter(({ target }) => target === undefined)
    .map(({ from }) => from);
  expect([...new Set(packages)]).toEqual(['zod']);
});
