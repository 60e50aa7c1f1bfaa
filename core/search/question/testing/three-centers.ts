import { placeTable } from '../../../../data/places.ts';
import { blankCenter } from '../../../center/blank-center.ts';
import type { Center } from '../../../center/center.ts';
import { emptyQuery } from '../../center-query.ts';
import { Directory } from '../../directory.ts';
import { ask } from '../ask.ts';

let count = 0;

/** A listed center that has no more than these fields. */
export const center = (fields: Partial<Center>): Center => ({
  ...blankCenter,
  id: String(++count).padStart(8, '0'),
  slug: `center-${count}`,
  lastVerifiedAt: null,
  verifiedBy: null,
  reviewStatus: 'PUBLISHED',
  source: null,
  sourceYear: null,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  ...fields,
});
export const bangor = { city: 'Bangor', state: 'ME' as const, lat: 44.8, lng: -68.77 };
export const portland = { city: 'Portland', state: 'ME' as const, lat: 43.66, lng: -70.26 };

export const directory = Directory.of([
  center({ ...bangor, name: 'Blue Heron House', phone: '207-555-0100', care: [{ care: 'MENTAL_HEALTH' }] }),
  center({
    ...portland,
    name: 'Lantern Recovery',
    phone: '207-555-0199 x4',
    care: [{ care: 'SUBSTANCE_USE' }],
    levels: [{ level: 'DETOX' }],
    insurance: [{ insurance: 'MEDICAID' }],
  }),
  center({ ...portland, name: "O'Reilly Counseling", care: [{ care: 'MENTAL_HEALTH' }] }),
]);

/** What is answered to words, by three centers in Maine. */
export const answer = (q: string, more = {}) =>
  ask({ directory, places: placeTable() }, { ...emptyQuery, q, ...more });
export const names = (q: string, more = {}) => answer(q, more).centers.map(({ name }) => name);
