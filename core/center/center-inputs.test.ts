import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyCenter } from '../testing/any-center.ts';
import { CenterFields } from './center.ts';
import { blankCenterInputs, CenterForm, type CenterInputs, toCenterInputs } from './center-inputs.ts';

const typed: CenterInputs = { ...blankCenterInputs, name: 'Lantern House', city: 'Austin', state: 'TX' };

/** What is wrong with some inputs, by field. */
function problemsOf(inputs: Partial<CenterInputs>) {
  const read = CenterForm.safeParse({ ...typed, ...inputs });
  return Object.fromEntries((read.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

it('reads back every center as it was, so that saving a form untouched changes nothing', () => {
  fc.assert(
    fc.property(anyCenter, (any) => {
      const { data: center } = CenterFields.safeParse(any);
      fc.pre(center !== undefined);
      expect(CenterForm.parse(toCenterInputs(center))).toEqual(center);
    }),
  );
});

it('has an input for every field of a center', () => {
  expect(Object.keys(blankCenterInputs).sort()).toEqual(Object.keys(CenterFields.shape).sort());
});

it('takes an empty input for what is not known', () => {
  expect(CenterForm.parse({ ...typed, phone: '  ' })).toMatchObject({
    name: 'Lantern House',
    phone: null,
    website: null,
    bedCount: null,
    lat: null,
    levels: [],
  });
});

it('takes numbers and web addresses as people write them', () => {
  const read = CenterForm.parse({
    ...typed,
    bedCount: '1,200',
    lat: '33.5186',
    lng: '-86.8104',
    website: 'lantern.example',
    languages: [' Spanish ', 'Spanish', ''],
    accreditations: ['CARF'],
  });
  expect(read).toMatchObject({
    bedCount: 1200,
    lat: 33.5186,
    lng: -86.8104,
    website: 'https://lantern.example',
    languages: ['Spanish'],
    accreditations: [{ name: 'CARF' }],
  });
});

it('says in words for people what is wrong, at its field', () => {
  expect(
    problemsOf({
      name: ' ',
      city: '',
      state: '',
      zip: '1234',
      lat: '91',
      lng: 'west',
      phone: '1'.repeat(41),
      website: 'ftp://lantern.example',
      emailPublic: 'lantern',
      bedCount: '2.5',
      programHighlights: 'x'.repeat(10_001),
      languages: ['x'.repeat(61)],
    }),
  ).toEqual({
    name: 'Please enter a name',
    city: 'Please enter a city',
    state: 'Please select a state',
    zip: 'ZIP must be five digits',
    lat: 'Please enter degrees from -90 to 90, such as 33.5186',
    lng: 'Please enter degrees from -180 to 180, such as -86.8104',
    phone: 'Please use at most 40 characters',
    website: 'Please enter a valid website URL',
    emailPublic: 'Please enter a valid email',
    bedCount: 'Please enter a whole number from 1 to 10,000',
    programHighlights: 'Please use at most 10000 characters',
    languages: 'Please use at most 60 characters for each',
  });
});

it('repairs what was pasted from a spreadsheet, by the state that stands beside it', () => {
  const inputs = { ...blankCenterInputs, name: 'Hope', city: 'Agawam', state: 'MA', zip: '1001' };
  const read = CenterForm.parse({ ...inputs, phone: '413-555-CARE', website: 'N/A' });
  expect(read).toMatchObject({ zip: '01001', phone: '413-555-2273', website: null });
  expect(CenterForm.safeParse({ ...inputs, state: 'TX' }).error?.issues).toMatchObject([{ path: ['zip'] }]);
});
