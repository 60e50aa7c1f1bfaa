import { type Field, type FieldTable, fieldsOf } from './field-kinds.ts';
import { EXTENSION, isUsPhone, normalizePhone } from './phone.ts';
import { repairZip } from './zip-code.ts';

/**
 * What spreadsheets and people make of a phone, a ZIP and a website, and how it becomes one again: the same for every
 * file, for the form of staff, for what they take from the public and for the API. What cannot be read is left as it is,
 * for the schema or `isUsPhone` to refuse. What is right stays as it is written.
 */
export function repairText(field: Field, text: string, state: string): string | null {
  if (field.kind !== 'text') return text;
  switch (field.format) {
    case 'zip':
      return repairZip(text, state) ?? text;
    case 'phone':
      return repairPhone(text);
    case 'link':
      return saysNone(text) ? null : text;
    default:
      return text;
  }
}

/** Whatever somebody gives as fields of a center, such as JSON, with its texts repaired; all else stays as it is. */
export function repairGiven<T extends FieldTable>(table: T, given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return given;
  const values: Record<string, unknown> = { ...given };
  const state = typeof values.state === 'string' ? values.state : '';
  for (const [name, field] of fieldsOf(table)) {
    const value = values[name];
    if (typeof value === 'string') values[name] = repairText(field, value, state);
  }
  return values;
}

/**
 * A number with its letters as digits, and one that a program wrote as an amount without its decimal:
 * "1-800-662-HELP x12" → "1-800-662-4357 x12", "2075550142.0" → "207-555-0142". Any other text as it is.
 */
export function repairPhone(text: string): string {
  const amount = /^1?([2-9]\d\d)(\d{3})(\d{4})\.0$/.exec(text);
  if (amount) return amount.slice(1).join('-');
  if (isUsPhone(text)) return text;
  const [, one = '', area, name = '', extension = ''] = VANITY.exec(text) ?? [];
  const letters = name.replace(/[^a-z\d]/gi, '');
  // What a word has beyond the seventh the network does not wait for; of several words it would be a guess.
  const isNumber = letters.length === 7 || (letters.length > 7 && /^[a-z]+$/i.test(name.trim()));
  if (!area || !isNumber || !/[a-z]/i.test(letters)) return text;
  const digits = letters.slice(0, 7).replace(/[a-z]/gi, (letter) => KEYS[letter.toLowerCase()]!);
  const [, number] = EXTENSION_ALONE.exec(extension) ?? [];
  return `${one && '1-'}${area}-${digits.slice(0, 3)}-${digits.slice(3)}${number ? ` x${number}` : ''}`;
}

/** An area code in digits, then digits and letters, and perhaps an extension that is one. "Please call" is no number. */
const VANITY =
  /^\s*(\+?1[\s.-]*)?\(?([2-9]\d\d)\)?[\s.-]*([a-z\d][a-z\d\s.-]{5,14}?[a-z\d])(\s*(?:extension|ext\.?|x|#)\s*\d{1,8})?\s*$/i;
const EXTENSION_ALONE = /(\d+)\s*$/;

/** Which digit each letter is on (ITU-T E.161). */
const KEYS: Readonly<Record<string, string>> = Object.fromEntries(
  ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'].flatMap((letters, key) =>
    [...letters].map((letter) => [letter, String(key + 2)]),
  ),
);

/** What two writings of one number have in common, its extension with it: "+12075550142 x12"; undefined where it is none. */
export function phoneKey(phone: string | null | undefined): string | undefined {
  const number = numberOf(phone);
  if (number === undefined) return undefined;
  const [, extension = ''] = repairPhone(phone!).split(EXTENSION);
  return `${number} x${extension.replace(/\D/g, '')}`;
}

/** The same without the extension: "(207) 555-0142 x12" → "+12075550142". */
export function numberOf(phone: string | null | undefined): string | undefined {
  return phone ? normalizePhone(repairPhone(phone).split(EXTENSION)[0] ?? '') : undefined;
}

/** "N/A", "none" and "-" are how people say that there is no website; with what a program wrote before it. */
function saysNone(text: string): boolean {
  return NONE.test(text.replace(/^https?:\/\/(www\.)?/i, ''));
}

const NONE =
  /^\s*([-–—.\s]+|n\.?\/?a\.?|none|no|null|nil|unknown|not (applicable|available)|no website)\s*\/?$/i;
