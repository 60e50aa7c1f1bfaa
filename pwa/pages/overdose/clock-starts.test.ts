import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepStart, readStart } from './clock-starts.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
};

beforeEach(() => vi.stubGlobal('sessionStorage', storage));
afterEach(() => {
  keepStart('breath', undefined);
  keepStart('dose', undefined);
  vi.unstubAllGlobals();
});

it('keeps each clock’s start in the tab until the clock is stopped, and then nothing', () => {
  const now = Date.now();
  keepStart('breath', now - 1000);
  keepStart('dose', now - 90_000);
  expect([readStart('breath'), readStart('dose')]).toEqual([now - 1000, now - 90_000]);
  expect([...kept.keys()]).toEqual(['overdose-clocks']);
  keepStart('breath', undefined);
  expect([readStart('breath'), readStart('dose')]).toEqual([undefined, now - 90_000]);
  keepStart('dose', undefined);
  expect([...kept]).toEqual([]);
});

it('goes on without a store, for as long as the document is there', () => {
  const refuse = () => {
    throw new Error('Refused.');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const start = Date.now() - 1000;
  keepStart('dose', start);
  expect(readStart('dose')).toBe(start);
});

it('does not go on with a clock of hours ago, of a time to come, or with what is none', () => {
  keepStart('dose', Date.now() - 3 * 60 * 60 * 1000);
  expect(readStart('dose')).toBeUndefined();
  keepStart('dose', Date.now() + 60_000);
  expect(readStart('dose')).toBeUndefined();
  kept.set('overdose-clocks', 'broken{');
  expect(readStart('breath')).toBeUndefined();
});
