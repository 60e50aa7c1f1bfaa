import { z } from 'zod';

/**
 * The objects of Open Referral's Human Services Data Specification 3.1 with the fields that we know, by the names and
 * formats of https://docs.openreferral.org/en/latest/hsds/schema_reference.html. What is not known is left out, never
 * null. The specification allows further fields, but we add none: each program that knows HSDS knows all of ours.
 */
const id = z.uuid();
const text = z.string();

export const HsdsTaxonomy = z.object({ id, name: text, description: text });

export const HsdsTaxonomyTerm = z.object({
  id,
  /** Unique over all of our taxonomies. */
  code: text,
  name: text,
  description: text,
  /** The taxonomy's name. */
  taxonomy: text,
  taxonomy_id: id,
  /** ISO 639-1. */
  language: z.literal('en'),
  taxonomy_detail: HsdsTaxonomy.optional(),
});

export const HsdsAttribute = z.object({
  id,
  link_id: id,
  taxonomy_term_id: id,
  /** The code of the term's taxonomy, e.g. "level_of_care". */
  link_type: text,
  link_entity: z.literal('service'),
  /** For the terms of the taxonomy "Fact" only. */
  value: text.optional(),
  label: text,
  taxonomy_term: HsdsTaxonomyTerm.optional(),
});

export const HsdsPhone = z.object({
  id,
  location_id: id,
  service_id: id,
  organization_id: id,
  service_at_location_id: id,
  /** E.164, or as it was given where that cannot be said. */
  number: text,
  extension: z.number().optional(),
  type: z.literal('voice'),
  description: text.optional(),
});

export const HsdsLanguage = z.object({
  id,
  service_id: id,
  name: text,
  /** ISO 639-1, or ISO 639-3 where that has none. */
  code: text.optional(),
});

export const HsdsAddress = z.object({
  id,
  location_id: id,
  address_1: text,
  city: text,
  /** The two letters of the USPS. */
  state_province: text,
  postal_code: text,
  /** ISO 3166-1, two letters. */
  country: text,
  address_type: z.literal('physical'),
});

export const HsdsLocation = z.object({
  id,
  organization_id: id,
  location_type: z.literal('physical'),
  name: text,
  description: text.optional(),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
  addresses: z.array(HsdsAddress).optional(),
  phones: z.array(HsdsPhone).optional(),
});

const OrganizationFields = z.object({
  id,
  name: text,
  description: text,
  email: z.email().optional(),
  website: z.url().optional(),
});

const ServiceFields = z.object({
  id,
  organization_id: id,
  name: text,
  description: text.optional(),
  url: z.url().optional(),
  email: z.email().optional(),
  status: z.literal('active'),
  fees_description: text.optional(),
  accreditations: text.optional(),
  eligibility_description: text.optional(),
  /** The day on which staff last confirmed the listing; left out where nobody has. */
  assured_date: z.iso.date().optional(),
  /** The crisis numbers. */
  alert: text,
  last_modified: z.iso.datetime(),
  organization: OrganizationFields.optional(),
  phones: z.array(HsdsPhone).optional(),
  languages: z.array(HsdsLanguage).optional(),
  attributes: z.array(HsdsAttribute).optional(),
});

const ServiceAtLocationFields = z.object({
  id,
  service_id: id,
  location_id: id,
  location: HsdsLocation.optional(),
  phones: z.array(HsdsPhone).optional(),
});

export const HsdsService = ServiceFields.extend({
  service_at_locations: z.array(ServiceAtLocationFields).optional(),
});

export const HsdsServiceAtLocation = ServiceAtLocationFields.extend({ service: ServiceFields.optional() });

export const HsdsOrganization = OrganizationFields.extend({
  phones: z.array(HsdsPhone).optional(),
  locations: z.array(HsdsLocation).optional(),
  services: z.array(ServiceFields).optional(),
});

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

/** Makes a UUID of a name, always the same of the same: see server/hsds/name-id.ts. */
export type NameId = (name: string) => string;
