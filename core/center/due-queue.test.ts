import { expect, it } from 'vitest';
import { nextDue, unseenOf } from './due-queue.ts';

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
