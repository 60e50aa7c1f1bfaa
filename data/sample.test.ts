import { expect, it } from 'vitest';
import { CenterFields } from '#core/center/center.ts';
import { freshnessOf } from '#core/center/freshness.ts';
import { makeSlug } from '#core/center/slug.ts';
import { insuranceTypes, levels, modalities, populations, states } from '#core/lists/public-lists.ts';
import { zipPlace } from './places.ts';
import { sampleCenters } from './sample.ts';
import { accreditationShares } from './sample-parts.ts';

const now = new Date('2026-11-20T12:00:00Z');
const centers = sampleCenters(now);

it('has some 600 centers, ten or more in each of the 50 states, each as the schema wants it', () => {
  expect(centers.length).toBeGreaterThan(560);
  expect(centers.length).toBeLessThan(660);
  for (const state of states.values)
    expect(centers.filter((center) => center.state === state).length, state).toBeGreaterThanOrEqual(10);
  for (const center of centers) CenterFields.parse(center);
});

it('can never be taken for real: every name, phone, website and street says that it is made up', () => {
  for (const { name, phone, website, emailPublic, street } of centers) {
    expect(name).toMatch(/^Sample /);
    if (phone) expect(phone).toMatch(/^\d{3}-555-01\d\d$/);
    if (website) expect(website).toMatch(/^https:\/\/sample-[a-z]+(-[a-z]+)*\.example\/$/);
    if (emailPublic) expect(emailPublic).toMatch(/^hello@sample-[a-z]+(-[a-z]+)*\.example$/);
    if (street) expect(street).toMatch(/^\d{3} (Example|Sample|Placeholder|Specimen) /);
  }
});

it('lies in real cities: each ZIP is its city, and its point is marked as approximate', () => {
  for (const { zip, city, state, lat, lng, approximateLocation } of centers) {
    expect(zipPlace(zip!)).toEqual({ zip, city, state, lat, lng });
    expect(approximateLocation).toBe(true);
  }
});

it.each([
  ['level', levels, (center: CenterFields) => center.levels.map(({ level }) => level)],
  [
    'population',
    populations,
    (center: CenterFields) => center.populations.map(({ population }) => population),
  ],
  ['modality', modalities, (center: CenterFields) => center.modalities.map(({ modality }) => modality)],
  [
    'accreditation',
    { values: Object.keys(accreditationShares) },
    (center: CenterFields) => center.accreditations.map(({ name }) => name),
  ],
  ['insurance', insuranceTypes, (center: CenterFields) => center.insurance.map(({ insurance }) => insurance)],
] as const)('shows every %s in at least 20 centers, and no center has one twice', (_, list, valuesOf) => {
  const counts = Object.fromEntries(list.values.map((value) => [value as string, 0]));
  for (const center of centers) {
    const values: string[] = valuesOf(center);
    expect(new Set(values).size).toBe(values.length);
    for (const value of values) counts[value]! += 1;
  }
  expect(Object.keys(counts).sort()).toEqual([...list.values].sort());
  for (const [value, count] of Object.entries(counts)) expect(count, value).toBeGreaterThanOrEqual(20);
});

it('holds together: no beds without a night, no house for women only and men only, faith where it is named', () => {
  for (const center of centers) {
    const has = (value: string) => JSON.stringify([center.levels, center.populations]).includes(`"${value}"`);
    if (center.bedCount) expect(has('DETOX') || has('RESIDENTIAL')).toBe(true);
    if (has('RESIDENTIAL') && !has('VETERAN')) expect(has('WOMEN') && has('MEN')).toBe(false);
    expect(center.religiousOrientation !== null).toBe(has('FAITH_BASED'));
  }
});

it('shows every kind of freshness, with the dates of the day it is loaded', () => {
  const share = (kind: string, at: Date, all = sampleCenters(at)) =>
    all.filter((center) => freshnessOf(center, at) === kind).length / all.length;
  for (const at of [now, new Date('2031-03-01T00:00:00Z')]) {
    for (const kind of ['due', 'unverified', 'verified']) expect(share(kind, at)).toBeGreaterThan(0.15);
    for (const center of sampleCenters(at)) {
      if (center.lastVerifiedAt) expect(center.lastVerifiedAt > center.createdAt).toBe(true);
      expect(center.createdAt < at.toISOString()).toBe(true);
      expect(center.verifiedBy).toBe(center.lastVerifiedAt && 'Sample Reviewer');
    }
  }
});

it.each<[string, (center: (typeof centers)[number]) => boolean]>([
  ['without a phone', ({ phone }) => phone === null],
  ['without a website', ({ website }) => website === null],
  ['without a street', ({ street }) => street === null],
  ['without a level of care', (center) => center.levels.length === 0],
  ['without program text', ({ programHighlights }) => programHighlights === null],
  ['with a name of over 100 letters', ({ name }) => name.length > 100],
  ['with a text of over 1,000 letters', ({ programHighlights }) => (programHighlights?.length ?? 0) > 1000],
  ['with an accent in the name', ({ name }) => /[éñ]/.test(name)],
  ['with an apostrophe in the name', ({ name }) => name.includes("'")],
  ['with beds', ({ bedCount }) => bedCount !== null],
  ['with a staff ratio', ({ staffToClientRatio }) => /^1:\d+$/.test(staffToClientRatio ?? '')],
  ['that speaks Spanish', ({ languages }) => languages.includes('Spanish')],
  ['that needs review', ({ reviewStatus }) => reviewStatus === 'NEEDS_REVIEW'],
])('has centers %s', (_, matches) => {
  expect(centers.filter(matches).length).toBeGreaterThanOrEqual(5);
});

it('gives each center an address of its own', () => {
  expect(new Set(centers.map(makeSlug)).size).toBe(centers.length);
});
