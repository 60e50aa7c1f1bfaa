import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { validation as wrong } from '../i18n/en/validation.ts';
import { ContactPayload, ListingPayload, readStored, SubmissionBody } from './submission.ts';

const listing = {
  type: 'NEW_CENTER',
  centerName: 'Blue Door Recovery',
  state: 'CO',
  levelsOfCare: ['DETOX'],
  submitterName: 'Ann Example',
  submitterEmail: 'ann@example.org',
};

const message = {
  name: 'Ann Example',
  email: 'ann@example.org',
  subject: '',
  message: 'A phone number has changed.',
  type: 'correction',
};

/** What is wrong, by field. */
function findingsOf(schema: z.ZodType, form: unknown): Record<string, string> {
  const { error } = schema.safeParse(form);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

describe('a listing', () => {
  it('needs six answers; all else may be left out or empty', () => {
    const read = ListingPayload.parse(listing);
    const empty = { website: '', phone: '', email: '', address: '', city: '', zip: '' };
    expect(read).toMatchObject({
      ...listing,
      ...empty,
      care: [],
      populations: [],
      topics: [],
      accreditations: [],
    });
    expect(ListingPayload.parse({ ...listing, ...empty, submitterRole: '' })).toEqual(read);
  });

  it('says in the words of the spec what is missing', () => {
    const empty = {
      type: '',
      centerName: '',
      state: '',
      levelsOfCare: [],
      submitterName: '',
      submitterEmail: '',
    };
    const findings = {
      type: 'Please select submission type',
      centerName: 'Center name is required',
      state: 'Please select a state',
      levelsOfCare: 'Please select at least one level of care',
      submitterName: 'Your name is required',
      submitterEmail: 'Please enter a valid email address',
    };
    expect(findingsOf(ListingPayload, empty)).toEqual(findings);
    expect(findingsOf(ListingPayload, {})).toEqual(findings);
  });

  it.each([
    ['type', 'CONTACT', wrong.submissionType],
    ['centerName', '  ', wrong.centerName],
    ['centerName', 'x'.repeat(201), wrong.tooLong(200)],
    ['website', 'blue door', wrong.website],
    ['website', 'javascript:alert(1)', wrong.website],
    ['website', 'mailto:ann@example.org', wrong.website],
    ['website', 'ftp://bluedoor.example', wrong.website],
    ['email', 'ann@', wrong.email],
    ['state', 'Colorado', wrong.state],
    ['state', 'DC', wrong.state],
    ['zip', '123', wrong.zip],
    ['submitterName', '', wrong.submitterName],
    ['submitterEmail', 'ann', wrong.submitterEmail],
    ['programHighlights', 'x'.repeat(10_001), wrong.tooLong(10_000)],
    ['additionalInfo', 'x'.repeat(5001), wrong.tooLong(5000)],
  ])('refuses %s: %.40j', (field, value, expected) => {
    expect(findingsOf(ListingPayload, { ...listing, [field]: value })).toEqual({ [field]: expected });
  });

  it.each(['care', 'levelsOfCare', 'populations', 'modalities', 'topics', 'insurance'])(
    'refuses a value that %s has not',
    (field) => {
      expect(ListingPayload.safeParse({ ...listing, [field]: ['NO_SUCH_VALUE'] }).success).toBe(false);
    },
  );

  it.each([
    ['bluedoor.example', 'https://bluedoor.example'],
    ['www.bluedoor.example/denver?a=1', 'https://www.bluedoor.example/denver?a=1'],
    ['http://bluedoor.example', 'http://bluedoor.example'],
    ['HTTPS://bluedoor.example ', 'HTTPS://bluedoor.example'],
    ['  ', ''],
  ])('takes the website %j', (typed, website) => {
    expect(ListingPayload.parse({ ...listing, website: typed }).website).toBe(website);
  });

  it('does not count outer spaces', () => {
    const typed = {
      ...listing,
      centerName: ' Blue Door ',
      email: ' info@bluedoor.example ',
      submitterEmail: ' a@b.org ',
    };
    expect(ListingPayload.parse(typed)).toMatchObject({
      centerName: 'Blue Door',
      email: 'info@bluedoor.example',
      submitterEmail: 'a@b.org',
    });
  });

  it('that was stored before it was asked for care and topics is read as if it left them open', () => {
    const { care: _, topics: __, ...before } = ListingPayload.parse(listing);
    const stored = { type: 'NEW_CENTER', payloadJson: JSON.stringify(before) };
    expect(readStored(stored)).toEqual({ type: 'NEW_CENTER', payload: { ...before, care: [], topics: [] } });
    const newer = { ...before, care: ['MENTAL_HEALTH'], topics: ['DUI'] };
    expect(readStored({ ...stored, payloadJson: JSON.stringify(newer) }).payload).toEqual(newer);
    expect(readStored({ type: 'CONTACT', payloadJson: JSON.stringify(message) }).payload).toEqual(message);
  });

  it('refuses a field that it has not', () => {
    expect(ListingPayload.safeParse({ ...listing, reviewStatus: 'PUBLISHED' }).success).toBe(false);
  });
});

describe('a contact message', () => {
  it('does without a subject', () => {
    const { subject: _, ...without } = message;
    expect(ContactPayload.parse(without)).toEqual(message);
  });

  it('says what is missing', () => {
    const findings = {
      name: 'Your name is required',
      email: 'Please enter a valid email address',
      message: 'Please write a message',
      type: 'Please select what your message is about',
    };
    expect(findingsOf(ContactPayload, { name: ' ', email: '', subject: '', message: '', type: '' })).toEqual(
      findings,
    );
    expect(findingsOf(ContactPayload, {})).toEqual(findings);
  });

  it.each([
    ['email', 'ann.example.org', wrong.submitterEmail],
    ['subject', 'x'.repeat(201), wrong.tooLong(200)],
    ['message', 'x'.repeat(10_001), wrong.tooLong(10_000)],
    ['type', 'spam', wrong.inquiryType],
  ])('refuses %s: %.40j', (field, value, expected) => {
    expect(findingsOf(ContactPayload, { ...message, [field]: value })).toEqual({ [field]: expected });
  });
});

describe('a submission as it travels', () => {
  it.each([
    ['CONTACT', message],
    ['NEW_CENTER', listing],
    ['UPDATE_CENTER', { ...listing, type: 'UPDATE_CENTER' }],
  ])('unpacks the form of a %s', (type, form) => {
    const submission = SubmissionBody.parse({ type, payloadJson: JSON.stringify(form), fax: '' });
    expect(submission).toMatchObject({ type, payload: form });
  });

  it('names the field of the form that is wrong', () => {
    const payloadJson = JSON.stringify({ ...message, email: 'ann' });
    expect(findingsOf(SubmissionBody, { type: 'CONTACT', payloadJson })).toEqual({
      'payloadJson.email': wrong.submitterEmail,
    });
  });

  it('refuses a form of another kind than it says', () => {
    const payloadJson = JSON.stringify(listing);
    expect(findingsOf(SubmissionBody, { type: 'UPDATE_CENTER', payloadJson })).toHaveProperty([
      'payloadJson.type',
    ]);
    expect(SubmissionBody.safeParse({ type: 'CONTACT', payloadJson }).success).toBe(false);
  });

  it.each(['', '{', '"text"', 'null', '[]'])('refuses %j in place of a form', (payloadJson) => {
    expect(SubmissionBody.safeParse({ type: 'CONTACT', payloadJson }).success).toBe(false);
  });

  it('refuses a type that there is not, and a filled honeypot', () => {
    const payloadJson = JSON.stringify(message);
    expect(findingsOf(SubmissionBody, { type: 'SPAM', payloadJson })).toEqual({ type: wrong.submissionType });
    expect(findingsOf(SubmissionBody, { type: 'CONTACT', payloadJson, fax: '1' })).toEqual({
      fax: wrong.leaveEmpty,
    });
  });
});
