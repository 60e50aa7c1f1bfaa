import { z } from 'zod';
import { textablePhone } from '../center/textable-phone.ts';
import { validation as wrong } from '../i18n/en/validation.ts';
import { lineOfText } from '../plain-text.ts';
import { CenterReference } from './call-tap.ts';
import { Honeypot, isPhone, LanguageField } from './form-fields.ts';

/** A request to text a center's details to the person's own phone. */
export const TextReferral = z.strictObject({
  ...CenterReference,
  userPhone: lineOfText()
    .max(40)
    .refine(isPhone, { error: wrong.phone, abort: true })
    .refine((typed) => textablePhone(typed) !== undefined, wrong.textPhone),
  language: LanguageField,
  fax: Honeypot,
});
export type TextReferral = z.infer<typeof TextReferral>;
