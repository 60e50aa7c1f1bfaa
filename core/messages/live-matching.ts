import { z } from 'zod';
import { validation as wrong } from '../i18n/en/validation.ts';
import {
  ageBands,
  contactPreferences,
  matchingInsuranceTypes,
  matchingLevels,
  primaryNeeds,
  travelWillingness,
} from '../lists/message-lists.ts';
import { states } from '../lists/public-lists.ts';
import { lineOfText } from '../plain-text.ts';
import {
  emailField,
  Honeypot,
  isPhone,
  LanguageField,
  requiredLine,
  someOf,
  ZipField,
} from './form-fields.ts';

const ContactWay = {
  contactPreference: z.enum(contactPreferences.values, wrong.contactPreference),
  /** An email address for EMAIL_ME, else a phone number. */
  contactInfo: requiredLine(200, wrong.contactInfo),
};

/** A request for a live referral match, as the form makes it and the API takes it (spec, sections 3 and 5). */
export const LiveMatchingRequest = z
  .strictObject({
    state: z.enum(states.values, wrong.state),
    zip: ZipField,
    ageBand: z.enum(ageBands.values, wrong.ageBand),
    primaryNeed: z.enum(primaryNeeds.values, wrong.primaryNeed),
    levelsOfCare: someOf(matchingLevels.values, wrong.levelsOfCare),
    insuranceType: z.enum(matchingInsuranceTypes.values, wrong.insuranceType),
    travelWillingness: z.enum(travelWillingness.values, wrong.travelWillingness),
    ...ContactWay,
    /** On a machine, or with whoever answers. */
    mayLeaveMessage: z.boolean().default(false),
    /** Part of the API (spec, section 3); our form never asks for it. */
    userPhone: lineOfText().max(40).optional(),
    consent: z.literal(true, wrong.consent),
    language: LanguageField,
    fax: Honeypot,
  })
  .refine(({ contactPreference: by, contactInfo }) => by !== 'EMAIL_ME' || isEmail(contactInfo), {
    path: ['contactInfo'],
    error: wrong.submitterEmail,
    when: saysHowToContact,
  })
  .refine(({ contactPreference: by, contactInfo }) => by === 'EMAIL_ME' || isPhone(contactInfo), {
    path: ['contactInfo'],
    error: wrong.phone,
    when: saysHowToContact,
  });
export type LiveMatchingRequest = z.infer<typeof LiveMatchingRequest>;

/** So that one look finds everything that is wrong, also while other fields are still empty. */
function saysHowToContact({ value }: { value: unknown }): boolean {
  return z.object(ContactWay).safeParse(value).success;
}

function isEmail(text: string): boolean {
  return emailField(wrong.submitterEmail).safeParse(text).success;
}
