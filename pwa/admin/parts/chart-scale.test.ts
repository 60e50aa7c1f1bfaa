import { expect, it } from 'vitest';
import { axisTicks, shownLabels } from './chart-scale.ts';

it('draws its lines at round whole numbers, up to the most', () => {
  expect(axisTicks(0)).toEqual([0, 1]);
  expect(axisTicks(3)).toEqual([0, 1, 2, 3]);
  expect(axisTicks(17)).toEqual([0, 5, 10, 15, 20]);
  expect(axisTicks(100)).toEqual([0, 50, 100]);
  for (const most of [1, 7, 42, 999, 12_345]) {
    const ticks = axisTicks(most);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
    expect(ticks.length).toBeLessThanOrEqual(6);
  }
});

it('writes as many labels as fit, and the last one always', () => {
  expect(shownLabels(5, 1000, 70)).toEqual([0, 1, 2, 3, 4]);
  expect(shownLabels(31, 300, 70)).toEqual([6, 14, 22, 30]);
  expect(shownLabels(31, 10, 70)).toEqual([30]);
  expect(shownLabels(0, 300, 70)).toEqual([]);
});
