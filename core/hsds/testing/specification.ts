import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/**
 * HSDS 3.1 as JSON Schemas, written by us from https://github.com/openreferral/specification/tree/3.1/schema: names,
 * formats, enums, and what is required. The specification lets a publisher add fields; we add none, and so no other
 * name is let through here: one that is misspelled is found.
 */
const text = { type: 'string' };
const number = { type: 'number' };
const uuid = { type: 'string', format: 'uuid' };
const uri = { type: 'string', format: 'uri' };
const email = { type: 'string', format: 'email' };
const date = { type: 'string', format: 'date' };
const dateTime = { type: 'string', format: 'date-time' };
const one = (entity: string) => ({ $ref: entity });
const several = (entity: string) => ({ type: 'array', items: { $ref: entity } });
const links = (...entities: string[]) => Object.fromEntries(entities.map((of) => [`${of}_id`, uuid]));
const texts = (...names: string[]) => Object.fromEntries(names.map((name) => [name, text]));
const place = { enum: ['physical', 'postal', 'virtual'] };
/** Of what we write nothing: whatever stood there would be new to these tests. */
const unused = (...names: string[]) => Object.fromEntries(names.map((name) => [name, false]));

interface Entity {
  properties: Record<string, object | boolean>;
  required: string[];
  /** Required in a table beyond that: `tabular_required`. */
  tabularRequired?: string[];
}

export const entities: Record<string, Entity> = {
  organization: {
    properties: {
      id: uuid,
      ...texts('name', 'alternate_name', 'description', 'tax_status', 'tax_id', 'legal_status', 'logo'),
      email,
      website: uri,
      year_incorporated: number,
      uri,
      parent_organization_id: uuid,
      phones: several('phone'),
      locations: several('location'),
      attributes: several('attribute'),
      // Of the compiled schema, which the API answers with: schema/compiled/organization.json.
      services: several('service'),
      ...unused(
        'funding',
        'contacts',
        'programs',
        'organization_identifiers',
        'additional_websites',
        'metadata',
      ),
    },
    required: ['id', 'name', 'description'],
  },
  service: {
    properties: {
      id: uuid,
      ...links('organization', 'program'),
      ...texts('name', 'alternate_name', 'description', 'interpretation_services', 'application_process'),
      ...texts('fees_description', 'wait_time', 'fees', 'accreditations', 'eligibility_description'),
      ...texts('licenses', 'alert'),
      url: uri,
      email,
      status: { enum: ['active', 'inactive', 'defunct', 'temporarily closed'] },
      minimum_age: number,
      maximum_age: number,
      assured_date: date,
      assurer_email: email,
      last_modified: dateTime,
      phones: several('phone'),
      service_at_locations: several('service_at_location'),
      languages: several('language'),
      organization: one('organization'),
      attributes: several('attribute'),
      ...unused('schedules', 'service_areas', 'funding', 'cost_options', 'program', 'required_documents'),
      ...unused('contacts', 'capacities', 'additional_urls', 'metadata'),
    },
    required: ['id', 'name', 'status'],
    tabularRequired: ['organization_id'],
  },
  service_at_location: {
    properties: {
      id: uuid,
      ...links('service', 'location'),
      description: text,
      phones: several('phone'),
      location: one('location'),
      attributes: several('attribute'),
      // Of the compiled schema: schema/compiled/service_at_location.json.
      service: one('service'),
      ...unused('service_areas', 'contacts', 'schedules', 'metadata'),
    },
    required: ['id'],
    tabularRequired: ['service_id', 'location_id'],
  },
  location: {
    properties: {
      id: uuid,
      ...links('organization'),
      location_type: place,
      url: uri,
      ...texts('name', 'alternate_name', 'description', 'transportation'),
      ...texts('external_identifier', 'external_identifier_type'),
      latitude: number,
      longitude: number,
      languages: several('language'),
      addresses: several('address'),
      phones: several('phone'),
      attributes: several('attribute'),
      ...unused('contacts', 'accessibility', 'schedules', 'metadata'),
    },
    required: ['id', 'location_type'],
  },
  address: {
    properties: {
      id: uuid,
      ...links('location'),
      ...texts('attention', 'address_1', 'address_2', 'city', 'region', 'state_province', 'postal_code'),
      country: { type: 'string', pattern: '^[A-Z]{2}$' },
      address_type: place,
      ...unused('attributes', 'metadata'),
    },
    required: ['id', 'address_1', 'city', 'state_province', 'postal_code', 'country', 'address_type'],
  },
  phone: {
    properties: {
      id: uuid,
      ...links('location', 'service', 'organization', 'contact', 'service_at_location'),
      number: text,
      extension: number,
      // By the list of RFC 6350 that the description of the field names.
      type: { enum: ['text', 'voice', 'fax', 'cell', 'video', 'pager', 'textphone'] },
      description: text,
      languages: several('language'),
      ...unused('attributes', 'metadata'),
    },
    required: ['id', 'number'],
  },
  language: {
    properties: {
      id: uuid,
      ...links('service', 'location', 'phone'),
      ...texts('name', 'note'),
      code: { type: 'string', pattern: '^[a-z]{2,3}$' },
      ...unused('attributes', 'metadata'),
    },
    required: ['id'],
  },
  attribute: {
    properties: {
      id: uuid,
      ...links('link', 'taxonomy_term'),
      ...texts('link_type', 'link_entity', 'value', 'label'),
      taxonomy_term: one('taxonomy_term'),
      ...unused('metadata'),
    },
    required: ['id'],
    tabularRequired: ['link_id', 'taxonomy_term_id', 'link_entity'],
  },
  taxonomy_term: {
    properties: {
      id: uuid,
      ...texts('code', 'name', 'description', 'taxonomy'),
      parent_id: uuid,
      taxonomy_detail: one('taxonomy'),
      language: { type: 'string', pattern: '^[a-z]{2,3}$' },
      taxonomy_id: uuid,
      term_uri: uri,
      ...unused('metadata'),
    },
    required: ['id', 'name', 'description'],
  },
  taxonomy: {
    properties: { id: uuid, ...texts('name', 'description', 'version'), uri, ...unused('metadata') },
    required: ['id', 'name', 'description'],
  },
};

/**
 * Page of https://github.com/openreferral/specification/blob/3.1/schema/openapi.json. It demands `empty` alone; the API
 * reference says that a list must have them all.
 */
const page = {
  type: 'object',
  properties: {
    ...Object.fromEntries(
      ['total_items', 'total_pages', 'page_number', 'size'].map((name) => [
        name,
        { type: 'integer', minimum: 0 },
      ]),
    ),
    ...Object.fromEntries(['first_page', 'last_page', 'empty'].map((name) => [name, { type: 'boolean' }])),
    contents: { type: 'array' },
  },
  required: [
    'total_items',
    'total_pages',
    'page_number',
    'size',
    'first_page',
    'last_page',
    'empty',
    'contents',
  ],
  additionalProperties: false,
};

const ajv = new Ajv2020({ allErrors: true });
addFormats.default(ajv);
for (const [name, { properties, required, tabularRequired = [] }] of Object.entries(entities)) {
  const type = 'object';
  ajv.addSchema({ type, properties, required, additionalProperties: false }, name);
  const all = [...required, ...tabularRequired];
  ajv.addSchema({ type, properties, required: all, additionalProperties: false }, `row:${name}`);
}
ajv.addSchema(page, 'page');

/** What is wrong with a value by the schema of an entity, of a `row:` of its table, or of a `page`; [] where nothing. */
export function problemsOf(name: string, value: unknown): string[] {
  if (ajv.validate(name, value)) return [];
  return (ajv.errors ?? []).map(
    ({ instancePath, message, params }) => `${name}${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}
