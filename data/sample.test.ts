import { expect, it } from 'vitest';
import { CenterFields } from '#core/center.ts';
import { freshnessOf } from '#core/freshness.ts';
import { accreditations, insuranceTypes, levels, modalities, populations, states } from '#core/lists.ts';
import { makeSlug } from '#core/slug.ts';
import { sampleCenters } from './sample.ts';

const now = new Date('2026-11-20T12:00:00Z');
const centers = sampleCenters(now);
const present = (values: string[]) => [...new Set(values)].sort();

it('has some 600 centers in all 50 states, each as the schema wants it', () => {
  expect(centers.length).toBeGreaterThan(560);
  expect(centers.length).toBeLessThan(660);
  expect(present(centers.map(({ state }) => state))).toEqual([...states.values].sort());
  for (const center of centers) CenterFields.parse(center);
});

it('can never be taken for real: every name, phone, website and street says that it is made up', () => {
  for (const { name, phone, website, emailPublic, street } of centers) {
    expect(name).toMatch(/^Sample /);
    if (phone) expect(phone).toMatch(/^\d{3}-555-01\d\d$/);
    if (website) expect(new URL(website).hostname).toMatch(/\.example$/);
    if (emailPublic) expect(emailPublic).toMatch(/\.example$/);
    if (street) expect(street).toMatch(/Example|Sample|Placeholder|Specimen/);
  }
});

it('shows every value of every list', () => {
  expect(present(centers.flatMap((each) => each.levels.map(({ level }) => level)))).toEqual(
    [...levels.values].sort(),
  );
  expect(present(centers.flatMap((each) => each.populations.map(({ population }) => population)))).toEqual(
    [...populations.values].sort(),
  );
  expect(present(centers.flatMap((each) => each.modalities.map(({ modality }) => modality)))).toEqual(
    [...modalities.values].sort(),
  );
  expect(present(centers.flatMap((each) => each.accreditations.map(({ name }) => name)))).toEqual(
    [...accreditations.values].sort(),
  );
  expect(present(centers.flatMap((each) => each.insurance.map(({ insurance }) => insurance)))).toEqual(
    [...insuranceTypes.values].sort(),
  );
});

it('shows every kind of freshness, and centers that lack a phone, a street, or a level of care', () => {
  expect(present(centers.map((center) => freshnessOf(center, now)))).toEqual([
    'due',
    'unverified',
    'verified',
  ]);
  expect(centers.some(({ phone }) => phone === null)).toBe(true);
  expect(centers.some(({ street }) => street === null)).toBe(true);
  expect(centers.some((center) => center.levels.length === 0)).toBe(true);
  expect(centers.some(({ name }) => name.length > 100)).toBe(true);
});

it('gives each center an address of its own', () => {
  expect(new Set(centers.map(makeSlug)).size).toBe(centers.length);
});
