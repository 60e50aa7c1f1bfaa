import { expect, it } from 'vitest';
import { labor, nothingAmiss } from './ten-thousand.ts';

it('loses and doubles none of 10,000 posts while it is killed, its disk is full and its clock jumps', async () => {
  const figures = await labor({
    posts: 10_000,
    clients: 50,
    kills: 40,
    fullEvery: 8,
    seed: 20_261_124,
    longestSeconds: 1000,
  });
  console.table(figures);
  expect(figures).toMatchObject({ ...nothingAmiss, clockJumps: 40 });
  expect(figures.fullDisks).toBeGreaterThan(0);
  expect(figures.noRoom).toBeGreaterThan(0);
  expect(figures.unanswered).toBeGreaterThan(figures.kills);
  expect(figures.clockSpreadHours).toBeGreaterThan(24);
});
