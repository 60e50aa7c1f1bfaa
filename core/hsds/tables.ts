/** One column of a table of HSDS, as the Tabular Data Package describes it. */
export interface HsdsColumn {
  name: string;
  type: 'string' | 'number' | 'date' | 'datetime';
  format?: 'uuid' | 'email' | 'uri';
  required?: true;
  /** The table whose `id` it holds. */
  references?: HsdsTableName;
}

interface HsdsTable {
  /** The file's name, as the specification has it: that of service_at_location alone is no plural. */
  path: string;
  /** All columns of the specification, in its order, also those of which we know nothing: readers go by them. */
  columns: readonly HsdsColumn[];
}

/**
 * The tables of HSDS 3.1 that a center fills, by the names that their descriptor gives them. Paths, columns, and what
 * is required in a table: https://docs.openreferral.org/en/latest/hsds/schema_reference.html
 */
const id = { name: 'id', type: 'string', format: 'uuid', required: true } as const;
const text = (name: string): HsdsColumn => ({ name, type: 'string' });
const number = (name: string): HsdsColumn => ({ name, type: 'number' });
const email = (name: string): HsdsColumn => ({ name, type: 'string', format: 'email' });
const uri = (name: string): HsdsColumn => ({ name, type: 'string', format: 'uri' });
const link = (name: string, references?: HsdsTableName): HsdsColumn => ({
  name,
  type: 'string',
  format: 'uuid',
  ...(references && { references }),
});
const needed = (column: HsdsColumn): HsdsColumn => ({ ...column, required: true });

const tables = {
  organization: {
    path: 'organizations.csv',
    columns: [
      id,
      needed(text('name')),
      text('alternate_name'),
      needed(text('description')),
      email('email'),
      uri('website'),
      text('tax_status'),
      text('tax_id'),
      number('year_incorporated'),
      text('legal_status'),
      text('logo'),
      uri('uri'),
      link('parent_organization_id', 'organization'),
    ],
  },
  service: {
    path: 'services.csv',
    columns: [
      id,
      needed(link('organization_id', 'organization')),
      link('program_id'),
      needed(text('name')),
      text('alternate_name'),
      text('description'),
      uri('url'),
      email('email'),
      needed(text('status')),
      text('interpretation_services'),
      text('application_process'),
      text('fees_description'),
      text('wait_time'),
      text('fees'),
      text('accreditations'),
      text('eligibility_description'),
      number('minimum_age'),
      number('maximum_age'),
      { name: 'assured_date', type: 'date' },
      email('assurer_email'),
      text('licenses'),
      text('alert'),
      { name: 'last_modified', type: 'datetime' },
    ],
  },
  attribute: {
    path: 'attributes.csv',
    columns: [
      id,
      // Of which table, `link_entity` says.
      needed(link('link_id')),
      needed(link('taxonomy_term_id', 'taxonomy_term')),
      text('link_type'),
      needed(text('link_entity')),
      text('value'),
      text('label'),
    ],
  },
  service_at_location: {
    path: 'service_at_location.csv',
    columns: [
      id,
      needed(link('service_id', 'service')),
      needed(link('location_id', 'location')),
      text('description'),
    ],
  },
  location: {
    path: 'locations.csv',
    columns: [
      id,
      needed(text('location_type')),
      uri('url'),
      link('organization_id', 'organization'),
      text('name'),
      text('alternate_name'),
      text('description'),
      text('transportation'),
      number('latitude'),
      number('longitude'),
      text('external_identifier'),
      text('external_identifier_type'),
    ],
  },
  phone: {
    path: 'phones.csv',
    columns: [
      id,
      link('location_id', 'location'),
      link('service_id', 'service'),
      link('organization_id', 'organization'),
      link('contact_id'),
      link('service_at_location_id', 'service_at_location'),
      needed(text('number')),
      number('extension'),
      text('type'),
      text('description'),
    ],
  },
  address: {
    path: 'addresses.csv',
    columns: [
      id,
      link('location_id', 'location'),
      text('attention'),
      needed(text('address_1')),
      text('address_2'),
      needed(text('city')),
      text('region'),
      needed(text('state_province')),
      needed(text('postal_code')),
      needed(text('country')),
      needed(text('address_type')),
    ],
  },
  language: {
    path: 'languages.csv',
    columns: [
      id,
      link('service_id', 'service'),
      link('location_id', 'location'),
      link('phone_id', 'phone'),
      text('name'),
      text('code'),
      text('note'),
    ],
  },
  taxonomy_term: {
    path: 'taxonomy_terms.csv',
    columns: [
      id,
      text('code'),
      needed(text('name')),
      needed(text('description')),
      link('parent_id', 'taxonomy_term'),
      text('taxonomy'),
      text('language'),
      link('taxonomy_id', 'taxonomy'),
      uri('term_uri'),
    ],
  },
  taxonomy: {
    path: 'taxonomies.csv',
    columns: [id, needed(text('name')), needed(text('description')), uri('uri'), text('version')],
  },
};
export type HsdsTableName =
  | 'organization'
  | 'service'
  | 'attribute'
  | 'service_at_location'
  | 'location'
  | 'phone'
  | 'address'
  | 'language'
  | 'taxonomy_term'
  | 'taxonomy';

export const hsdsTables: Readonly<Record<HsdsTableName, HsdsTable>> = tables as Record<
  HsdsTableName,
  HsdsTable
>;
export const hsdsTableNames = Object.keys(tables) as HsdsTableName[];
