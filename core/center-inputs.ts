import { z } from 'zod';
import { CenterFields } from './center.ts';
import { centersForm } from './i18n/en/admin/centers-form.ts';

/**
 * What the inputs of a center's form hold: text as it was typed, the ticked values of a list, and names. A field
 * that is not known is ''.
 */
export interface CenterInputs {
  name: string;
  city: string;
  state: string;
  street: string;
  zip: string;
  lat: string;
  lng: string;
  approximateLocation: boolean;
  phone: string;
  website: string;
  emailPublic: string;
  programHighlights: string;
  bedCount: string;
  staffToClientRatio: string;
  languages: string[];
  religiousOrientation: string;
  levels: string[];
  populations: string[];
  modalities: string[];
  accreditations: string[];
  insurance: string[];
}

type Field = keyof CenterFields;

/** A form's inputs for a center as it is. */
export function toCenterInputs(fields: CenterFields): CenterInputs {
  const written = Object.entries(fields).map(([field, value]) => [field, writeInput(value)]);
  // Only fields of a center: what else a Center carries is not typed.
  return Object.fromEntries(written.filter(([field]) => (field as string) in CenterFields.shape));
}

/** The inputs of a center of which nothing is known. */
export const blankCenterInputs: CenterInputs = {
  name: '',
  city: '',
  state: '',
  street: '',
  zip: '',
  lat: '',
  lng: '',
  approximateLocation: false,
  phone: '',
  website: '',
  emailPublic: '',
  programHighlights: '',
  bedCount: '',
  staffToClientRatio: '',
  languages: [],
  religiousOrientation: '',
  levels: [],
  populations: [],
  modalities: [],
  accreditations: [],
  insurance: [],
};

/**
 * Reads a form's inputs into a center's fields. The schema of a center decides on every value, as it does for an
 * import; what it refuses is said in words for people, at the field.
 */
export const CenterForm: z.ZodType<CenterFields, CenterInputs> = z.object(
  Object.fromEntries((Object.keys(CenterFields.shape) as Field[]).map((field) => [field, reads(field)])),
) as never;

function reads(field: Field) {
  return z.unknown().transform((typed, context) => {
    const schema = CenterFields.shape[field] as z.ZodType;
    const read = schema.safeParse(readInput(field, typed));
    if (read.success) return read.data;
    context.addIssue({ code: 'custom', message: describeIssue(field, read.error.issues[0]!) });
    return z.NEVER;
  });
}

/** The key under which the objects of a list carry their value. */
const valueKeys: Partial<Record<Field, string>> = {
  levels: 'level',
  populations: 'population',
  modalities: 'modality',
  accreditations: 'name',
  insurance: 'insurance',
};

const numbers: readonly Field[] = ['lat', 'lng', 'bedCount'];

function readInput(field: Field, typed: unknown): unknown {
  if (Array.isArray(typed)) return readList(field, typed);
  if (typeof typed !== 'string') return typed;
  const text = typed.trim();
  if (text === '') return null;
  if (numbers.includes(field)) return readNumber(text);
  // People leave out "https://"; a link needs it.
  return field === 'website' && !/^[a-z]+:/i.test(text) ? `https://${text}` : text;
}

function readList(field: Field, typed: readonly string[]): unknown[] {
  const values = [...new Set(typed.map((value) => value.trim()).filter((value) => value !== ''))];
  const key = valueKeys[field];
  return key ? values.map((value) => ({ [key]: value })) : values;
}

/** "1,200" → 1200. What is no number stays text, which the schema refuses. */
function readNumber(text: string): number | string {
  const plain = /^\d{1,3}(,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text;
}

function writeInput(value: CenterFields[Field]): string | boolean | string[] {
  if (value === null) return '';
  if (typeof value === 'boolean') return value;
  if (!Array.isArray(value)) return String(value);
  return value.map((item) => (typeof item === 'string' ? item : Object.values(item).join()));
}

function describeIssue(field: Field, issue: z.core.$ZodIssue): string {
  const { invalid, missing, tooLong } = centersForm.problems;
  // Of a list the message is the field's: what is too long is one of several.
  if (issue.code === 'too_big' && issue.origin === 'string' && issue.path.length === 0)
    return tooLong(Number(issue.maximum));
  // A field that must be there has no null.
  if (issue.code === 'invalid_type' && field in missing) return missing[field as keyof typeof missing];
  return invalid[field] ?? issue.message;
}
