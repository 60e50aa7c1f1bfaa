import { expect, it } from 'vitest';
import { ContactPayload, ListingPayload } from '#core/submission.ts';
import type { MatchingRequestsTable } from '../tables.ts';
import { type MessageRow, writeMailText } from './wording.ts';

const received = { id: '0b7c2d5e-1111-4222-8333-abcdefabcdef', created_at: '2026-11-20T14:05:09.000Z' };

const request = (changes: Partial<MatchingRequestsTable> = {}): MessageRow => ({
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
    handled_at: null,
    handled_by: null,
    ...changes,
  },
});

const contact = {
  name: 'Jo Kim',
  email: 'jo@mail.example',
  subject: 'A question',
  message: 'First line\r\n\r\nReceived: never\nLast line',
  type: 'press',
};
const listing = {
  type: 'UPDATE_CENTER',
  centerName: 'Lantern & House',
  website: 'https://lantern.example',
  phone: '512-555-0101',
  email: 'desk@lantern.example',
  address: '1 Main St',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  levelsOfCare: ['RESIDENTIAL'],
  populations: ['DUAL_DX'],
  modalities: ['TWELVE_STEP'],
  insurance: ['SELFPAY'],
  accreditations: ['CARF', 'Joint Commission'],
  programHighlights: 'Ten beds',
  additionalInfo: 'We moved',
  submitterName: 'Sam Roe',
  submitterEmail: 'sam@lantern.example',
  submitterRole: 'Nurse in charge',
};
const submission = (type: 'CONTACT' | 'UPDATE_CENTER' | 'NEW_CENTER', payload: object): MessageRow => ({
  submission: {
    ...received,
    type,
    status: 'NEW',
    payload_json: JSON.stringify(payload),
    processed_at: null,
    reviewer: null,
    review_started_at: null,
    processed_by: null,
    rejection_reason: null,
    change_id: null,
  },
});
const messages = {
  CONTACT: submission('CONTACT', ContactPayload.parse(contact)),
  UPDATE_CENTER: submission('UPDATE_CENTER', ListingPayload.parse(listing)),
  NEW_CENTER: submission('NEW_CENTER', ListingPayload.parse({ ...listing, type: 'NEW_CENTER' })),
};

it('gives staff all that they need to help, in words, with the hour that we promised', () => {
  const { text, replyTo } = writeMailText('staff', request(), 'https://harborlight.example');
  expect(replyTo).toBeNull();
  expect(text).toMatchInlineSnapshot(`
    "Someone asks for help to find treatment. We promise to contact them within 24 hours: by November 21, 2026, 14:05 UTC.

    HOW TO REACH THEM
    Text me: 512-555-0100
    Someone else may answer or read along. Say only that Harborlight is getting back to them.

    WHAT THEY NEED
    Main need: Dual diagnosis (both)
    Levels of care: Detox, PHP (Partial Hospitalization)
    Age: 65 or older
    Insurance: TRICARE or VA
    State: Texas
    ZIP: 78701
    Travel: Nearby states

    Centers to start from: https://harborlight.example/directory?state=TX&level=DETOX&level=PHP

    If they may be in danger: 911 for emergencies, call or text 988 in a crisis.

    Received: November 20, 2026, 14:05 UTC
    Id: 0b7c2d5e-1111-4222-8333-abcdefabcdef

    This mail holds personal details. Please do not forward it, and delete it when you no longer need it.
    "
  `);
});

it('lets an answer to the mail reach who asked to be mailed', () => {
  const byMail = request({ contact_preference: 'EMAIL_ME', contact_info: 'jo@mail.example' });
  const { text, replyTo } = writeMailText('staff', byMail, null);
  expect(replyTo).toBe('jo@mail.example');
  expect(text).toContain('Email me: jo@mail.example\nTo write to them, answer this mail.\n');
});

it('says so where the contact details have been wiped', () => {
  const wiped = request({ contact_preference: 'EMAIL_ME', contact_info: null, zip: null });
  const { text, replyTo } = writeMailText('staff', wiped, null);
  expect(replyTo).toBeNull();
  expect(text).toContain('HOW TO REACH THEM\nTheir contact details have been wiped');
  expect(text).not.toMatch(/null|ZIP/);
});

it('gives staff every field of a listing', () => {
  const { text, replyTo } = writeMailText('staff', messages.UPDATE_CENTER, 'https://harborlight.example/');
  expect(replyTo).toBe('sam@lantern.example');
  expect(text).toMatchInlineSnapshot(`
    "Someone sent us a change to a listing. We promise a review within 10-15 business days.

    WHO SENT IT
    Name: Sam Roe
    Email: sam@lantern.example
    Role: Nurse in charge
    To write to them, answer this mail.

    THE CENTER
    Name: Lantern & House
    Website: https://lantern.example
    Phone: 512-555-0101
    Public email: desk@lantern.example
    Address: 1 Main St
    City: Austin
    State: Texas
    ZIP: 78701
    Levels of care: Residential
    Who it serves: Dual Diagnosis
    Therapies: 12-Step Programs
    Payment: Self-Pay
    Accreditations: CARF, Joint Commission

    PROGRAM HIGHLIGHTS
    | Ten beds

    WHAT ELSE THEY TOLD US
    | We moved

    To see whether it is listed: https://harborlight.example/directory?q=Lantern+%26+House&state=TX

    Received: November 20, 2026, 14:05 UTC
    Id: 0b7c2d5e-1111-4222-8333-abcdefabcdef

    This mail holds personal details. Please do not forward it, and delete it when you no longer need it.
    "
  `);
});

it('leaves out what was not filled in', () => {
  const bare = ListingPayload.parse({
    type: 'NEW_CENTER',
    centerName: 'Lantern House',
    state: 'TX',
    levelsOfCare: ['IOP'],
    submitterName: 'Sam',
    submitterEmail: 'sam@lantern.example',
  });
  const { text } = writeMailText('staff', submission('NEW_CENTER', bare), null);
  expect(text).toContain(
    'THE CENTER\nName: Lantern House\nState: Texas\nLevels of care: IOP (Intensive Outpatient)\n\n',
  );
  expect(text).not.toMatch(/: *$|undefined|http|HIGHLIGHTS/m);
});

it('gives staff a message as it was written, each line marked as somebody else’s', () => {
  const { text, replyTo } = writeMailText('staff', messages.CONTACT, 'https://harborlight.example');
  expect(replyTo).toBe('jo@mail.example');
  expect(text).toContain('MESSAGE\n| First line\n| \n| Received: never\n| Last line\n\n');
  expect(text).toContain('Kind: Press\nSubject: A question\n');
});

it.each(Object.entries(messages))(
  'carries nothing that was typed to the address in a %s',
  (_type, message) => {
    const { text, replyTo } = writeMailText('submitter', message, 'https://harborlight.example');
    expect(replyTo).toBeNull();
    const typed = Object.values({ ...contact, ...listing })
      .flat()
      .filter((value) => !['TX', 'press'].includes(value));
    for (const value of typed) expect(text).not.toContain(value);
    expect(text).not.toContain(received.id);
    expect(text).toMatch(/Call 911 in an emergency\. Call or text 988.*\n$/);
  },
);

it('tells a submitter what happens next, and when', () => {
  expect(writeMailText('submitter', messages.CONTACT, null).text).toMatchInlineSnapshot(`
    "Hello,

    Thank you for writing to Harborlight. Your message has reached us.

    WHAT HAPPENS NEXT
    One of us will read it. You will hear from us within 1-2 business days.

    Did you not write to us? Then someone else typed your address. You can ignore this mail. We keep no mailing list.

    Harborlight

    If you or someone near you is in a crisis, please do not wait for us. Call 911 in an emergency. Call or text 988, the Suicide & Crisis Lifeline, day or night.
    "
  `);
  expect(
    writeMailText('submitter', messages.NEW_CENTER, 'https://harborlight.example').text,
  ).toMatchInlineSnapshot(`
    "Hello,

    Thank you for helping us keep the directory right. What you sent us about a center has arrived.

    WHAT HAPPENS NEXT
    1. Clinical review: 5-7 days
    2. Independent verification: 3-5 days
    3. Medical Director approval: 2-3 days

    In all, this takes 10-15 business days. Then you will hear from us.

    A listing is free. We never ask for money, and no one can pay for a better place.

    To tell us more: https://harborlight.example/contact

    Did you not write to us? Then someone else typed your address. You can ignore this mail. We keep no mailing list.

    Harborlight
    https://harborlight.example

    If you or someone near you is in a crisis, please do not wait for us. Call 911 in an emergency. Call or text 988, the Suicide & Crisis Lifeline, day or night.
    "
  `);
});
