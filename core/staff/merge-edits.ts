/** What the inputs of a form hold: text, a tick, or the values of a list. */
type Value = string | boolean | readonly string[];

/** The inputs of a form, by their names. */
export type Edits = Readonly<Record<string, Value>>;

/** A field that somebody has changed since it was opened, in three states. */
export interface EditedField {
  name: string;
  old: Value;
  theirs: Value;
  mine: Value;
  /** What both say together; undefined where both have changed it, and somebody has to choose. */
  merged: Value | undefined;
}

/**
 * What two have made of the same form: whatever one of them has not touched is as the other left it, and lists are joined
 * value by value. In the order of `old`; what nobody has changed is not in it.
 */
export function mergeEdits(old: Edits, theirs: Edits, mine: Edits): EditedField[] {
  return Object.keys(old)
    .map((name) => {
      const field = { name, old: old[name]!, theirs: theirs[name]!, mine: mine[name]! };
      return { ...field, merged: mergeValues(field) };
    })
    .filter(({ old: before, ...field }) => !isSame(before, field.theirs) || !isSame(before, field.mine));
}

function mergeValues({ old, theirs, mine }: Omit<EditedField, 'merged'>): Value | undefined {
  if (isSame(old, mine) || isSame(theirs, mine)) return theirs;
  if (isSame(old, theirs)) return mine;
  if (typeof old !== 'object' || typeof theirs !== 'object' || typeof mine !== 'object') return undefined;
  const kept = theirs.filter((value) => mine.includes(value) || !old.includes(value));
  return [...kept, ...mine.filter((value) => !old.includes(value) && !kept.includes(value))];
}

/** The order of a list says nothing. */
function isSame(a: Value, b: Value): boolean {
  if (typeof a !== 'object' || typeof b !== 'object') return a === b;
  return a.length === b.length && a.every((value) => b.includes(value));
}
