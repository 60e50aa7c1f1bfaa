import { expect, it } from 'vitest';
import { ListingPayload } from '#core/messages/submission.ts';
import { messages, received, request, submission } from './testing/message-rows.ts';
import { writeMailText } from './wording.ts';

const toStaff = { audience: 'staff', kind: 'received' } as const;

it('gives staff all that they need to help, in words, with the hour that we promised', () => {
  const { text, replyTo } = writeMailText(toStaff, request(), 'https://harborlight.example');
  expect(replyTo).toBeNull();
  expect(text).toMatchInlineSnapshot(`
    "Someone asks for help to find treatment. We aim to contact them within 24 hours: by November 21, 2026, 14:05 UTC (Nov 21, 9:05 AM Eastern, Nov 21, 6:05 AM Pacific).

    HOW TO REACH THEM
    Text me: 512-555-0100
    A message: Leave none: try again later
    Someone else may answer or read along. Say only that Harborlight is getting back to them.

    WHAT THEY NEED
    Main need: Drugs or alcohol, and mental health
    Levels of care: Detox, PHP (Partial Hospitalization)
    Age: 65 or older
    Insurance: TRICARE or VA
    State: Texas
    ZIP: 78701
    Travel: Nearby states

    Centers to start from: https://harborlight.example/directory?state=TX&level=DETOX&level=PHP

    To mark it as handled: https://harborlight.example/admin0323/submissions?queue=matching&id=0b7c2d5e-1111-4222-8333-abcdefabcdef

    If they may be in danger: your 911 reaches your own county. Say at once in which city and state the person is, and ask to be connected, or call that city's police by its ten-digit number. Stay in touch with the person. Call or text 988 for advice.

    Received: November 20, 2026, 14:05 UTC
    Id: 0b7c2d5e-1111-4222-8333-abcdefabcdef

    This mail holds personal details. Please do not forward it, and delete it when you no longer need it.
    "
  `);
});

it('lets an answer to the mail reach who asked to be mailed', () => {
  const byMail = request({ contact_preference: 'EMAIL_ME', contact_info: 'jo@mail.example' });
  const { text, replyTo } = writeMailText(toStaff, byMail, null);
  expect(replyTo).toBe('jo@mail.example');
  expect(text).toContain('Email me: jo@mail.example\nTo write to them, answer this mail.\n');
});

it('says so where the contact details have been wiped', () => {
  const wiped = request({ contact_preference: 'EMAIL_ME', contact_info: null, zip: null });
  const { text, replyTo } = writeMailText(toStaff, wiped, null);
  expect(replyTo).toBeNull();
  expect(text).toContain('HOW TO REACH THEM\nTheir contact details have been wiped');
  expect(text).not.toMatch(/null|ZIP/);
});

it('gives staff every field of a listing', () => {
  const { text, replyTo } = writeMailText(toStaff, messages.UPDATE_CENTER, 'https://harborlight.example/');
  expect(replyTo).toBe('sam@lantern.example');
  expect(text).toMatchInlineSnapshot(`
    "Someone sent us a change to a listing. We aim to review it within 10-15 business days.

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
    What it treats: Substance Use
    Levels of care: Residential
    Who it serves: Dual Diagnosis
    Therapies: 12-Step Programs
    Programs and services: DUI or DWI
    Payment: Self-Pay
    Accreditations: CARF, Joint Commission

    PROGRAM HIGHLIGHTS
    | Ten beds

    WHAT ELSE THEY TOLD US
    | We moved

    To review it: https://harborlight.example/admin0323/submissions?id=0b7c2d5e-1111-4222-8333-abcdefabcdef

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
  const { text } = writeMailText(toStaff, submission('NEW_CENTER', bare), null);
  expect(text).toContain(
    'THE CENTER\nName: Lantern House\nState: Texas\nLevels of care: IOP (Intensive Outpatient)\n\n',
  );
  expect(text).not.toMatch(/: *$|undefined|http|HIGHLIGHTS/m);
});

it('gives staff a message as it was written, each line marked as somebody else’s', () => {
  const { text, replyTo } = writeMailText(toStaff, messages.CONTACT, 'https://harborlight.example');
  expect(replyTo).toBe('jo@mail.example');
  expect(text).toContain('MESSAGE\n| First line\n| \n| Received: never\n| Last line\n\n');
  expect(text).toContain('Kind: Press\nSubject: A question\n');
  expect(text).toContain(
    `\n\nTo mark it as handled: https://harborlight.example/admin0323/submissions?id=${received.id}\n\n`,
  );
});
