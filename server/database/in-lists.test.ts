import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sourcesOf } from '#core/testing/imports-of.ts';
import { addCenters } from '../testing/running-app.ts';
import { type Db, openDatabase } from './db.ts';
import { isOneOf } from './in-lists.ts';

let db: Db;
beforeAll(async () => {
  db = await openDatabase(':memory:');
  await addCenters(db, { name: 'Lantern House', city: 'Austin', state: 'TX' });
});
afterAll(() => db.destroy());

const NONE: string[] = [];
const select = () => db.selectFrom('centers').select('name');

it('finds nothing in an empty list, and all that is not in it, without the words that other databases refuse', async () => {
  const queries = {
    in: select().where('name', 'in', NONE),
    within: select().where('id', 'in', db.selectFrom('centers').select('id').where('name', 'in', NONE)),
    either: select().where((by) => by.or([by('name', 'in', NONE), by('city', '=', 'Waco')])),
    raw: select().where(isOneOf('name', NONE)),
    notIn: select().where('name', 'not in', NONE),
    notNull: select().where('street', 'not in', NONE),
    some: select().where(isOneOf('name', ['Lantern House', 'Hope'])),
  };
  for (const [name, query] of Object.entries(queries)) {
    expect(query.compile().sql, name).not.toMatch(/in \(\)/);
    const found = ['notIn', 'notNull', 'some'].includes(name) ? 1 : 0;
    expect(await query.execute(), name).toHaveLength(found);
  }
  expect(await db.deleteFrom('centers').where('name', 'in', NONE).executeTakeFirstOrThrow()).toMatchObject({
    numDeletedRows: 0n,
  });
});

it('is the one way: no SQL of our own puts a list between brackets', () => {
  const own = sourcesOf('server')
    .concat(sourcesOf('cli'))
    .filter((file) => file !== 'server/database/in-lists.ts' && !file.endsWith('.test.ts'))
    .filter((file) =>
      /\bin\s*\(\s*\$\{\s*sql\.join|\bin\s*\(\s*\?|\bin\s*\(\s*\)/i.test(readFileSync(file, 'utf8')),
    );
  expect(own).toEqual([]);
});
