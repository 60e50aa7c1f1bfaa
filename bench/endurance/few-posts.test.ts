import { expect, it } from 'vitest';
import { nothingAmiss, postInTrouble } from './ten-thousand.ts';
import { TroubledServer } from './troubled-server.ts';

// Counts alone: how long it takes depends on the machine.
it('loses and doubles none of 140 posts while it is killed, its disk fills and its clock jumps', async () => {
  const figures = await postInTrouble({
    posts: 140,
    clients: 50,
    kills: 3,
    fullEvery: 2,
    seed: 20_261_124,
    longestSeconds: 250,
  });
  const fullDisks = TroubledServer.canFill ? 1 : 0;
  expect(figures).toMatchObject({ ...nothingAmiss, kills: 3, fullDisks, clockJumps: 3 });
  if (fullDisks) expect(figures.noRoom).toBeGreaterThan(0);
  expect(figures.unanswered).toBeGreaterThan(0);
}, 600_000);
