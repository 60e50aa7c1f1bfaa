/**
 * The part of an address that names a center: its name, city and state in lowercase ASCII with hyphens.
 * Not unique: who stores it adds a number where it is taken (`-2`, `-3`, …).
 */
export function makeSlug(center: { name: string; city: string; state: string }): string {
  return `${center.name} ${center.city} ${center.state}`
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
