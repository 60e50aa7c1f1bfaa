import { expect, it } from 'vitest';
import { ageOfData } from './data-age.ts';

const updatedAt = '2026-11-20T08:15:00.000Z';
const verifiedAt = '2026-11-03T10:00:00.000Z';
const sources = ['Harborlight', 'SAMHSA National Directory, 2022', 'State list, 2019'];

it('takes the year of the newest source for the age, and not the day of the import', () => {
  expect(ageOfData({ sources, newestVerifiedAt: null, updatedAt })).toEqual({ kind: 'source', year: 2022 });
});

it('takes the newest check of staff, unless a source is newer still', () => {
  const age = ageOfData({ sources, newestVerifiedAt: verifiedAt, updatedAt });
  expect(age).toEqual({ kind: 'verified', at: verifiedAt });
  const newer = ageOfData({ sources: ['State list, 2027'], newestVerifiedAt: verifiedAt, updatedAt });
  expect(newer).toEqual({ kind: 'source', year: 2027 });
});

it('takes the last change where staff wrote all there is, and nothing where nothing is known', () => {
  const own = { sources: ['Harborlight'], newestVerifiedAt: null };
  expect(ageOfData({ ...own, updatedAt })).toEqual({ kind: 'changed', at: updatedAt });
  expect(ageOfData({ newestVerifiedAt: null, updatedAt: null })).toBeUndefined();
});
