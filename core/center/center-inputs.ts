import { z } from 'zod';
import { centersForm } from '../i18n/en/admin/centers-form.ts';
import { toLines, toOneLine } from '../tidy-text.ts';
import type { CenterFields } from './center.ts';
import {
  type Field,
  type FieldTable,
  type FieldValues,
  fieldsOf,
  isList,
  type ListField,
  unwrapList,
  wrapList,
} from './field-kinds.ts';
import { schemaOf } from './field-schemas.ts';
import { fields } from './fields.ts';
import { readNumber } from './read-number.ts';
import { repairText } from './repairs.ts';

/**
 * What the inputs of a form hold: text as it was typed, the ticked values of a list, and names. A field that is not
 * known is ''.
 */
export type Inputs<T extends FieldTable> = {
  -readonly [N in keyof T]: T[N] extends ListField
    ? string[]
    : T[N] extends { kind: 'yesNo' }
      ? boolean
      : string;
};

/** The inputs of a center's form. */
export type CenterInputs = Inputs<typeof fields>;

/** The form of a table's fields. */
export function makeForm<T extends FieldTable>(table: T) {
  const named = fieldsOf(table);
  const readers = named.map(([name, field]) => [name, readerOf(name, field)] as const);
  const writeAll = (values: Partial<FieldValues<T>>) =>
    Object.fromEntries(named.map(([name, field]) => [name, writeInput(field, values[name])])) as Inputs<T>;
  return {
    /** A form's inputs for a center as it is. */
    toInputs: (values: FieldValues<T>): Inputs<T> => writeAll(values),
    /** The inputs of a center of which nothing is known. */
    blank: writeAll({}),
    /**
     * Reads a form's inputs into fields. The schema of a center decides on every value, as it does for an import; what
     * it refuses is said in words for people, at the field.
     */
    schema: z.custom<Inputs<T>>().transform((inputs, context): FieldValues<T> => {
      const values: Partial<Record<keyof T, unknown>> = {};
      for (const [name, read] of readers) {
        const result = read(inputs[name], inputs.state);
        if ('problem' in result) {
          context.addIssue({ code: 'custom', message: result.problem, path: [name], input: inputs[name] });
        } else values[name] = result.value;
      }
      return values as FieldValues<T>;
    }),
  };
}

const form = makeForm(fields);
export const blankCenterInputs: CenterInputs = form.blank;
export const CenterForm: z.ZodType<CenterFields, CenterInputs> = form.schema;

/** Only fields of a center: what else a Center carries is not typed. */
export const toCenterInputs: (values: CenterFields) => CenterInputs = form.toInputs;

type Read = { value: unknown } | { problem: string };

function readerOf(name: string, field: Field): (typed: unknown, state: unknown) => Read {
  const schema = schemaOf(field);
  return (typed, state) => {
    const { data, error } = schema.safeParse(readInput(field, typed, state));
    return error ? { problem: describeIssue(name, error.issues[0]!) } : { value: data };
  };
}

function readInput(field: Field, typed: unknown, state: unknown): unknown {
  if (isList(field)) return Array.isArray(typed) ? readList(field, typed) : typed;
  if (typeof typed !== 'string') return typed;
  const isLong = field.kind === 'text' && field.format === 'long';
  const tidy = (isLong ? toLines : toOneLine)(typed).trim();
  const text = repairText(field, tidy, typeof state === 'string' ? state : '');
  if (text === null || text === '') return null;
  if (field.kind === 'number') return readNumber(text);
  // People leave out "https://"; a link needs it.
  const isBare = field.kind === 'text' && field.format === 'link' && !/^[a-z]+:/i.test(text);
  return isBare ? `https://${text}` : text;
}

function readList(field: ListField, typed: readonly string[]): unknown[] {
  return wrapList(field, [
    ...new Set(typed.map((value) => toOneLine(value).trim()).filter((value) => value !== '')),
  ]);
}

function writeInput(field: Field, value: unknown): string | boolean | string[] {
  if (isList(field)) return Array.isArray(value) ? unwrapList(value) : [];
  if (field.kind === 'yesNo') return value === true;
  return value === null || value === undefined ? '' : String(value);
}

function describeIssue(name: string, issue: z.core.$ZodIssue): string {
  const { invalid, missing, tooLong } = centersForm.problems;
  // Of a list the message is the field's: what is too long is one of several.
  if (issue.code === 'too_big' && issue.origin === 'string' && issue.path.length === 0)
    return tooLong(Number(issue.maximum));
  // A field that must be there has no null.
  if (issue.code === 'invalid_type' && name in missing) return missing[name as keyof typeof missing];
  return invalid[name] ?? issue.message;
}
