import { statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { states } from '#core/lists/public-lists.ts';
import { boxOf, outlinedStates, outlineOf, wholeMap } from './outlines.ts';

it('has the outline of each state and of DC, all of it on the map', () => {
  expect(outlinedStates.toSorted()).toEqual([...states.values, 'DC'].sort());
  for (const state of outlinedStates) {
    expect(outlineOf[state], state).toMatch(/^(M-?\d+,-?\d+(L-?\d+,-?\d+){2,}Z)+$/);
    const { x, y, width, height } = boxOf(state)!;
    expect(Math.min(width, height), state).toBeGreaterThan(2);
    expect(x, state).toBeGreaterThan(wholeMap.x);
    expect(y, state).toBeGreaterThan(wholeMap.y);
    expect(x + width, state).toBeLessThan(wholeMap.x + wholeMap.width);
    expect(y + height, state).toBeLessThan(wholeMap.y + wholeMap.height);
  }
  expect(boxOf('PR')).toBeUndefined();
});

it('is small enough for a phone: under 16 KB', () => {
  expect(statSync(new URL('./state-outlines.json', import.meta.url)).size).toBeLessThan(16 * 1024);
});
