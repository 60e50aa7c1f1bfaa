import { expect, it } from 'vitest';
import { toFields } from './center-fields.ts';
import type { SourceRecord } from './source-record.ts';
import { applyChanges } from './three-way.ts';

const said: SourceRecord = {
  name: 'Harbor Clinic',
  city: 'Mobile',
  state: 'AL',
  zip: '36602',
  phones: ['251-555-0100'],
  levels: ['DETOX', 'IOP'],
  languages: ['Spanish'],
};
const before = toFields(said);

it('changes nothing where the source says the same, whatever staff have corrected', () => {
  const current = { ...before, phone: '251-555-0199', levels: [], lat: 30.5 };
  expect(applyChanges(current, before, before)).toEqual({ fields: current, met: new Map() });
});

it('applies what the source changed and leaves the corrections elsewhere', () => {
  const current = { ...before, phone: '251-555-0199' };
  const { fields, met } = applyChanges(current, before, toFields({ ...said, street: '1 Pier Road' }));
  expect(fields).toEqual({ ...current, street: '1 Pier Road' });
  expect(met).toEqual(new Map());
});

it('keeps a correction where the source has a newer value, and names that; or takes it', () => {
  const current = { ...before, phone: '251-555-0199', website: null };
  const now = toFields({ ...said, phones: ['251-555-0142'] });
  const met = new Map([['phone', '251-555-0142']]);
  expect(applyChanges(current, before, now)).toEqual({ fields: current, met });
  const taken = { ...current, phone: '251-555-0142' };
  expect(applyChanges(current, before, now, { takes: true })).toEqual({ fields: taken, met });
  // Who took a number away has corrected it, too.
  const none = { ...current, phone: null };
  expect(applyChanges(none, before, now)).toEqual({ fields: none, met });
});

it('keeps a pin that staff have set where the source states another place', () => {
  const stated = { ...before, lat: 30.69, lng: -88.04, approximateLocation: false };
  const moved = { ...stated, lat: 30.7 };
  expect(applyChanges(stated, stated, moved).fields).toEqual(moved);
  const pinned = { ...stated, lat: 30.71 };
  expect(applyChanges(pinned, stated, moved)).toEqual({ fields: pinned, met: new Map([['lat', 30.7]]) });
  expect(applyChanges(pinned, stated, moved, { takes: true }).fields).toEqual(moved);
});

it('changes lists value by value', () => {
  const current = { ...before, levels: [{ level: 'DETOX' as const }, { level: 'PHP' as const }] };
  const { fields } = applyChanges(current, before, toFields({ ...said, levels: ['IOP', 'RESIDENTIAL'] }));
  expect(fields.levels).toEqual([{ level: 'PHP' }, { level: 'RESIDENTIAL' }]);
});

it('moves the place with the ZIP', () => {
  const exact = { ...before, lat: 30.69, lng: -88.04, approximateLocation: false };
  const moved = toFields({ ...said, city: 'Birmingham', zip: '35203' });
  expect(applyChanges(exact, before, moved).fields).toMatchObject({
    zip: '35203',
    lat: moved.lat,
    approximateLocation: true,
  });
});

it('moves nothing with a ZIP of another state, or far from the city, and sets the place once the two agree', () => {
  const exact = { ...before, lat: 30.69, lng: -88.04, approximateLocation: false };
  for (const zip of ['63601', '35203']) {
    const odd = toFields({ ...said, zip });
    expect(odd).toMatchObject({ zip, lat: null, approximateLocation: false });
    expect(applyChanges(exact, before, odd).fields).toEqual({ ...exact, zip });
    const place = zip === '35203' ? { city: 'Birmingham' } : { city: 'Park Hills', state: 'MO' as const };
    const right = toFields({ ...said, zip, ...place });
    expect(right.lat).not.toBeNull();
    expect(applyChanges(odd, odd, right).fields.lat).toBe(right.lat);
  }
});

it('takes no correction back where only our reading of the same word is another, and keeps a number as it is written', () => {
  const letters = { ...before, phone: '251-555-HELP', website: 'http://none' };
  const read = { ...before, phone: '251-555-4357', website: null };
  const corrected = { ...letters, phone: '251-555-0199', website: 'https://harbor.example' };
  expect(applyChanges(corrected, letters, read)).toEqual({ fields: corrected, met: new Map() });
  expect(applyChanges(letters, letters, read).fields).toEqual(read);
  const written = { ...before, phone: '(251) 555-4357' };
  expect(applyChanges(written, written, read).fields.phone).toBe('(251) 555-4357');
});

it('takes what a new source says, and keeps what it does not speak of', () => {
  const after = toFields({
    name: 'Harbor Clinic',
    city: 'Mobile',
    state: 'AL',
    website: 'https://harbor.example',
  });
  const { fields } = applyChanges(before, undefined, after);
  expect(fields).toEqual({ ...before, website: 'https://harbor.example' });
});

it('takes from a new source what another had said, and keeps what staff had', () => {
  const after = toFields({ ...said, phones: ['251-555-0142'], levels: ['PHP'] });
  const met = new Map<string, unknown>([
    ['phone', '251-555-0142'],
    ['levels', [{ level: 'PHP' }]],
  ]);
  expect(applyChanges(before, undefined, after)).toEqual({ fields: before, met });
  expect(applyChanges(before, undefined, after, { others: [before] })).toEqual({
    fields: after,
    met: new Map(),
  });
});

it('keeps what staff have verified, names what the source says instead, and fills what is empty', () => {
  const current = { ...before, phone: '251-555-0199' };
  const after = toFields({
    ...said,
    phones: ['251-555-0142'],
    zip: '35203',
    street: '1 Pier Road',
    levels: ['IOP'],
  });
  const { fields, met } = applyChanges(current, before, after, { verified: true });
  expect(fields).toEqual({ ...current, street: '1 Pier Road' });
  expect(Object.fromEntries(met)).toEqual({
    phone: '251-555-0142',
    zip: '35203',
    levels: [{ level: 'IOP' }],
  });
});

it('takes a text for the same whatever ends its lines, and keeps it as it is here', () => {
  const current = { ...before, programHighlights: 'Groups.\r\nYoga.' };
  const again = { ...before, programHighlights: 'Groups.\nYoga.' };
  expect(applyChanges(current, undefined, again).fields).toEqual(current);
  expect(applyChanges(current, before, again)).toEqual({ fields: current, met: new Map() });
  const other = { ...before, programHighlights: 'Groups.\nArt.' };
  expect(applyChanges(current, undefined, other, { takes: true }).fields).toEqual(other);
});
