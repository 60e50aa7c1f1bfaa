import { expect, it } from 'vitest';
import { nothingAmiss, postInTrouble } from './ten-thousand.ts';
import { TroubledServer } from './troubled-server.ts';

it('loses and doubles none of 10,000 posts while it is killed, its disk fills and its clock jumps', async () => {
  const figures = await postInTrouble({
    posts: 10_000,
    clients: 50,
    kills: 60,
    fullEvery: 5,
    seed: 20_261_124,
    longestSeconds: 1200,
  });
  console.table(figures);
  expect(figures).toMatchObject({ ...nothingAmiss, kills: 60, clockJumps: 60 });
  expect(figures.fullDisks).toBe(TroubledServer.canFill ? 12 : 0);
  expect(figures.noRoom).toBeGreaterThan(figures.fullDisks);
  expect(figures.unanswered).toBeGreaterThan(figures.kills);
  expect(figures.clockSpreadHours).toBeGreaterThan(24);
}, 2_400_000);
