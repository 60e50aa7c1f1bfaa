import { expect, it } from 'vitest';
import { mergeEdits } from './merge-edits.ts';

const old = { name: 'Harbor', city: 'Reno', levels: ['IOP', 'PHP'], exact: false };

it('takes over what only one of them has changed', () => {
  expect(mergeEdits(old, { ...old, city: 'Sparks' }, { ...old, exact: true })).toEqual([
    { name: 'city', old: 'Reno', theirs: 'Sparks', mine: 'Reno', merged: 'Sparks' },
    { name: 'exact', old: false, theirs: false, mine: true, merged: true },
  ]);
});

it('leaves to a person what both have changed, unless to the same', () => {
  const theirs = { ...old, name: 'Harbor House', city: 'Sparks' };
  const merged = mergeEdits(old, theirs, { ...theirs, name: 'The Harbor' });
  expect(merged).toMatchObject([
    { name: 'name', theirs: 'Harbor House', mine: 'The Harbor', merged: undefined },
    { name: 'city', merged: 'Sparks' },
  ]);
});

it('joins lists value by value: what one added and what the other took away', () => {
  const [levels] = mergeEdits(
    old,
    { ...old, levels: ['PHP', 'DETOX'] },
    { ...old, levels: ['IOP', 'PHP', 'MAT'] },
  );
  expect(levels?.merged).toEqual(['PHP', 'DETOX', 'MAT']);
  const [same] = mergeEdits(
    old,
    { ...old, levels: ['PHP', 'IOP', 'MAT'] },
    { ...old, levels: ['MAT', 'IOP', 'PHP'] },
  );
  expect(same?.merged).toEqual(['PHP', 'IOP', 'MAT']);
});

it('says nothing of what nobody has changed', () => {
  expect(mergeEdits(old, { ...old, levels: ['PHP', 'IOP'] }, old)).toEqual([]);
});
