import { expect, it } from 'vitest';
import { countShifts } from './shift-three-times.ts';

/** How often somebody has left who presses these keys, each so many milliseconds after the one before. */
function leavesAfter(...presses: [key: string, after: number, repeat?: boolean][]): number {
  let left = 0;
  let timeStamp = 10_000;
  const { press, restart } = countShifts((missing) => {
    if (missing === 0) left += 1;
  });
  for (const [key, after, repeat = false] of presses) {
    timeStamp += after;
    if (key === 'a click') restart();
    else press({ key, repeat, timeStamp });
  }
  return left;
}

it('leaves at the third press of Shift within two seconds, and once', () => {
  expect(leavesAfter(['Shift', 0], ['Shift', 1000])).toBe(0);
  expect(leavesAfter(['Shift', 0], ['Shift', 1000], ['Shift', 1000])).toBe(1);
  expect(leavesAfter(['Shift', 0], ['Shift', 9], ['Shift', 9], ['Shift', 9])).toBe(1);
});

it('stays where the three take longer, and counts on from the later ones', () => {
  expect(leavesAfter(['Shift', 0], ['Shift', 1000], ['Shift', 1001])).toBe(0);
  expect(leavesAfter(['Shift', 0], ['Shift', 1000], ['Shift', 1001], ['Shift', 900])).toBe(1);
});

it('stays where somebody writes capital letters, selects with the pointer, or holds the key down', () => {
  expect(leavesAfter(['Shift', 0], ['A', 50], ['Shift', 200], ['B', 50], ['Shift', 200], ['C', 50])).toBe(0);
  expect(leavesAfter(['Shift', 0], ['a click', 0], ['Shift', 200], ['Shift', 200])).toBe(0);
  expect(leavesAfter(['Shift', 0], ['Shift', 500, true], ['Shift', 30, true])).toBe(0);
});

it('tells at each press how many are missing', () => {
  const told: number[] = [];
  const { press } = countShifts((missing) => told.push(missing));
  for (const timeStamp of [0, 100, 200, 300]) press({ key: 'Shift', repeat: false, timeStamp });
  expect(told).toEqual([2, 1, 0, 2]);
});
