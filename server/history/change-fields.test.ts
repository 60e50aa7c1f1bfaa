import { expect, it } from 'vitest';
import { nothingKnown } from '#core/testing/nothing-known.ts';
import { fieldsWithMotto, labelsWithMotto } from '#core/testing/with-motto.ts';
import { makeRowMapping } from '../database/field-rows.ts';
import { compareColumns, describeColumns } from './change-fields.ts';

const { columns, readInto, toRow } = makeRowMapping(fieldsWithMotto);
const words = describeColumns(fieldsWithMotto, labelsWithMotto);
const lantern = { ...nothingKnown, name: 'Lantern House', city: 'Austin', state: 'TX', motto: null } as const;

it('reads and writes the column of a new field', () => {
  const before = toRow({ ...lantern, motto: 'One day at a time', levels: [{ level: 'PHP' }] });
  expect(before).toMatchObject({ motto: 'One day at a time', levels: '["PHP"]', approximate_location: 0 });
  expect(Object.keys(before)).toEqual(columns);
  const read = {};
  readInto(read, before);
  expect(read).toEqual({ ...lantern, motto: 'One day at a time', levels: [{ level: 'PHP' }] });
});

it('says in the history what became of a new field, and of every other', () => {
  const before = toRow({ ...lantern, languages: ['Spanish'] });
  const after = toRow({
    ...lantern,
    motto: 'One day at a time',
    levels: [{ level: 'PHP' }],
    approximateLocation: true,
  });
  expect(compareColumns(words, before, after)).toEqual([
    { label: 'Place on the map is approximate', before: 'No', after: 'Yes' },
    { label: 'Languages', before: 'Spanish', after: '' },
    { label: 'Levels of care', before: '', after: 'PHP (Partial Hospitalization)' },
    { label: 'Motto', before: '', after: 'One day at a time' },
  ]);
});
