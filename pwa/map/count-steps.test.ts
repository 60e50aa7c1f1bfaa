import { expect, it } from 'vitest';
import { stepOf, stepsOf } from './count-steps.ts';

it('has about as many states in each step, at round limits', () => {
  const counts = [61, 62, 121, 183, 190, 221, 330, 375, 413, 513, 784, 1802];
  const steps = stepsOf(counts);
  expect(steps).toEqual([
    { from: 1, to: 199 },
    { from: 200, to: 299 },
    { from: 300, to: 499 },
    { from: 500, to: undefined },
  ]);
  expect(counts.map((count) => stepOf(count, steps))).toEqual([1, 1, 1, 1, 1, 2, 3, 3, 3, 4, 4, 4]);
});

it.each([
  ['no center at all', [0, 0], []],
  ['one center each', [1, 1, 0, 1], [{ from: 1, to: undefined }]],
  [
    'a single state',
    [7],
    [
      { from: 1, to: 6 },
      { from: 7, to: undefined },
    ],
  ],
])('makes do with fewer steps where there is %s', (_, counts, steps) => {
  expect(stepsOf(counts)).toEqual(steps);
  expect(stepOf(0, stepsOf(counts))).toBe(0);
});

it('never leaves a state that has centers without a color', () => {
  for (const counts of [[1], [9, 95, 96, 97], [5, 5, 5, 900], [999, 999, 999]]) {
    const steps = stepsOf(counts);
    for (const [index, step] of steps.entries())
      expect(step.to).toBe(steps[index + 1] && steps[index + 1]!.from - 1);
    for (const count of counts) expect(stepOf(count, steps)).toBeGreaterThan(0);
  }
});
