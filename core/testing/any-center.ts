import fc from 'fast-check';
import type { Center } from '../center.ts';
import { insuranceTypes, jurisdictions, levels, modalities, populations } from '../lists.ts';
import { makeSlug } from '../slug.ts';
import { reviewStatuses } from '../staff-lists.ts';
import type { ValueList } from '../value-list.ts';

const some = <L extends ValueList>(list: L) =>
  fc.subarray([...list.values]) as fc.Arbitrary<L['values'][number][]>;
const text = (max = 30) => fc.string({ minLength: 1, maxLength: max });
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const timestamp = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());

/** Any center that the schema allows, for property tests. */
export const anyCenter: fc.Arbitrary<Center> = fc
  .record({
    id: fc.integer({ min: 1, max: 99_999_999 }).map((id) => String(id).padStart(8, '0')),
    name: text(),
    city: text(),
    state: fc.constantFrom(...jurisdictions.values),
    street: maybe(text()),
    zip: maybe(fc.stringMatching(/^\d{5}$/)),
    lat: maybe(fc.double({ min: -90, max: 90, noNaN: true }).map((n) => Math.round(n * 1e4) / 1e4 + 0)),
    lng: maybe(fc.double({ min: -180, max: 180, noNaN: true }).map((n) => Math.round(n * 1e4) / 1e4 + 0)),
    approximateLocation: fc.boolean(),
    phone: maybe(
      fc.oneof(
        fc.stringMatching(/^\d{3}-\d{3}-\d{4}$/),
        fc.stringMatching(/^=?\d{10}$/),
        fc.stringMatching(/^\d{3}-\d{3}-\d{4} x\d{3}$/),
      ),
    ),
    website: maybe(fc.webUrl()),
    emailPublic: maybe(fc.emailAddress()),
    programHighlights: maybe(text(120)),
    bedCount: maybe(fc.integer({ min: 1, max: 500 })),
    staffToClientRatio: maybe(fc.constantFrom('1:4', '1:6')),
    languages: fc.subarray(['English', 'Spanish', 'Hmong']),
    religiousOrientation: maybe(text()),
    levels: some(levels).map((values) => values.map((level) => ({ level }))),
    populations: some(populations).map((values) => values.map((population) => ({ population }))),
    modalities: some(modalities).map((values) => values.map((modality) => ({ modality }))),
    accreditations: fc.subarray([{ name: 'CARF' }, { name: 'Joint Commission' }]),
    insurance: some(insuranceTypes).map((values) => values.map((insurance) => ({ insurance }))),
    lastVerifiedAt: maybe(timestamp),
    verifiedBy: maybe(text()),
    reviewStatus: fc.constantFrom(...reviewStatuses.values),
    source: maybe(fc.constant('SAMHSA National Directory')),
    sourceYear: maybe(fc.constantFrom(2021, 2022)),
    createdAt: timestamp,
    updatedAt: timestamp,
    suffix: fc.constantFrom('', '-2', '-10'),
  })
  .map(({ suffix, ...center }) => ({ ...center, slug: `${makeSlug(center) || 'center'}${suffix}` }));
