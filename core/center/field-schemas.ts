import { z } from 'zod';
import { validation as wrong } from '../i18n/en/validation.ts';
import { formatNumber } from '../i18n/format.ts';
import { isOneLine, lineOfText, linesOfText } from '../plain-text.ts';
import {
  type Field,
  type FieldTable,
  type FieldValue,
  fieldsOf,
  type NumberField,
  type TextField,
} from './field-kinds.ts';

const line = lineOfText().min(1);

/** What a value of the field must be. */
export function schemaOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
      return field.required ? textSchema(field) : textSchema(field).nullable();
    case 'number': {
      const problem = describeNumber(field);
      const number = field.whole ? z.int(problem) : z.number(problem);
      return number.min(field.min, problem).max(field.max, problem).nullable();
    }
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

/** "is not a whole number from 1 to 10,000" */
function describeNumber({ whole, min, max }: NumberField): string {
  return `is not a ${whole ? 'whole number' : 'number'} from ${formatNumber(min)} to ${formatNumber(max)}`;
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
