import { z } from 'zod';

/**
 * The objects of Open Referral's Human Services Data Specification 3.1 with the fields that we know, by the names and
 * formats of https://docs.openreferral.org/en/latest/hsds/schema_reference.html. What is not known is left out, never
 * null. The specification allows further fields, but we add none: each program that knows HSDS knows all of ours.
 */
const id = z.uuid();
const text = z.string();

export const HsdsTaxonomy = z.object({ id, name: text, description: text }).meta({
  id: 'HsdsTaxonomy',
  description: 'A list of terms. HSDS prescribes none: these are ours, with the same ids on every server.',
});

export const HsdsTaxonomyTerm = z
  .object({
    id,
    code: text.describe('Unique over all of our taxonomies.'),
    name: text,
    description: text,
    taxonomy: text.describe('The taxonomy’s name.'),
    taxonomy_id: id,
    language: z.literal('en').describe('ISO 639-1.'),
    taxonomy_detail: HsdsTaxonomy.optional(),
  })
  .meta({ id: 'HsdsTaxonomyTerm', description: 'A term of a taxonomy.' });

export const HsdsAttribute = z
  .object({
    id,
    link_id: id.describe('The service.'),
    taxonomy_term_id: id,
    link_type: text.describe('The code of the term’s taxonomy, e.g. "level_of_care".'),
    link_entity: z.literal('service'),
    value: text.optional().describe('For the terms of the taxonomy "Fact" only.'),
    label: text.describe('The term’s name.'),
    taxonomy_term: HsdsTaxonomyTerm.optional(),
  })
  .meta({ id: 'HsdsAttribute', description: 'A term that holds of a service.' });

export const HsdsPhone = z
  .object({
    id,
    location_id: id,
    service_id: id,
    organization_id: id,
    service_at_location_id: id,
    number: text.describe('E.164, or as it was given where that cannot be said.'),
    extension: z.number().optional(),
    type: z.literal('voice'),
    description: text.optional(),
  })
  .meta({ id: 'HsdsPhone', description: 'A phone number.' });

export const HsdsLanguage = z
  .object({
    id,
    service_id: id,
    name: text,
    code: text.optional().describe('ISO 639-1, or ISO 639-3 where that has none.'),
  })
  .meta({ id: 'HsdsLanguage', description: 'A language in which a service is given.' });

export const HsdsAddress = z
  .object({
    id,
    location_id: id,
    address_1: text,
    city: text,
    state_province: text.describe('The two letters of the USPS.'),
    postal_code: text,
    country: text.describe('ISO 3166-1, two letters.'),
    address_type: z.literal('physical'),
  })
  .meta({ id: 'HsdsAddress', description: 'An address: left out where it is not complete.' });

export const HsdsLocation = z
  .object({
    id,
    organization_id: id,
    location_type: z.literal('physical'),
    name: text,
    description: text.optional(),
    latitude: z.number().optional(),
    longitude: z.number().optional(),
    addresses: z.array(HsdsAddress).optional(),
    phones: z.array(HsdsPhone).optional(),
  })
  .meta({
    id: 'HsdsLocation',
    description: 'Where a service is given. Its position is left out where it is only near.',
  });

const OrganizationFields = z.object({
  id,
  name: text,
  description: text.describe('With whose data it is.'),
  email: z.email().optional(),
  website: z.url().optional(),
});
const OrganizationWithin = OrganizationFields.meta({
  id: 'HsdsOrganizationWithin',
  description: 'An organization within another record.',
});

const ServiceFields = z.object({
  id,
  organization_id: id,
  name: text,
  description: text.optional(),
  url: z.url().optional(),
  email: z.email().optional(),
  status: z.literal('active').describe('That it is listed, and no more.'),
  fees_description: text.optional(),
  accreditations: text.optional(),
  eligibility_description: text.optional(),
  assured_date: z.iso
    .date()
    .optional()
    .describe('The day on which our staff last confirmed the listing; left out where nobody has.'),
  alert: text.describe('The crisis numbers: show them wherever you show the service.'),
  last_modified: z.iso.datetime(),
  organization: OrganizationWithin.optional(),
  phones: z.array(HsdsPhone).optional(),
  languages: z.array(HsdsLanguage).optional(),
  attributes: z.array(HsdsAttribute).optional(),
});
const ServiceWithin = ServiceFields.meta({
  id: 'HsdsServiceWithin',
  description: 'A service within another record.',
});

const ServiceAtLocationFields = z.object({
  id,
  service_id: id,
  location_id: id,
  location: HsdsLocation.optional(),
  phones: z.array(HsdsPhone).optional(),
});
const ServiceAtLocationWithin = ServiceAtLocationFields.meta({
  id: 'HsdsServiceAtLocationWithin',
  description: 'That a service is at a location, within another record.',
});

export const HsdsService = ServiceFields.extend({
  service_at_locations: z.array(ServiceAtLocationWithin).optional(),
}).meta({ id: 'HsdsService', description: 'What a center does.' });

export const HsdsServiceAtLocation = ServiceAtLocationFields.extend({
  service: ServiceWithin.optional(),
}).meta({ id: 'HsdsServiceAtLocation', description: 'That a service is at a location.' });

export const HsdsOrganization = OrganizationFields.extend({
  phones: z.array(HsdsPhone).optional(),
  locations: z.array(HsdsLocation).optional(),
  services: z.array(ServiceWithin).optional(),
}).meta({ id: 'HsdsOrganization', description: 'A center, as an organization of its own.' });

export type HsdsTaxonomy = z.infer<typeof HsdsTaxonomy>;
export type HsdsTaxonomyTerm = z.infer<typeof HsdsTaxonomyTerm>;
export type HsdsAttribute = z.infer<typeof HsdsAttribute>;
export type HsdsPhone = z.infer<typeof HsdsPhone>;
export type HsdsLanguage = z.infer<typeof HsdsLanguage>;
export type HsdsAddress = z.infer<typeof HsdsAddress>;
export type HsdsLocation = z.infer<typeof HsdsLocation>;
export type HsdsOrganization = z.infer<typeof HsdsOrganization>;
export type HsdsService = z.infer<typeof HsdsService>;
export type HsdsServiceAtLocation = z.infer<typeof HsdsServiceAtLocation>;

/** Makes a UUID of a name, always the same of the same: see server/open-data/hsds-id.ts. */
export type NameId = (name: string) => string;
