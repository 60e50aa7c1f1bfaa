import type { CenterFields } from '#core/center/center.ts';
import { nothingKnown } from '#core/testing/nothing-known.ts';

const place = { city: 'Austin', state: 'TX', street: '1 Pier Road', zip: '78701' } as const;
/** Two centers that are likely one, and what becomes of them. */
export const harbor: CenterFields = {
  ...nothingKnown,
  ...place,
  name: 'Harbor House',
  phone: '512-555-0100',
};
export const llc: CenterFields = {
  ...harbor,
  name: 'Harbor House LLC',
  website: 'https://harbor.example',
  levels: [{ level: 'DETOX' }],
};
export const merged: CenterFields = { ...llc, name: 'Harbor House' };
