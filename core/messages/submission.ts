import { z } from 'zod';
import { validation as wrong } from '../i18n/en/validation.ts';
import type { Language } from '../i18n/languages.ts';
import { inquiryTypes, submissionTypes } from '../lists/message-lists.ts';
import { careTypes, insuranceTypes, levels, modalities, populations, states } from '../lists/public-lists.ts';
import { topicValues } from '../lists/topic-values.ts';
import { lineOfText } from '../plain-text.ts';
import {
  emailField,
  Honeypot,
  LanguageField,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
  someOf,
  ZipField,
} from './form-fields.ts';

const WebAddress = z.url({ protocol: /^https?$/, hostname: z.regexes.domain });

/** People leave out "https://"; a link needs it. */
const website = lineOfText()
  .max(500, wrong.tooLong(500))
  .transform((typed) => (typed === '' || /^[a-z]+:/i.test(typed) ? typed : `https://${typed}`))
  .refine((typed) => typed === '' || WebAddress.safeParse(typed).success, wrong.website)
  .default('');

/** A new listing, or a change to one (spec, sections 3 and 5). */
export const ListingPayload = z.strictObject({
  type: z.enum(['NEW_CENTER', 'UPDATE_CENTER'], wrong.submissionType),
  centerName: requiredLine(200, wrong.centerName),
  website,
  phone: optionalLine(40),
  email: z
    .union([z.string().trim().length(0, wrong.email), emailField(wrong.email)], wrong.email)
    .default(''),
  address: optionalLine(200),
  city: optionalLine(100),
  state: z.enum(states.values, wrong.state),
  zip: ZipField,
  care: z.array(z.enum(careTypes.values)).default([]),
  levelsOfCare: someOf(levels.values, wrong.levelsOfCare),
  populations: z.array(z.enum(populations.values)).default([]),
  modalities: z.array(z.enum(modalities.values)).default([]),
  topics: z.array(z.enum(topicValues)).default([]),
  insurance: z.array(z.enum(insuranceTypes.values)).default([]),
  accreditations: z.array(lineOfText().min(1).max(120)).max(50).default([]),
  programHighlights: optionalText(10_000),
  additionalInfo: optionalText(5000),
  submitterName: requiredLine(200, wrong.submitterName),
  submitterEmail: emailField(wrong.submitterEmail),
  submitterRole: optionalLine(200),
});
export type ListingPayload = z.infer<typeof ListingPayload>;

/** A contact message. `type` says what it is about. */
export const ContactPayload = z.strictObject({
  name: requiredLine(200, wrong.submitterName),
  email: emailField(wrong.submitterEmail),
  subject: optionalLine(200),
  message: requiredText(10_000, wrong.message),
  type: z.enum(inquiryTypes.values, wrong.inquiryType),
});
export type ContactPayload = z.infer<typeof ContactPayload>;

/** A submission as it travels (spec, section 7): the form as a JSON string. Unpacked, it is checked like the form. */
export const SubmissionBody = z
  .strictObject({
    type: z.enum(submissionTypes.values, wrong.submissionType),
    payloadJson: z.string(),
    language: LanguageField,
    fax: Honeypot,
  })
  .transform(({ type, payloadJson, language }, context): Submission => {
    const schema = type === 'CONTACT' ? ContactPayload : ListingPayload;
    const form = readJson(payloadJson);
    if (form === undefined) {
      context.addIssue({ code: 'custom', message: 'must be the form as JSON', path: ['payloadJson'] });
      return z.NEVER;
    }
    const read = schema.safeParse(form);
    for (const issue of read.error?.issues ?? []) {
      context.addIssue({ ...issue, path: ['payloadJson', ...issue.path] });
    }
    if (!read.success) return z.NEVER;
    const submission = { type, payload: read.data, ...(language && { language }) } as Submission;
    if (submission.type !== 'CONTACT' && submission.payload.type !== type) {
      context.addIssue({ code: 'custom', message: `must be ${type}`, path: ['payloadJson', 'type'] });
    }
    return submission;
  });

/** A submission, unpacked. */
export type Submission = (
  | { type: 'NEW_CENTER' | 'UPDATE_CENTER'; payload: ListingPayload }
  | { type: 'CONTACT'; payload: ContactPayload }
) & {
  /** English where it is not given. */
  language?: Language;
};

/** A submission as it was stored, once its schema had checked it. What listings did not ask for in those days is empty. */
export function readStored({ type, payloadJson }: { type: string; payloadJson: string }): Submission {
  const stored: object = JSON.parse(payloadJson);
  const payload = type === 'CONTACT' ? stored : { ...LATER_LISTS, ...stored };
  return { type, payload } as Submission;
}

/** What a listing asks for since November 2026. */
const LATER_LISTS = { care: [], topics: [] } satisfies Partial<ListingPayload>;

/** Undefined where it is no JSON. */
function readJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
