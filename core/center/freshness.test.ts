import { expect, it } from 'vitest';
import { freshnessOf, meaningOf, mostVerifiedAt } from './freshness.ts';

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

it('tells a listing that has a source from one that nobody stands behind', () => {
  expect(meaningOf({ lastVerifiedAt: null, source: 'SAMHSA National Directory' }, now)).toBe('listed');
  expect(meaningOf({ lastVerifiedAt: null, source: null }, now)).toBe('unverified');
  expect(meaningOf({ lastVerifiedAt: '2026-11-01T00:00:00Z', source: 'SAMHSA' }, now)).toBe('verified');
});

it.each([
  [[], null],
  [['2026-11-03'], '2026-11-03'],
  [['2026-11-03', null], null],
  [['2026-11-01', '2026-11-03'], '2026-11-01'],
  [['2026-11-02', null, '2026-11-03'], '2026-11-02'],
  [['2026-11-02', null, '2026-11-03', null], null],
  [['2026-01-01', null, '2026-11-03', '2026-11-02', '2026-11-04'], '2026-11-02'],
])('says of %j since when more than half were verified: %s', (days, since) => {
  expect(mostVerifiedAt(days.map((lastVerifiedAt) => ({ lastVerifiedAt })))).toBe(since);
});
