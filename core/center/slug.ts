import { fold } from '../fold-text.ts';

/**
 * The part of an address that names a center: its name, city and state in lowercase ASCII with hyphens.
 * Not unique: who stores it adds a number where it is taken (`-2`, `-3`, …).
 */
export function makeSlug({ name, city, state }: { name: string; city: string; state: string }): string {
  return fold(`${name} ${city} ${state}`)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
