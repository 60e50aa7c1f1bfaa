import { expect, it } from 'vitest';
import type { Center, CenterFields } from '../center/center.ts';
import { blankCenterInputs, type CenterInputs, toCenterInputs } from '../center/center-inputs.ts';
import { ListingPayload } from '../messages/submission.ts';
import { nothingKnown } from '../testing/nothing-known.ts';
import { compareInputs, describeApproval, mergeListing, proposeCenter } from './listing-merge.ts';
import type { Candidate } from './submission-review.ts';

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
  topics: [{ topic: 'FREE' }],
};
const listing = ListingPayload.parse({
  type: 'UPDATE_CENTER',
  centerName: 'Harbor Point',
  state: 'TX',
  phone: '512-555-0199',
  care: ['SUBSTANCE_USE'],
  levelsOfCare: ['IOP', 'PHP'],
  topics: ['METHADONE', 'DUI'],
  additionalInfo: 'Our phone has changed.',
  submitterName: 'Sam',
  submitterEmail: 'sam@mail.example',
});

it('puts what a listing says over today’s center, and erases nothing that it leaves open', () => {
  expect(mergeListing(listing, today)).toEqual({
    ...toCenterInputs(today),
    phone: '512-555-0199',
    care: ['SUBSTANCE_USE'],
    levels: ['IOP', 'PHP'],
    topics: ['METHADONE', 'DUI'],
  });
});

it('starts a new center from nothing but the listing', () => {
  expect(mergeListing(listing, null)).toEqual({
    ...blankCenterInputs,
    name: 'Harbor Point',
    state: 'TX',
    phone: '512-555-0199',
    care: ['SUBSTANCE_USE'],
    levels: ['IOP', 'PHP'],
    topics: ['METHADONE', 'DUI'],
  });
});

it('says field by field what would change, also while the form is not complete', () => {
  expect(compareInputs(today, { ...mergeListing(listing, today), city: ' ' })).toEqual([
    { field: 'city', before: 'Austin', after: '' },
    { field: 'phone', before: '512-555-0150', after: '512-555-0199' },
    { field: 'care', before: '', after: 'Substance Use' },
    { field: 'levels', before: 'Detox', after: 'IOP (Intensive Outpatient), PHP (Partial Hospitalization)' },
    { field: 'topics', before: 'Free of charge', after: 'Methadone, DUI or DWI' },
  ]);
  expect(compareInputs(null, mergeListing(listing, null)).map(({ field }) => field)).toEqual([
    'name',
    'state',
    'phone',
    'care',
    'levels',
    'topics',
  ]);
  expect(compareInputs(today, toCenterInputs(today))).toEqual([]);
});

it('says where a center will be on the map where that follows its ZIP', () => {
  const inputs = toCenterInputs(today);
  const placeOf = (before: CenterFields | null, after: CenterInputs) =>
    describeApproval(before, after).find(({ field }) => field === 'place');
  expect(placeOf(today, { ...inputs, zip: '75201' })).toEqual({
    field: 'place',
    label: 'Place on the map',
    before: '30.27, -97.74',
    after: 'The middle of ZIP 75201',
  });
  expect(placeOf(null, { ...blankCenterInputs, zip: '75201' })).toMatchObject({ before: '' });
  expect(placeOf(today, { ...inputs, zip: '78701-1234' })).toBeUndefined();
  expect(placeOf(today, { ...inputs, zip: '75201', lat: '32.8' })).toBeUndefined();
  expect(placeOf(today, { ...inputs, zip: '' })).toBeUndefined();
  expect(placeOf(today, { ...inputs, state: 'ME', zip: ' 4101 ' })).toMatchObject({
    after: 'The middle of ZIP 04101',
  });
});

it('shows a ZIP and a website as they will be stored', () => {
  const inputs = { ...toCenterInputs(today), state: 'ME', zip: '4101', website: 'n/a' };
  expect(compareInputs(today, inputs)).toContainEqual({ field: 'zip', before: today.zip, after: '04101' });
  expect(compareInputs(null, inputs).map(({ field }) => field)).not.toContain('website');
});

it('proposes the likeliest center to an update, and none to a new one that we may have already', () => {
  const center: Center = {
    ...today,
    id: '00000012',
    slug: 'harbor-point-austin-tx',
    lastVerifiedAt: null,
    verifiedBy: null,
    reviewStatus: 'PUBLISHED',
    source: null,
    sourceYear: null,
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
  };
  const sure: Candidate = { center, reasons: ['phone', 'city'] };
  const vague: Candidate = { center, reasons: ['similar_name', 'city'] };
  expect(proposeCenter({ type: 'UPDATE_CENTER' }, [vague, sure])).toBe(center);
  expect(proposeCenter({ type: 'NEW_CENTER' }, [vague])).toBeNull();
  expect(proposeCenter({ type: 'NEW_CENTER' }, [sure, vague])).toBeUndefined();
  expect(proposeCenter({ type: 'UPDATE_CENTER' }, [])).toBeNull();
});
