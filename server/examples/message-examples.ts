import type { z } from '@hono/zod-openapi';
import type { CallTap } from '#core/messages/call-tap.ts';
import type { CenterReport } from '#core/messages/center-report.ts';
import type { LiveMatchingRequest } from '#core/messages/live-matching.ts';
import type { TextReferral } from '#core/messages/sms-referral.ts';
import type { ContactPayload, SubmissionBody } from '#core/messages/submission.ts';
import { exampleCenter } from './data-examples.ts';

/** What people send, as the documentation shows it: nobody's words, from addresses that nobody can have. */

const centerReference = {
  centerId: exampleCenter.id,
  centerName: exampleCenter.name,
  centerPhone: '205-555-0100',
};

export const callExample: z.input<typeof CallTap> = {
  ...centerReference,
  userState: 'AL',
  userCountry: 'US',
  referrerUrl: `/centers/${exampleCenter.slug}`,
};

export const textExample: z.input<typeof TextReferral> = { ...centerReference, userPhone: '(205) 555-0142' };

export const reportExample: z.input<typeof CenterReport> = {
  centerId: exampleCenter.id,
  kind: 'WRONG_NUMBER',
  comment: 'Somebody else answers, and says so.',
};

export const matchExample: z.input<typeof LiveMatchingRequest> = {
  state: 'AL',
  zip: '35203',
  ageBand: '26_64',
  primaryNeed: 'SUBSTANCE_USE',
  levelsOfCare: ['DETOX', 'RESIDENTIAL'],
  insuranceType: 'MEDICAID',
  travelWillingness: 'NEARBY_STATES',
  contactPreference: 'EMAIL_ME',
  contactInfo: 'pat@mail.example',
  consent: true,
};

const contact: z.input<typeof ContactPayload> = {
  name: 'Pat Example',
  email: 'pat@mail.example',
  subject: 'A phone number',
  message: 'The number that you list for this center is no longer theirs.',
  type: 'correction',
};

export const submissionExample: z.input<typeof SubmissionBody> = {
  type: 'CONTACT',
  payloadJson: JSON.stringify(contact),
};
