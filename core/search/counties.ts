import { type PackedDictionary, unpackDictionary, unpackDifferences } from '../snapshot/packing.ts';
import { cityKey } from './place-names.ts';

/** The counties as a file holds them, by column, in the order of their `row`. */
export interface PackedCounties {
  name: PackedDictionary<string>;
  /** Of the ZIP codes, as differences: one of the city that has the most ZIP codes of the county. */
  row: number[];
  /** How many people its towns have together, in thousands. */
  thousands: number[];
}

/** The row of each county's city, by the county's name as `cityKey` has it; of several of one name the largest first. */
export function groupCounties({
  name,
  row,
  thousands,
}: PackedCounties): ReadonlyMap<string, readonly number[]> {
  const names = unpackDictionary(name);
  const rows = unpackDifferences(row);
  const found = new Map<string, { row: number; thousands: number }[]>();
  for (const [index, row] of rows.entries()) {
    const key = cityKey(names[index]!);
    const county = { row, thousands: thousands[index]! };
    const namesakes = found.get(key);
    if (namesakes) namesakes.push(county);
    else found.set(key, [county]);
  }
  const largestFirst = (counties: { row: number; thousands: number }[]) =>
    counties.sort((one, other) => other.thousands - one.thousands).map(({ row }) => row);
  return new Map([...found].map(([key, counties]) => [key, largestFirst(counties)]));
}
