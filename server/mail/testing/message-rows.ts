import type { Selectable } from 'kysely';
import { ContactPayload, ListingPayload } from '#core/messages/submission.ts';
import type { MatchingRequestsTable, SubmissionsTable } from '../../database/message-tables.ts';
import type { MessageRow } from '../wording.ts';

/** What mails are about, as it is stored. */

export const received = {
  id: '0b7c2d5e-1111-4222-8333-abcdefabcdef',
  created_at: '2026-11-20T14:05:09.000Z',
};

export const request = (changes: Partial<Selectable<MatchingRequestsTable>> = {}): MessageRow => ({
  request: {
    ...received,
    state: 'TX',
    zip: '78701',
    age_band: '65_PLUS',
    primary_need: 'DUAL_DIAGNOSIS',
    levels_of_care: '["DETOX","PHP"]',
    insurance_type: 'TRICARE_VA',
    travel_willingness: 'NEARBY_STATES',
    contact_preference: 'TEXT_ME',
    contact_info: '512-555-0100',
    user_phone: null,
    may_leave_message: 0,
    language: 'en',
    handled_at: null,
    handled_by: null,
    spam_at: null,
    ...changes,
  },
});

export const contact = {
  name: 'Jo Kim',
  email: 'jo@mail.example',
  subject: 'A question',
  message: 'First line\r\n\r\nReceived: never\nLast line',
  type: 'press',
};
export const listing = {
  type: 'UPDATE_CENTER',
  centerName: 'Lantern & House',
  website: 'https://lantern.example',
  phone: '512-555-0101',
  email: 'desk@lantern.example',
  address: '1 Main St',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  care: ['SUBSTANCE_USE'],
  levelsOfCare: ['RESIDENTIAL'],
  populations: ['DUAL_DX'],
  modalities: ['TWELVE_STEP'],
  topics: ['DUI'],
  insurance: ['SELFPAY'],
  accreditations: ['CARF', 'Joint Commission'],
  programHighlights: 'Ten beds',
  additionalInfo: 'We moved',
  submitterName: 'Sam Roe',
  submitterEmail: 'sam@lantern.example',
  submitterRole: 'Nurse in charge',
};
export const submission = (
  type: 'CONTACT' | 'UPDATE_CENTER' | 'NEW_CENTER',
  payload: object,
  changes: Partial<Selectable<SubmissionsTable>> = {},
): MessageRow => ({
  submission: {
    ...received,
    type,
    status: 'NEW',
    payload_json: JSON.stringify(payload),
    language: 'en',
    processed_at: null,
    reviewer: null,
    review_started_at: null,
    processed_by: null,
    rejection_reason: null,
    change_id: null,
    spam_at: null,
    ...changes,
  },
});
export const messages = {
  CONTACT: submission('CONTACT', ContactPayload.parse(contact)),
  UPDATE_CENTER: submission('UPDATE_CENTER', ListingPayload.parse(listing)),
  NEW_CENTER: submission('NEW_CENTER', ListingPayload.parse({ ...listing, type: 'NEW_CENTER' })),
};
