import { expect, it } from 'vitest';
import { isDue, nextDue, unseenOf } from './due-queue.ts';

/** A list of due centers as the server has it: what is settled is gone. */
const listOf = (count: number, settled: ReadonlySet<string>) =>
  Array.from({ length: count }, (_, index) => ({ id: String(index) })).filter(({ id }) => !settled.has(id));

it.each([0, 1, 7, 20])('meets each due center once, settling %i of every 20', (share) => {
  const [seen, settled] = [[] as string[], new Set<string>()];
  for (let fresh = -1; fresh !== 0; ) {
    const { page, limit } = nextDue(seen, settled);
    const start = (Number(page) - 1) * Number(limit);
    const found = unseenOf(listOf(73, settled).slice(start, start + Number(limit)), seen).map(({ id }) => id);
    seen.push(...found);
    for (const id of found.slice(0, share)) settled.add(id);
    fresh = found.length;
  }
  expect(seen.toSorted((a, b) => Number(a) - Number(b))).toEqual(listOf(73, new Set()).map(({ id }) => id));
});

it.each([
  ['never verified', null, 0, 0, true],
  ['verified over 6 months ago', '2026-05-01T00:00:00.000Z', 0, 0, true],
  ['verified', '2026-11-01T00:00:00.000Z', 0, 0, false],
  ['reported', '2026-11-01T00:00:00.000Z', 1, 0, true],
  ['otherwise by its source', '2026-11-01T00:00:00.000Z', 0, 1, true],
])('knows whether a center is due that is %s', (_, lastVerifiedAt, problems, proposals, due) => {
  expect(isDue({ lastVerifiedAt }, { problems, proposals }, new Date('2026-11-27T12:00:00Z'))).toBe(due);
});
