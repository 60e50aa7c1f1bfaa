import type { publicLists } from '../lists/public-lists.ts';
import type { ValueList } from '../lists/value-list.ts';

/** What the table of fields can say of a field of a center: see fields.ts. Without zod, for the phone's worker. */

interface Common {
  /** Its column in the table `centers`. */
  column: string;
  /** In our CSV template's example row. A field without an example is no column of our CSV. */
  example?: string;
  /** Its header in our CSV, where that is not the column's name. */
  header?: string;
  /** How the offline copy holds it; `sparse`, or of a list `dictionary`, where nothing is said. See packed-centers.ts. */
  packed?: 'apart' | 'plain' | 'phone' | 'phones' | 'phrases' | 'sets';
  /** Where it stands in the form of staff; in `program` where nothing is said. */
  section?: 'center' | 'address' | 'place' | 'care' | 'program';
  /** Listed among the facts of the facility, on its page and to assistants; of one value a fact in HSDS, too. */
  fact?: true;
}

/** A text; null where it is not known, unless it is required. */
export interface TextField extends Common {
  kind: 'text';
  /** Characters. */
  max: number;
  format?: 'long' | 'phone' | 'zip' | 'link' | 'email';
  required?: true;
}

/** A number, or null. */
export interface NumberField extends Common {
  kind: 'number';
  min: number;
  max: number;
  whole?: true;
}

interface YesNoField extends Common {
  kind: 'yesNo';
  /** A no says something, too, and not only that nothing else is known. */
  saysNo?: true;
}

/** One value of a list of ours; always known. */
export interface ChoiceField extends Common {
  kind: 'choice';
  list: ValueList;
  required: true;
  /** What is said of any other value. */
  refusal: string;
}

/** Any number of values of a list of ours, each an object that carries the value under `key`. */
export interface ValuesField extends Common {
  kind: 'values';
  list: ValueList;
  key: string;
}

/** Any number of names: texts, or objects that carry it under `key`. */
export interface NamesField extends Common {
  kind: 'names';
  /** Characters of each. */
  max: number;
  key?: string;
  /** Those of which each language has a word. */
  known?: keyof typeof publicLists;
  /** What stands between several of them in one cell, where they have commas of their own. */
  between?: ';';
  /** Offered while somebody types. */
  suggested?: ValueList;
}

export type ListField = ValuesField | NamesField;
export type Field = TextField | NumberField | YesNoField | ChoiceField | ListField;
export type FieldTable = Readonly<Record<string, Field>>;

/** What a center carries for a field. */
export type FieldValue<F extends Field> = F extends { kind: 'choice'; list: ValueList<infer V> }
  ? V
  : F extends { kind: 'values'; list: ValueList<infer V>; key: infer K extends string }
    ? { [key in K]: V }[]
    : F extends { kind: 'names'; key: infer K extends string }
      ? { [key in K]: string }[]
      : F extends { kind: 'names' }
        ? string[]
        : F extends { kind: 'yesNo' }
          ? boolean
          : F extends { kind: 'number' }
            ? number | null
            : F extends { required: true }
              ? string
              : string | null;

/** What a center carries for the fields of a table. */
export type FieldValues<T extends FieldTable> = { -readonly [N in keyof T]: FieldValue<T[N]> };

/** The columns of a table's fields. Lists are JSON arrays of plain values, e.g. `["DETOX","IOP"]`. */
export type FieldColumns<T extends FieldTable> = {
  -readonly [N in keyof T as T[N]['column']]: T[N] extends ListField | ChoiceField
    ? string
    : T[N] extends { kind: 'yesNo' }
      ? number
      : FieldValue<T[N]>;
};

/** The names of the fields that are like `Kind`. */
export type NamesOf<T extends FieldTable, Kind> = {
  [N in keyof T]: T[N] extends Kind ? N & string : never;
}[keyof T];

/** A field's values without what wraps those of a list: `['DETOX']` and not `[{ level: 'DETOX' }]`. */
export type PlainValue<F extends Field> = F extends { kind: 'values'; list: ValueList<infer V> }
  ? V[]
  : F extends { kind: 'names' }
    ? string[]
    : FieldValue<F>;

/** The names and fields of a table, in its order. */
export function fieldsOf<T extends FieldTable>(table: T): [name: keyof T & string, field: Field][] {
  return Object.entries(table);
}

export function isList(field: Field): field is ListField {
  return field.kind === 'values' || field.kind === 'names';
}

export function isRequired(field: Field): boolean {
  return 'required' in field;
}

/** What stands between several values in one cell, or one input: people write commas, semicolons and line ends. */
export function betweenValues(field: ListField): RegExp {
  return field.kind === 'names' && field.between ? /[;\n]/ : /[,;\n]/;
}

/** `['DETOX']` → `[{ level: 'DETOX' }]`. */
export function wrapList({ key }: ListField, values: readonly string[]): (string | Record<string, string>)[] {
  return key === undefined ? [...values] : values.map((value) => ({ [key]: value }));
}

/** `[{ level: 'DETOX' }]` → `['DETOX']`; plain values stay as they are. */
export function unwrapList(items: readonly (string | Record<string, string>)[]): string[] {
  return items.map((item) => (typeof item === 'string' ? item : Object.values(item).join()));
}

/** What a field holds that is not known. */
export function unknownValue(field: Field): null | false | [] {
  if (isList(field)) return [];
  return field.kind === 'yesNo' ? false : null;
}

/** What is known of a center of which only what is required is. */
export function nothingKnownOf<T extends FieldTable>(table: T) {
  const optional = fieldsOf(table).filter(([, field]) => !isRequired(field));
  return Object.fromEntries(optional.map(([name, field]) => [name, unknownValue(field)])) as Omit<
    FieldValues<T>,
    NamesOf<T, { required: true }>
  >;
}
