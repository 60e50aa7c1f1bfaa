import { z } from 'zod';
import { normalizePhone } from '../center/phone.ts';
import { validation as wrong } from '../i18n/en/validation.ts';
import { languages } from '../i18n/languages.ts';
import { lineOfText, linesOfText } from '../plain-text.ts';

/**
 * The schemas of what people type into several forms. Their messages are the catalog's, in English: a page in
 * another language puts its own words for the same key.
 */

/** A line of at most so many characters; may be empty. Outer spaces do not count. */
export function optionalLine(most: number) {
  return lineOfText().max(most, wrong.tooLong(most)).default('');
}

/** A line that must not be empty, with what to say where it is. */
export function requiredLine(most: number, missing: string) {
  return lineOfText(missing).min(1, missing).max(most, wrong.tooLong(most));
}

/** The same of text that may have several lines. */
export function optionalText(most: number) {
  return linesOfText().max(most, wrong.tooLong(most)).default('');
}

export function requiredText(most: number, missing: string) {
  return linesOfText(missing).min(1, missing).max(most, wrong.tooLong(most));
}

/** At least one value of a list, with what to say where there is none. */
export function someOf<const V extends readonly [string, ...string[]]>(values: V, missing: string) {
  return z.array(z.enum(values), missing).min(1, missing).max(values.length);
}

/** Five digits, ZIP+4, or empty. */
export const ZipField = z
  .string()
  .trim()
  .regex(/^(\d{5}(-\d{4})?)?$/, wrong.zip)
  .default('');

/** An email address, with what to say where it is none. */
export function emailField(invalid: string) {
  return z.string(invalid).trim().max(200, wrong.tooLong(200)).pipe(z.email(invalid));
}

/** True for a phone number with at least 10 digits (spec, section 5). */
export function isPhone(text: string): boolean {
  return normalizePhone(text) !== undefined;
}

/** A field that people do not see. Robots fill it in, and are told to leave it. */
export const Honeypot = z.literal('', wrong.leaveEmpty).optional();

/** The language of the page on which somebody wrote to us. */
export const LanguageField = z
  .enum(languages, `must be one of: ${languages.join(', ')}`)
  .optional()
  .describe('In which language the person writes, and is to be answered. English where it is not given.');
