import { createHash } from 'node:crypto';

/** The namespace of URLs: https://www.rfc-editor.org/rfc/rfc9562.html#section-6.6 */
const URLS = '6ba7b811-9dad-11d1-80b4-00c04fd430c8';

/**
 * The namespace of all ids that Harborlight makes for HSDS: the UUID of version 5 of the name `urn:harborlight:hsds`
 * among URLs. Ids are made of a center's number, and so are one instance's own: who joins the data of two instances
 * must keep them apart. The ids of taxonomies and terms are the same on all.
 */
const NAMESPACE = uuid(URLS, 'urn:harborlight:hsds');

/** The same UUID for the same name, on every run and machine. */
export function nameId(name: string): string {
  return uuid(NAMESPACE, name);
}

/** A UUID of version 5: https://www.rfc-editor.org/rfc/rfc9562.html#section-5.5 */
function uuid(namespace: string, name: string): string {
  const bytes = createHash('sha1')
    .update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest();
  bytes[6] = (bytes[6]! & 0x0f) | 0x50;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex', 0, 16);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
