import type { Publisher } from '#core/snapshot/publisher.ts';
import type { Settings } from './settings.ts';

/** Null where this instance names nobody. */
export function publisherOf({
  PUBLISHER: name,
  PUBLISHER_CONTACT: contact,
}: Pick<Settings, 'PUBLISHER' | 'PUBLISHER_CONTACT'>): Publisher | null {
  return name === undefined ? null : { name, ...(contact && { contact }) };
}
