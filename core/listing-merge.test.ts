import { expect, it } from 'vitest';
import type { CenterFields } from './center.ts';
import { blankCenterInputs, toCenterInputs } from './center-inputs.ts';
import { compareInputs, mergeListing, movesWithZip } from './listing-merge.ts';
import { ListingPayload } from './submission.ts';
import { nothingKnown } from './testing/nothing-known.ts';

const today: CenterFields = {
  ...nothingKnown,
  name: 'Harbor Point',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  lat: 30.27,
  lng: -97.74,
  approximateLocation: true,
  phone: '512-555-0150',
  bedCount: 12,
  levels: [{ level: 'DETOX' }],
  populations: [{ population: 'ADULT' }],
};
const listing = ListingPayload.parse({
  type: 'UPDATE_CENTER',
  centerName: 'Harbor Point',
  state: 'TX',
  phone: '512-555-0199',
  levelsOfCare: ['IOP', 'PHP'],
  additionalInfo: 'Our phone has changed.',
  submitterName: 'Sam',
  submitterEmail: 'sam@mail.example',
});

it('puts what a listing says over today’s center, and erases nothing that it leaves open', () => {
  expect(mergeListing(listing, today)).toEqual({
    ...toCenterInputs(today),
    phone: '512-555-0199',
    levels: ['IOP', 'PHP'],
  });
});

it('starts a new center from nothing but the listing', () => {
  expect(mergeListing(listing, null)).toEqual({
    ...blankCenterInputs,
    name: 'Harbor Point',
    state: 'TX',
    phone: '512-555-0199',
    levels: ['IOP', 'PHP'],
  });
});

it('says field by field what would change, also while the form is not complete', () => {
  expect(compareInputs(today, { ...mergeListing(listing, today), city: ' ' })).toEqual([
    { field: 'city', before: 'Austin', after: '' },
    { field: 'phone', before: '512-555-0150', after: '512-555-0199' },
    { field: 'levels', before: 'Detox', after: 'IOP (Intensive Outpatient), PHP (Partial Hospitalization)' },
  ]);
  expect(compareInputs(null, mergeListing(listing, null)).map(({ field }) => field)).toEqual([
    'name',
    'state',
    'phone',
    'levels',
  ]);
  expect(compareInputs(today, toCenterInputs(today))).toEqual([]);
});

it('knows when the place on the map will follow the ZIP', () => {
  const inputs = toCenterInputs(today);
  expect(movesWithZip(today, { ...inputs, zip: '75201' })).toBe(true);
  expect(movesWithZip(null, { ...blankCenterInputs, zip: '75201' })).toBe(true);
  expect(movesWithZip(today, { ...inputs, zip: '78701-1234' })).toBe(false);
  expect(movesWithZip(today, { ...inputs, zip: '75201', lat: '32.8' })).toBe(false);
  expect(movesWithZip(today, { ...inputs, zip: '' })).toBe(false);
});
