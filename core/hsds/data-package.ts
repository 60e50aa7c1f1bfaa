import type { Center } from '../center/center.ts';
import { toCsv } from '../center/csv-columns.ts';
import { hsdsText } from '../i18n/en/open-data/hsds.ts';
import { openDataText } from '../i18n/en/open-data/open-data.ts';
import { LICENCE } from '../open-data/open-data.ts';
import { type CenterRecords, termsOf } from './center-records.ts';
import { type HsdsColumn, type HsdsTableName, hsdsTableNames, hsdsTables } from './tables.ts';

/** The tables that each center adds rows to. */
export const centerTables = [
  'organization',
  'service',
  'service_at_location',
  'location',
  'address',
  'phone',
  'language',
  'attribute',
] as const satisfies readonly HsdsTableName[];
type CenterTable = (typeof centerTables)[number];

/** The rows that a center adds to each table. */
export function rowsOf(records: CenterRecords, center: Center): Record<CenterTable, readonly object[]> {
  return {
    organization: [records.organization(center)],
    service: [records.service(center)],
    service_at_location: [records.serviceAtLocation(center)],
    location: [records.location(center)],
    address: records.addresses(center),
    phone: records.phones(center),
    language: records.languages(center),
    attribute: records.attributes(center),
  };
}

/**
 * The terms of these codes, and their taxonomies: the specification wants no others in a package
 * (https://docs.openreferral.org/en/latest/hsds/field_guidance.html#embedded-taxonomy).
 */
export function taxonomyRows(
  { taxonomies }: CenterRecords,
  codes: ReadonlySet<string>,
): Record<'taxonomy' | 'taxonomy_term', readonly object[]> {
  const terms = [...taxonomies.terms.values()].filter(({ code }) => codes.has(code));
  const used = new Set(terms.map(({ taxonomy_id }) => taxonomy_id));
  return { taxonomy_term: terms, taxonomy: taxonomies.taxonomies.filter(({ id }) => used.has(id)) };
}

export function codesOf(center: Center): string[] {
  return termsOf(center).map(({ code }) => code);
}

export function headerOf(table: HsdsTableName): string {
  return toCsv([hsdsTables[table].columns.map(({ name }) => name)]);
}

/**
 * Rows as CSV. Values stand as they are, with no apostrophe before a "+" as our CSV for spreadsheets has it: programs
 * read this, and "'+12052160200" is no number.
 */
export function writeRows(table: HsdsTableName, rows: readonly object[]): string {
  const { columns } = hsdsTables[table];
  return toCsv(
    rows.map((row) => columns.map(({ name }) => String((row as Record<string, unknown>)[name] ?? ''))),
  );
}

/**
 * The package's descriptor, datapackage.json: https://specs.frictionlessdata.io/tabular-data-package/. `created` is when
 * it was written; `sources` whose data it is.
 */
export function describePackage({
  created,
  sources,
  sample,
}: {
  created: string;
  sources: readonly string[];
  sample: boolean;
}) {
  const { safetyNotice, sampleNotice } = openDataText;
  return {
    profile: 'tabular-data-package',
    name: 'human_services_data',
    title: hsdsText.packageTitle,
    description: sample ? `${sampleNotice} ${safetyNotice}` : safetyNotice,
    version: '3.1',
    created,
    licenses: [{ name: 'CC-BY-4.0', title: LICENCE.name, path: LICENCE.url }],
    sources: sources.map((title) => ({ title })),
    resources: hsdsTableNames.map(describeTable),
  };
}

function describeTable(name: HsdsTableName) {
  const { path, columns } = hsdsTables[name];
  return {
    name,
    path,
    profile: 'tabular-data-resource',
    format: 'csv',
    mediatype: 'text/csv',
    encoding: 'utf-8',
    schema: {
      fields: columns.map(describeColumn),
      primaryKey: 'id',
      foreignKeys: columns.flatMap(({ name: fields, references }) =>
        // A table refers to itself by '' (https://specs.frictionlessdata.io/table-schema/#foreign-keys).
        references
          ? [{ fields, reference: { resource: references === name ? '' : references, fields: 'id' } }]
          : [],
      ),
    },
  };
}

function describeColumn({ name, type, format, required }: HsdsColumn) {
  const constraints = { ...(required && { required }), ...(name === 'id' && { unique: true }) };
  return { name, type, ...(format && { format }), ...(Object.keys(constraints).length && { constraints }) };
}
