import { z } from 'zod';
import { validation as wrong } from '../i18n/en/validation.ts';
import { isOneLine, lineOfText, linesOfText } from '../plain-text.ts';
import { type Field, type FieldTable, type FieldValue, fieldsOf, type TextField } from './field-kinds.ts';

const line = lineOfText().min(1);

/** What a value of the field must be. */
export function schemaOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
      return field.required ? textSchema(field) : textSchema(field).nullable();
    case 'number':
      return (field.whole ? z.int() : z.number()).min(field.min).max(field.max).nullable();
    case 'yesNo':
      return z.boolean();
    case 'choice':
      return z.enum(field.list.values);
    case 'values':
      return z.array(z.object({ [field.key]: z.enum(field.list.values) }));
    case 'names': {
      const name = line.max(field.max);
      return field.key === undefined ? z.array(name) : z.array(z.object({ [field.key]: name }));
    }
  }
}

function textSchema({ format, max }: TextField): z.ZodType {
  switch (format) {
    case 'zip':
      // Five digits, or ZIP+4.
      return z.string().regex(/^\d{5}(-\d{4})?$/, 'ZIP must be five digits');
    case 'link':
      return z
        .url({ protocol: /^https?$/ })
        .max(max)
        .refine(isOneLine, wrong.unreadable);
    case 'email':
      return z.email().max(max);
    case 'long':
      return linesOfText().min(1).max(max);
    default:
      return line.max(max);
  }
}

type FieldSchemas<T extends FieldTable> = {
  [N in keyof T]: z.ZodType<FieldValue<T[N]>, FieldValue<T[N]>>;
};

/** The schema of each field of a table. */
export function makeSchemas<T extends FieldTable>(table: T): FieldSchemas<T> {
  return Object.fromEntries(
    fieldsOf(table).map(([name, field]) => [name, schemaOf(field)]),
  ) as FieldSchemas<T>;
}
