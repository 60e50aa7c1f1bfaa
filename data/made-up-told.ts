import { fold } from '#core/fold-text.ts';

/** A row of SAMHSA's directory, by its columns. */
export type Row = Record<(typeof madeUpColumns)[number], string>;
export const madeUpColumns = [
  ...(['name1', 'name2', 'street1', 'street2', 'city', 'state', 'zip', 'phone'] as const),
  ...(['intake1', 'intake2', 'intake1a', 'intake2a', 'service_code_info'] as const),
] as const;

/** A facility of one year: its rows, in whichever files. */
export interface Facility {
  was: string | null;
  rows: { file: number; row: Row }[];
  /** Of the street as it was spelled before, so that a spelling is no other address. */
  address: string;
}

/**
 * What a person could tell by: name and ZIP, name and city, phone and city, or address, of which there is one in each year.
 */
export function findTold(before: readonly Facility[], after: readonly Facility[]): Set<string> {
  const told = new Set<string>();
  const signs: readonly ((listed: Facility, row: Row) => string)[] = [
    (_, { name1, zip }) => `${fold(name1)}|${zip.trim().slice(0, 5)}`,
    (_, { name1, city, state }) => `${fold(name1)}|${fold(city)}|${state}`,
    (_, { phone, city, state }) => phone.trim() && `${phone.trim()}|${fold(city)}|${state}`,
    ({ address }) => address,
  ];
  for (const sign of signs) {
    const [then, now] = [before, after].map((year) => ownersOf(year, sign));
    for (const [value, owners] of then!) {
      const others = now!.get(value);
      // A facility that is listed twice is one.
      if (value === '' || owners.size !== 1 || others?.size !== 1) continue;
      const [was] = owners;
      if (was && others.has(was)) told.add(was);
    }
  }
  return told;
}

function ownersOf(
  year: readonly Facility[],
  sign: (listed: Facility, row: Row) => string,
): Map<string, Set<string | null>> {
  const owners = new Map<string, Set<string | null>>();
  for (const listed of year) {
    const value = sign(listed, listed.rows[0]!.row);
    owners.set(value, (owners.get(value) ?? new Set()).add(listed.was));
  }
  return owners;
}
