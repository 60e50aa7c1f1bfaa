import { expect, it } from 'vitest';
import { MOST_CENTERS } from '../../my-list/my-list.ts';
import { readFragment, writeFragment } from './shared-slugs.ts';

const slugs = ['harbor-house-austin-tx', 'oak-2-waco-tx'];

it('reads the slugs that it wrote, in their order', () => {
  expect(writeFragment(slugs)).toBe('#harbor-house-austin-tx,oak-2-waco-tx');
  expect(readFragment(writeFragment(slugs))).toEqual({ slugs, wrong: [], tooMany: false });
});

it('reads a link as other apps pass it on', () => {
  expect(readFragment('#Harbor-House-Austin-TX%2C%20oak-2-waco-tx,oak-2-waco-tx,.')?.slugs).toEqual(slugs);
});

it('takes an empty fragment and an anchor of the page for no list', () => {
  for (const fragment of ['', '#', '#content']) expect(readFragment(fragment)).toBeUndefined();
});

it('names what cannot be a center, and survives what is no encoding', () => {
  const read = readFragment('#oak-2-waco-tx,<b>bad</b>,%E0%A4%A,two words');
  expect(read).toEqual({
    slugs: ['oak-2-waco-tx'],
    wrong: ['<b>bad</b>', '%e0%a4%a', 'two words'],
    tooMany: false,
  });
});

it('shows no more than so many, nor a very long name in full', () => {
  const many = Array.from({ length: MOST_CENTERS + 1 }, (_, number) => `house-${number}-tx`);
  const read = readFragment(writeFragment(many));
  expect(read?.slugs).toEqual(many.slice(0, MOST_CENTERS));
  expect(read?.tooMany).toBe(true);
  expect(readFragment(`#${'x'.repeat(5000)}`)?.wrong).toEqual([`${'x'.repeat(60)}…`]);
});
