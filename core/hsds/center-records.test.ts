import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Center, SAMPLE_SOURCE } from '../center/center.ts';
import { jurisdictions } from '../lists/public-lists.ts';
import { anyCenter } from '../testing/any-center.ts';
import { nothingKnown } from '../testing/nothing-known.ts';
import { CenterRecords } from './center-records.ts';
import { nestLocations, nestOrganizations, nestServices, nestServicesAtLocations } from './nested.ts';
import { problemsOf } from './testing/specification.ts';

/** UUIDs of their names in form, so that the records can be checked; those of the server are checked there. */
const records = new CenterRecords((name) => {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
});

const bare: Center = {
  ...nothingKnown,
  id: '00000012',
  slug: 'harbor-house-austin-tx',
  name: 'Harbor House',
  city: 'Austin',
  state: 'TX',
  lastVerifiedAt: null,
  verifiedBy: null,
  reviewStatus: 'PUBLISHED',
  source: 'SAMHSA National Directory',
  sourceYear: 2022,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-02T00:00:00.000Z',
};

function problemsIn(center: Center): string[] {
  const nested = {
    service: nestServices(records),
    organization: nestOrganizations(records),
    location: nestLocations(records),
    service_at_location: nestServicesAtLocations(records),
  };
  return Object.entries(nested).flatMap(([entity, { listed, full }]) => [
    ...problemsOf(entity, listed(center)),
    ...problemsOf(entity, full(center)),
  ]);
}

it('is HSDS 3.1 for any center that there can be', () => {
  fc.assert(
    fc.property(anyCenter, (center) => {
      expect(problemsIn(center)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

it('is checked by schemas that refuse what is missing, misspelled, or of the wrong form', () => {
  const { name, ...nameless } = records.service(bare);
  expect(problemsOf('service', nameless)).toHaveLength(1);
  expect(problemsOf('service', { ...nameless, name, descripton: '' })).toHaveLength(1);
  expect(problemsOf('service', { ...nameless, name, status: 'open' })).toHaveLength(1);
  expect(problemsOf('service', { ...nameless, name, url: 'not a uri' })).toHaveLength(1);
  expect(problemsOf('service', { ...nameless, name, id: '12' })).toHaveLength(1);
});

it('leaves out what is not known, and says in words where the center is', () => {
  expect(problemsIn(bare)).toEqual([]);
  const { id, organization_id, ...service } = records.service(bare);
  expect(service).toEqual({
    name: 'Harbor House',
    status: 'active',
    alert: expect.stringContaining('988'),
    last_modified: '2026-11-02T00:00:00.000Z',
  });
  expect(nestLocations(records).full(bare)).toEqual({
    id: expect.any(String),
    organization_id: expect.any(String),
    location_type: 'physical',
    name: 'Harbor House',
    description: 'In Austin, TX. The street address is not listed.',
  });
  expect(records.organization(bare).description).toBe(
    'Harbor House provides addiction or mental-health treatment in Austin, TX. Source: SAMHSA National Directory, 2022.',
  );
});

it('gives a position only where it is that of a street that is published', () => {
  const found = { ...bare, zip: '78701', lat: 30.27, lng: -97.74 };
  const position = (center: Center) => records.location(center).latitude;
  expect(position({ ...found, street: '1 Main St', approximateLocation: false })).toBe(30.27);
  expect(position({ ...found, street: '1 Main St', approximateLocation: true })).toBeUndefined();
  expect(position({ ...found, street: null, approximateLocation: false })).toBeUndefined();
});

it('gives an address whole, or in words', () => {
  const whole = { ...bare, street: '1 Main St', zip: '78701-0001' };
  expect(records.addresses(whole)).toMatchObject([
    {
      address_1: '1 Main St',
      city: 'Austin',
      state_province: 'TX',
      postal_code: '78701-0001',
      country: 'US',
    },
  ]);
  expect(records.location(whole).description).toBeUndefined();
  const noZip = { ...bare, street: '1 Main St' };
  expect(records.addresses(noZip)).toEqual([]);
  expect(records.location(noZip).description).toBe('1 Main St, Austin, TX.');
  const hidden = { ...bare, zip: '78701' };
  expect(records.addresses(hidden)).toEqual([]);
});

it('names the country of each jurisdiction', () => {
  const countries = jurisdictions.values.map((state) => {
    const center = { ...bare, state, street: '1 Main St', zip: '96941' };
    expect(problemsIn(center)).toEqual([]);
    return [state, records.addresses(center)[0]!.country];
  });
  expect(countries.filter(([, country]) => country !== 'US')).toEqual([
    ['FM', 'FM'],
    ['MH', 'MH'],
    ['PW', 'PW'],
  ]);
});

it.each([
  ['205-216-0200', [{ number: '+12052160200' }]],
  ['(205) 216-0200 ext. 12', [{ number: '+12052160200', extension: 12 }]],
  ['205-216-0200, x02', [{ number: '+12052160200', description: 'Extension 02' }]],
  ['205-216-0200 x0', [{ number: '+12052160200', extension: 0 }]],
  [
    '1-205-216-0200 x3 or 205.216.0300',
    [{ number: '+12052160200', extension: 3 }, { number: '+12052160300' }],
  ],
  ['205-216-0200 / 0300', [{ number: '205-216-0200 / 0300' }]],
  ['1-800-GET-HELP', [{ number: '+18004384357' }]],
  ['+691 320 2619', [{ number: '+6913202619' }]],
])('reads the phone "%s"', (phone, numbers) => {
  const center = { ...bare, phone };
  expect(problemsIn(center)).toEqual([]);
  const found = records.phones(center).map(({ number, extension, description }) => ({
    number,
    ...(extension !== undefined && { extension }),
    ...(description && { description }),
  }));
  expect(found).toEqual(numbers);
  expect(new Set(records.phones(center).map(({ id }) => id)).size).toBe(numbers.length);
});

it('says each language and each term once, with its code where that is certain', () => {
  const center: Center = {
    ...bare,
    languages: ['Spanish', 'American Sign Language', 'Creole', 'Spanish'],
    levels: [{ level: 'DETOX' }, { level: 'DETOX' }],
    insurance: [{ insurance: 'MEDICAID' }],
    bedCount: 24,
    lastVerifiedAt: '2026-11-20T23:30:00.000Z',
  };
  expect(records.languages(center).map(({ name, code }) => [name, code])).toEqual([
    ['Spanish', 'es'],
    ['American Sign Language', 'ase'],
    ['Creole', undefined],
  ]);
  expect(records.attributes(center).map(({ link_type, label, value }) => [link_type, label, value])).toEqual([
    ['level_of_care', 'Detox', undefined],
    ['payment', 'Medicaid', undefined],
    ['fact', 'Source', 'SAMHSA National Directory, 2022'],
    ['fact', 'Beds', '24'],
  ]);
  expect(records.service(center)).toMatchObject({
    fees_description: 'Accepts: Medicaid.',
    assured_date: '2026-11-20',
  });
});

it('keeps websites that browsers take as URIs, and long texts whole', () => {
  const center = {
    ...bare,
    website: 'https://harbor.example/50% off/[ä]|x',
    programHighlights: 'Käfer\n'.repeat(1600),
  };
  expect(problemsIn(center)).toEqual([]);
  expect(records.service(center).url).toBe('https://harbor.example/50%25%20off/%5B%C3%A4%5D%7Cx');
  expect(records.service(center).description).toBe(center.programHighlights);
});

it('says of a made-up center that it is one', () => {
  const sample = { ...bare, source: SAMPLE_SOURCE, sourceYear: null };
  expect(records.service(sample).alert).toMatch(/^Sample directory.*988/);
  expect(records.organization(sample).description).toMatch(/^Sample directory/);
});

it('has no code twice among all terms', () => {
  const { taxonomies, terms } = records.taxonomies;
  for (const term of terms.values()) expect(problemsOf('taxonomy_term', term)).toEqual([]);
  for (const taxonomy of taxonomies) expect(problemsOf('taxonomy', taxonomy)).toEqual([]);
  const ids = [...terms.values(), ...taxonomies].map(({ id }) => id);
  // 2 kinds of care, 8 levels, 10 populations, 9 therapies, 6 ways to pay, 75 topics, 7 limits and 4 facts; and 8 taxonomies.
  expect(new Set(ids).size).toBe(129);
});

it('says whom a center turns away in words and in terms, of which none is that of a service', () => {
  const center: Center = {
    ...bare,
    care: [{ care: 'SUBSTANCE_USE' }],
    servesOnly: [{ group: 'WOMEN' }],
    doesNotTreat: [{ condition: 'ALCOHOL_USE' }],
  };
  expect(problemsIn(center)).toEqual([]);
  expect(records.service(center).eligibility_description).toBe(
    'Serves only: Women. Does not treat: Alcohol use disorder.',
  );
  expect(records.attributes(center).map(({ link_type, label }) => [link_type, label])).toEqual([
    ['care', 'Substance Use'],
    ['eligibility', 'Serves only: Women'],
    ['eligibility', 'Does not treat: Alcohol use disorder'],
    ['fact', 'Source'],
  ]);
});

it('lists every phone of a center, and what those for intake are for', () => {
  const center = {
    ...bare,
    phone: '205-216-0200',
    intakePhones: ['205-216-0300 x02'],
    otherPhones: ['205-216-0400'],
    streetWithheld: true,
  };
  expect(problemsIn(center)).toEqual([]);
  expect(records.phones(center).map(({ number, description }) => [number, description])).toEqual([
    ['+12052160200', undefined],
    ['+12052160300', 'Intake. Extension 02'],
    ['+12052160400', undefined],
  ]);
  expect(records.location(center).description).toBe(
    'In Austin, TX. The street address is confidential: call for directions.',
  );
});
