import type { Center } from '../center/center.ts';
import type { CenterRecords } from './center-records.ts';
import type { HsdsLocation, HsdsOrganization, HsdsService, HsdsServiceAtLocation } from './entities.ts';

/**
 * The records of a center as JSON nests them. `listed` has what lists have: the object and those that it has one of
 * (https://docs.openreferral.org/en/latest/hsds/api_reference.html#lists); `full` all that belongs to it.
 */
export interface Nested<T> {
  listed: (center: Center) => T;
  full: (center: Center) => T;
}

export function nestServices(records: CenterRecords): Nested<HsdsService> {
  const listed = (center: Center) => ({
    ...records.service(center),
    organization: records.organization(center),
  });
  return {
    listed,
    full: (center) => ({
      ...listed(center),
      ...belonging(records, center),
      service_at_locations: [
        { ...records.serviceAtLocation(center), location: nestLocations(records).full(center) },
      ],
    }),
  };
}

export function nestOrganizations(records: CenterRecords): Nested<HsdsOrganization> {
  return {
    listed: (center) => records.organization(center),
    full: (center) => ({
      ...records.organization(center),
      ...some({ phones: records.phones(center) }),
      locations: [nestLocations(records).full(center)],
      services: [records.service(center)],
    }),
  };
}

export function nestLocations(records: CenterRecords): Nested<HsdsLocation> {
  return {
    listed: (center) => records.location(center),
    full: (center) => ({
      ...records.location(center),
      ...some({ addresses: records.addresses(center), phones: records.phones(center) }),
    }),
  };
}

export function nestServicesAtLocations(records: CenterRecords): Nested<HsdsServiceAtLocation> {
  return {
    listed: (center) => ({
      ...records.serviceAtLocation(center),
      location: records.location(center),
      service: nestServices(records).listed(center),
    }),
    full: (center) => ({
      ...records.serviceAtLocation(center),
      ...some({ phones: records.phones(center) }),
      location: nestLocations(records).full(center),
      service: { ...nestServices(records).listed(center), ...belonging(records, center) },
    }),
  };
}

/** What a service has several of. A term comes with its taxonomy, so that nobody need ask for it. */
function belonging(records: CenterRecords, center: Center) {
  const { wholeTerms } = records.taxonomies;
  const attributes = records
    .attributes(center)
    .map((attribute) => ({ ...attribute, taxonomy_term: wholeTerms.get(attribute.taxonomy_term_id)! }));
  return some({ phones: records.phones(center), languages: records.languages(center), attributes });
}

/** Without the lists that are empty: nothing is known there. */
function some<T extends Record<string, readonly unknown[]>>(lists: T): Partial<T> {
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)) as Partial<T>;
}
