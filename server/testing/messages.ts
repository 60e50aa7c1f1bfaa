import type { z } from 'zod';
import type { CallTap } from '#core/messages/call-tap.ts';
import type { CenterReport } from '#core/messages/center-report.ts';
import type { LiveMatchingRequest } from '#core/messages/live-matching.ts';
import type { ContactPayload, ListingPayload } from '#core/messages/submission.ts';

export const STAFF = 'staff@harborlight.example';

/** What people send, each as complete as its form allows; made-up people and centers. */

export const matchingRequest = {
  state: 'TX',
  zip: '78701',
  ageBand: '26_64',
  primaryNeed: 'DUAL_DIAGNOSIS',
  levelsOfCare: ['DETOX', 'RESIDENTIAL'],
  insuranceType: 'MEDICAID',
  travelWillingness: 'NEARBY_STATES',
  contactPreference: 'TEXT_ME',
  contactInfo: '(512) 555-0142',
  mayLeaveMessage: true,
  userPhone: '512-555-0143',
  consent: true,
} satisfies z.input<typeof LiveMatchingRequest>;

export const contactPayload = {
  name: 'Pat Example',
  email: 'pat@mail.example',
  subject: 'Your map',
  message: 'The map shows my street, and not yours.',
  type: 'correction',
} satisfies z.input<typeof ContactPayload>;

export const listingPayload = {
  type: 'NEW_CENTER',
  centerName: 'Harbor Point',
  website: 'harborpoint.example',
  phone: '512-555-0150',
  email: 'front-desk@harborpoint.example',
  address: '1 Pier Road',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  care: ['SUBSTANCE_USE'],
  levelsOfCare: ['IOP'],
  populations: ['ADULT'],
  modalities: ['CBT'],
  topics: ['DUI', 'TELEHEALTH'],
  insurance: ['COMMERCIAL'],
  accreditations: ['CARF'],
  programHighlights: 'Evening groups.',
  additionalInfo: 'Opens in May.',
  submitterName: 'Sam Example',
  submitterEmail: 'sam@harborpoint.example',
  submitterRole: 'Director',
} satisfies z.input<typeof ListingPayload>;

/** A form as /api/submissions takes it. */
export function submission(payload: Record<string, unknown>, type = 'CONTACT', more = {}) {
  return { type, payloadJson: JSON.stringify(payload), ...more };
}

export const callTap = {
  centerId: '00000001',
  centerName: 'As the phone knew it',
  centerPhone: '512-555-0199',
  userCity: 'Austin',
  userState: 'TX',
  userCountry: 'US',
  clickedAt: undefined as string | undefined,
  referrerUrl: '/centers/lantern-house-austin-tx',
} satisfies z.input<typeof CallTap>;

export const centerReport = {
  centerId: '00000001',
  kind: 'WRONG_NUMBER',
  comment: 'A bakery answers.',
} satisfies z.input<typeof CenterReport>;

/** A body without one of its fields. */
export function without<T extends object>(body: T, field: keyof T): Partial<T> {
  return { ...body, [field]: undefined };
}
