import { expect, it } from 'vitest';
import { placeHeld } from './place-held.ts';

const items = (...ids: string[]) => ids.map((id) => ({ id }));
const ids = (shown: { item: { id: string } }[]) => shown.map(({ item }) => item.id).join('');

it('keeps what has left the list in its place, so that nothing comes under the pointer', () => {
  const held = [{ item: { id: 'b' }, index: 1, words: 'Kim handled this.' }];
  const shown = placeHeld(items('a', 'c', 'd'), held);
  expect(ids(shown)).toBe('abcd');
  expect(shown.map(({ words }) => words)).toEqual([undefined, 'Kim handled this.', undefined, undefined]);
});

it('keeps several in the order in which they stood, also where the list has become shorter', () => {
  const held = [
    { item: { id: 'd' }, index: 3, words: 'gone' },
    { item: { id: 'a' }, index: 0, words: 'gone' },
  ];
  expect(ids(placeHeld(items('b', 'c'), held))).toBe('abcd');
  expect(ids(placeHeld([], held))).toBe('ad');
});

it('does not show twice what is still in the list', () => {
  expect(ids(placeHeld(items('a', 'b'), [{ item: { id: 'b' }, index: 1, words: 'gone' }]))).toBe('ab');
});
