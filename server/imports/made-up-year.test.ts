import { expect, it } from 'vitest';
import { makeNextYear } from '../../data/made-up-year.ts';
import { measureYears, precisionOf, recallOf, sampleRows } from './testing/made-up-years.ts';

const before = [sampleRows()];

it('finds in a made-up next year of the sample what can be told, and mistakes hardly anything', async () => {
  const { all, changed } = await measureYears(before, makeNextYear(before));
  expect(all.told).toBeGreaterThan(450);
  expect(changed.told).toBeGreaterThan(80);
  for (const found of [all, changed]) {
    expect(precisionOf(found)).toBeGreaterThanOrEqual(0.995);
    expect(recallOf(found)).toBeGreaterThanOrEqual(0.95);
  }
}, 60_000);

it('makes the same year of the same seed, and tells the truth of each row', () => {
  const next = makeNextYear(before);
  expect(makeNextYear(before)).toEqual(next);
  expect(makeNextYear(before, 7).files).not.toEqual(next.files);
  expect(next.truth.length).toBe(next.files[0]!.length);
  const fates = new Set(next.truth.map(({ fate }) => fate));
  expect(fates).toContain('address withheld');
  expect(fates).toContain('another organization at the address of one that closed');
  const closed = before[0]!.length - new Set(next.truth.flatMap(({ was }) => was ?? [])).size;
  expect(closed).toBeGreaterThan(30);
});
