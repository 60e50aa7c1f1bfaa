import { v5 } from 'uuid';

/**
 * The namespace of all ids that Harborlight makes for HSDS: the UUID of version 5 of the name `urn:harborlight:hsds`
 * among URLs. Ids are made of a center's number, and so are one instance's own: who joins the data of two instances
 * must keep them apart. The ids of taxonomies and terms are the same on all.
 */
const NAMESPACE = v5('urn:harborlight:hsds', v5.URL);

/** That of the service of a center, of the center's own id. */
export function serviceId(center: string): string {
  return nameId(`center/${center}/service`);
}

/** The same UUID for the same name, on every run and machine. */
export function nameId(name: string): string {
  return v5(name, NAMESPACE);
}
