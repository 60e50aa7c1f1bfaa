/** What the inputs of a form hold, by their names: text, a tick, or the ticked values of a group. */
export type Inputs = Record<string, string | boolean | readonly string[]>;

/** For an input of a form that the server has filled in. */
export interface Written {
  written?: Inputs[string] | undefined;
}

/** `blank` with the values of `stored` that fit: an earlier version of the form may have stored others. */
export function fillIn(blank: Inputs, stored: unknown): Inputs {
  const values = Object(stored) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(blank).map(([name, empty]) => {
      const value = values[name];
      const fits = typeof value === typeof empty && Array.isArray(value) === Array.isArray(empty);
      return [name, fits ? (value as typeof empty) : empty];
    }),
  );
}

/** True where every input holds the same in both. A group of radio buttons without a choice holds null or ''. */
export function isSame(values: Inputs, blank: Inputs): boolean {
  return Object.keys(blank).every(
    (name) => JSON.stringify(values[name] ?? '') === JSON.stringify(blank[name] ?? ''),
  );
}
