import { expect, it } from 'vitest';
import { fields } from './fields.ts';
import { isUsPhone } from './phone.ts';
import { numberOf, phoneKey, repairGiven, repairPhone, repairText } from './repairs.ts';

it.each([
  ['1-800-662-HELP', '1-800-662-4357'],
  ['(207) 555-CARE x12', '207-555-2273 x12'],
  ['207-555HOPE ext. 3', '207-555-4673 x3'],
  ['800 QUIT NOW', '800-784-8669'],
  ['1-800-RECOVERY', '1-800-732-6837'],
  ['2075550142.0', '207-555-0142'],
])('reads the phone %s as %s', (given, phone) => {
  expect(repairPhone(given)).toBe(phone);
  expect(isUsPhone(phone)).toBe(true);
  expect(repairPhone(phone)).toBe(phone);
});

it.each(['207-555-0142', '2075550142', '(207) 555-0142', '1 207 555 0142 ext. 7', '800-662-HELP (4357)'])(
  'leaves %s as it is written',
  (phone) => {
    expect(repairPhone(phone)).toBe(phone);
    expect(isUsPhone(phone)).toBe(true);
  },
);

it.each([
  'call us',
  'Please call',
  'call us today',
  '555-0100',
  '2.07556E+09',
  '2.0755601E+09',
  '-',
  'N/A',
  '207-555-0142 / 207-555-0143',
  '207 please call us now',
  '117-555-CARE',
])('makes no phone of %s', (given) => {
  expect(repairPhone(given)).toBe(given);
  expect(isUsPhone(given)).toBe(false);
});

it('knows one number in all its writings, and its extension apart', () => {
  const written = ['207-555-2273', '(207) 555-CARE', '+1 207.555.2273', '12075552273'];
  expect(new Set(written.map(phoneKey))).toEqual(new Set(['+12075552273 x']));
  expect(phoneKey('207-555-2273 x12')).toBe('+12075552273 x12');
  expect(numberOf('207-555-CARE ext 12')).toBe('+12075552273');
  expect([phoneKey('call us'), phoneKey(null), numberOf('555-0100')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it.each(['N/A', 'n.a.', 'none', '-', '—', 'http://none', 'https://www.n/a', 'Not available', 'No website'])(
  'takes the website %s for none',
  (given) => {
    expect(repairText(fields.website, given, '')).toBeNull();
  },
);

it.each(['https://none.example', 'nonesuch.example', 'https://na.example/', 'no-wait.example', 'http://'])(
  'takes %s for a website',
  (given) => {
    expect(repairText(fields.website, given, '')).toBe(given);
  },
);

it('repairs what is given as fields, and leaves to the schema what cannot be read', () => {
  const given = {
    name: '2075550142',
    state: 'MA',
    zip: '1001',
    phone: '413-555-CARE',
    website: 'none',
    lat: 1,
  };
  expect(repairGiven(fields, given)).toEqual({
    ...given,
    zip: '01001',
    phone: '413-555-2273',
    website: null,
  });
  expect(repairGiven(fields, { zip: '1001', phone: 'call us' })).toEqual({ zip: '1001', phone: 'call us' });
  expect(repairGiven(fields, 'none')).toBe('none');
});
