import type { CenterRow } from './center-rows.ts';

/** The columns that say where a center is. */
export const addressColumns = [
  'street',
  'zip',
  'lat',
  'lng',
  'approximate_location',
] as const satisfies readonly (keyof CenterRow)[];

/** What sources said of a center, as far as it tells whether they keep its address to themselves. */
interface Said {
  parts: Readonly<Record<string, { streetWithheld?: true } | undefined>>;
  withheld?: unknown;
}

/** True where a source keeps the address to itself: of this very listing, or of one that is taken for the same. */
export function withholdsAddress({ parts, withheld }: Said): boolean {
  return withheld !== undefined || Object.values(parts).some((record) => record?.streetWithheld);
}

/** True of a center whose street is not shown, because its source keeps it to itself. */
export function isAddressWithheld({ street, imported }: Pick<CenterRow, 'street' | 'imported'>): boolean {
  return street === null && imported !== null && withholdsAddress(JSON.parse(imported) as Said);
}
