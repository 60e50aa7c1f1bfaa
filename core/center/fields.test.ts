import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { packCenters, unpackCenters } from '../snapshot/packed-centers.ts';
import { nothingKnown } from '../testing/nothing-known.ts';
import { fieldsWithMotto, labelsWithMotto } from '../testing/with-motto.ts';
import { makeComparison } from './center-changes.ts';
import { makeForm } from './center-inputs.ts';
import { makeColumns, templateCsv, toSafeCsv } from './csv-columns.ts';
import type { FieldValues } from './field-kinds.ts';
import { makeSchemas } from './field-schemas.ts';
import { fields } from './fields.ts';
import { makeMergeRows } from './merged-fields.ts';

const lantern: FieldValues<typeof fieldsWithMotto> = {
  ...nothingKnown,
  name: 'Lantern House',
  city: 'Austin',
  state: 'TX',
  motto: 'One day at a time',
};
const center = {
  ...lantern,
  id: '00000007',
  slug: 'lantern-house-austin-tx',
  lastVerifiedAt: null,
  verifiedBy: null,
  reviewStatus: 'PUBLISHED' as const,
  source: null,
  sourceYear: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
};

it('gives each field a column of its own', () => {
  const columns = Object.values(fields).map(({ column }) => column);
  expect(new Set(columns).size).toBe(columns.length);
});

it('holds a new field to its limits', () => {
  const schema = z.object(makeSchemas(fieldsWithMotto));
  expect(schema.parse(lantern)).toEqual(lantern);
  expect(schema.safeParse({ ...lantern, motto: '1'.repeat(41) }).success).toBe(false);
  expect(schema.parse({ ...lantern, motto: null }).motto).toBeNull();
});

it('has a new field in the template and the export, behind the columns that were there, and reads it back', () => {
  const columns = makeColumns(fieldsWithMotto);
  const [header, example] = parse(templateCsv(columns)) as string[][];
  expect(header).toEqual([...makeColumns(fields).map((column) => column.header), 'motto']);
  expect(example!.at(-1)).toBe('You are welcome');

  const [row] = parse(toSafeCsv([columns.map(({ format }) => format(lantern))])) as string[][];
  const motto = columns.find(({ field }) => field === 'motto')!;
  expect(motto.parse(row!.at(-1)!)).toEqual({ value: 'One day at a time', problems: [] });
});

it('carries a new field in the offline copy', () => {
  const travelled = JSON.parse(JSON.stringify(packCenters('TX', [center], fieldsWithMotto)));
  expect(unpackCenters(travelled, fieldsWithMotto)).toEqual([center]);
  expect(travelled.motto).toEqual({ rows: [0], values: ['One day at a time'] });
});

it('reads a copy from before there was a field, and a copy with a field that it does not know', () => {
  expect(unpackCenters(packCenters('TX', [center]), fieldsWithMotto)).toEqual([{ ...center, motto: null }]);
  const { motto: _, ...known } = center;
  expect(unpackCenters(packCenters('TX', [center], fieldsWithMotto))).toEqual([known]);
});

it('says what a change did to a new field', () => {
  const compare = makeComparison(fieldsWithMotto, labelsWithMotto);
  expect(compare({ ...lantern, motto: null }, lantern)).toEqual([
    { field: 'motto', before: '', after: 'One day at a time' },
  ]);
});

it('lets staff choose between the new field of two centers', () => {
  const row = makeMergeRows(fieldsWithMotto, labelsWithMotto).find(({ key }) => key === 'motto');
  expect(row).toEqual({ key: 'motto', fields: ['motto'], canHaveBoth: false });
});

it('has an input for a new field, and reads it as the others', () => {
  const { blank, toInputs, schema } = makeForm(fieldsWithMotto);
  expect(blank.motto).toBe('');
  expect(toInputs(lantern).motto).toBe('One day at a time');
  expect(schema.parse(toInputs(lantern))).toEqual(lantern);
  expect(schema.parse({ ...toInputs(lantern), motto: ' ' }).motto).toBeNull();
  const { error } = schema.safeParse({ ...toInputs(lantern), motto: '1'.repeat(41) });
  expect(error!.issues).toMatchObject([{ path: ['motto'], message: 'Please use at most 40 characters' }]);
});
