import { expect, it } from 'vitest';
import { labor, nothingAmiss } from './ten-thousand.ts';

// Counts alone: how long it takes depends on the machine.
it('loses and doubles none of 350 posts while it is killed, its disk is full and its clock jumps', async () => {
  const figures = await labor({
    posts: 350,
    clients: 50,
    kills: 3,
    fullEvery: 2,
    seed: 20_261_124,
    longestSeconds: 100,
  });
  expect(figures).toMatchObject({ ...nothingAmiss, kills: 4, fullDisks: 1, clockJumps: 3 });
  expect(figures.noRoom).toBeGreaterThan(0);
  expect(figures.unanswered).toBeGreaterThan(0);
});
