/** A closed list of values: see public-lists.ts and staff-lists.ts. */
export interface ValueList<V extends string = string> {
  /** The stored values, in display order. */
  readonly values: readonly [V, ...V[]];
  /** What a person reads for each value, in English. */
  readonly labels: Readonly<Record<V, string>>;
}

/** What a person reads for a value; a value that the list lacks is its own label. */
export function labelOf({ labels }: ValueList, value: string): string {
  return labels[value] ?? value;
}

/** The union of a list's values, e.g. `ValueOf<typeof levels>`. */
export type ValueOf<L extends ValueList> = L['values'][number];

/** A list by its values and their labels. */
export function list<const L extends Record<string, string>>(labels: L): ValueList<keyof L & string> {
  return { values: Object.keys(labels) as [keyof L & string, ...(keyof L & string)[]], labels };
}

/** A list of names, which are their own labels in English. */
export function names<const V extends string>(values: readonly [V, ...V[]]): ValueList<V> {
  return {
    values,
    labels: Object.fromEntries(values.map((name) => [name, name])) as unknown as Record<V, string>,
  };
}
