import { expect, it } from 'vitest';
import { freshnessOf } from './freshness.ts';

const now = new Date('2026-11-20T12:00:00Z');

it.each([
  ['2026-11-01T00:00:00Z', 'verified'],
  ['2026-05-21T00:00:00Z', 'verified'],
  ['2026-05-20T11:59:59Z', 'due'],
  ['2020-01-01T00:00:00Z', 'due'],
  [null, 'unverified'],
])('calls a listing that was last verified at %s %s', (lastVerifiedAt, freshness) => {
  expect(freshnessOf({ lastVerifiedAt }, now)).toBe(freshness);
});
