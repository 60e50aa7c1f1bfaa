import { beforeEach, expect, it, vi } from 'vitest';
import { inTime, isLate, pass } from './patience.ts';

// Whatever another file of this worker has left.
beforeEach(() => void vi.useRealTimers());

const never = new Promise<string>(() => {});
const later = (milliseconds: number, words: string) =>
  new Promise<string>((resolve) => setTimeout(resolve, milliseconds, words));

it('gives what comes in time, and throws what goes wrong in time', async () => {
  expect(await inTime(later(50, 'here'), 1000)).toBe('here');
  await expect(inTime(Promise.reject(new Error('broken')), 1000)).rejects.toThrow('broken');
});

it('gives up what never comes, and says so', async () => {
  const error = await inTime(never, 100).catch((error: unknown) => error);
  expect(isLate(error)).toBe(true);
  expect(isLate(new Error('broken'))).toBe(false);
});

it('knows what is late by its name, which is all that is left of it across threads', () => {
  expect(isLate(Object.assign(new Error('silent'), { name: 'LateError' }))).toBe(true);
});

it('does not count the time in which nothing ran', async () => {
  let passed = false;
  void pass(3000).then(() => {
    passed = true;
  });
  // As a phone that is put away in the middle of it: all timers are overdue at once when it goes on.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3500);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(passed).toBe(false);
  await expect.poll(() => passed).toBe(true);
});

it('stops waiting when it is told to', async () => {
  const done = new AbortController();
  const began = performance.now();
  setTimeout(() => done.abort(), 100);
  await pass(60_000, done.signal);
  expect(performance.now() - began).toBeLessThan(5000);
});
