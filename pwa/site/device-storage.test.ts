import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { databases } from './device-storage.ts';

const folder = join(import.meta.dirname, '..');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/^e2e\/|\.test\./.test(name))
  .map((name) => ({ name, code: readFileSync(join(folder, name), 'utf8') }));

it('is the only file that touches local and session storage, so that a wipe knows of all that is there', () => {
  const users = sources.filter(({ code }) => /\b(local|session)Storage\s*[.[)]/.test(code));
  expect(users.map(({ name }) => name)).toEqual(['site/device-storage.ts']);
});

it('names every database that the app opens, so that each is either the directory or wiped', () => {
  const opened = sources.flatMap(({ name, code }) =>
    /new DeviceDatabase<|extends DeviceDatabase</.test(code)
      ? [
          {
            name,
            database: /new DeviceDatabase<\w+>\(([^,]+)|constructor\(name: (\w+)\)/
              .exec(code)
              ?.slice(1)
              .find(Boolean),
          },
        ]
      : [],
  );
  expect(opened.length).toBeGreaterThanOrEqual(3);
  const openers = sources.filter(({ code }) => /\bopenDB\b|\bindexedDB\.open\b/.test(code));
  expect(openers.map(({ name }) => name)).toEqual(['site/device-database.ts']);
  const names = Object.entries(databases).flatMap(([key, value]) => [`databases.${key}`, `'${value}'`]);
  const known = [...names, 'DirectoryName'];
  for (const { name, database } of opened) expect(known, name).toContain(database);
});
