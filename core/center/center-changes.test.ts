import { expect, it } from 'vitest';
import { nothingKnown } from '../testing/nothing-known.ts';
import { compareCenters } from './center-changes.ts';

const lantern = { ...nothingKnown, name: 'Lantern House', city: 'Austin', state: 'TX' as const };

it('names the fields that differ, with both values in words', () => {
  const after = {
    ...lantern,
    state: 'OK' as const,
    phone: '512-555-0100',
    levels: [{ level: 'DETOX' as const }, { level: 'PHP' as const }],
  };
  expect(compareCenters(lantern, after)).toEqual([
    { field: 'state', before: 'Texas', after: 'Oklahoma' },
    { field: 'phone', before: '', after: '512-555-0100' },
    { field: 'levels', before: '', after: 'Detox, PHP (Partial Hospitalization)' },
  ]);
});

it('finds nothing where nothing differs, and all that is known of a new center', () => {
  expect(compareCenters(lantern, { ...lantern })).toEqual([]);
  expect(compareCenters(null, lantern).map(({ field }) => field)).toEqual([
    'name',
    'city',
    'state',
    'approximateLocation',
  ]);
});
