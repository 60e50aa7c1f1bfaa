import { expect, it } from 'vitest';
import { nameAfterLate } from './copy-databases.ts';

const [first, second, third, fourth] = [
  'harborlight',
  'harborlight-2',
  'harborlight-3',
  'harborlight-4',
] as const;

it('takes another database after those that do not answer, and it is newer than they are', () => {
  expect(nameAfterLate([first], new Set([first]))).toBe(second);
  expect(nameAfterLate([second, first], new Set([first]))).toBe(second);
  // In the older one it would be forgotten, once the newer one answers again, that no copy is wanted.
  expect(nameAfterLate([second, first], new Set([second]))).toBe(third);
  expect(nameAfterLate([third, second, first], new Set([third, second, first]))).toBe(fourth);
});

it('makes no more of them where that many do not help, and takes an older one that answers', () => {
  const all = [fourth, third, second, first];
  expect(nameAfterLate(all, new Set([fourth]))).toBe(third);
  expect(nameAfterLate(all, new Set(all))).toBeUndefined();
});
