import { describe, expect, it } from 'vitest';
import { validation as wrong } from '../i18n/en/validation.ts';
import { LiveMatchingRequest } from './live-matching.ts';

const complete = {
  state: 'CO',
  zip: '80202',
  ageBand: '26_64',
  primaryNeed: 'DUAL_DIAGNOSIS',
  levelsOfCare: ['DETOX', 'IOP'],
  insuranceType: 'TRICARE_VA',
  travelWillingness: 'NEARBY_STATES',
  contactPreference: 'CALL_ME',
  contactInfo: '(303) 555-0100',
  mayLeaveMessage: true,
  consent: true,
};

/** What is wrong with a request, by field. */
function findingsOf(request: unknown): Record<string, string> {
  const { error } = LiveMatchingRequest.safeParse(request);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

it('takes a complete request as it is', () => {
  expect(LiveMatchingRequest.parse(complete)).toEqual(complete);
});

it('finds everything that is wrong with an empty form at one look, in the words of the spec', () => {
  const empty = {
    state: '',
    zip: '',
    ageBand: null,
    primaryNeed: null,
    levelsOfCare: [],
    insuranceType: null,
    travelWillingness: null,
    contactPreference: null,
    contactInfo: '',
    consent: false,
  };
  expect(findingsOf(empty)).toEqual({
    state: 'Please select a state',
    ageBand: 'Please select an age range',
    primaryNeed: 'Please choose the main problem',
    levelsOfCare: 'Please select at least one level of care',
    insuranceType: 'Please select your insurance type',
    travelWillingness: 'Please select your travel preference',
    contactPreference: "Please select how you'd like to be contacted",
    contactInfo: 'Please provide your contact information',
    consent: 'Please check the box that we may contact you',
  });
});

it('says the same where the fields are missing altogether', () => {
  expect(Object.keys(findingsOf({})).sort()).toEqual([
    'ageBand',
    'consent',
    'contactInfo',
    'contactPreference',
    'insuranceType',
    'levelsOfCare',
    'primaryNeed',
    'state',
    'travelWillingness',
  ]);
});

describe('one field', () => {
  it.each([
    ['state', 'C', wrong.state],
    ['state', 'ZZ', wrong.state],
    ['state', 'PR', wrong.state],
    ['zip', '8020', wrong.zip],
    ['zip', '80202-12', wrong.zip],
    ['zip', 'Denver', wrong.zip],
    ['ageBand', '30', wrong.ageBand],
    ['primaryNeed', 'OTHER', wrong.primaryNeed],
    ['insuranceType', 'TRICARE', wrong.insuranceType],
    ['travelWillingness', 'MARS', wrong.travelWillingness],
    ['contactPreference', 'FAX_ME', wrong.contactPreference],
    ['contactInfo', '   ', wrong.contactInfo],
    ['contactInfo', `303 555 0100 ${'x'.repeat(200)}`, wrong.tooLong(200)],
    ['consent', 'true', wrong.consent],
    ['fax', '303 555 0100', wrong.leaveEmpty],
  ])('refuses %s: %j', (field, value, message) => {
    expect(findingsOf({ ...complete, [field]: value })).toMatchObject({ [field]: message });
  });

  it('refuses a level of care that there is not, and names its place', () => {
    expect(findingsOf({ ...complete, levelsOfCare: ['DETOX', 'SPA'] })).toHaveProperty(['levelsOfCare.1']);
  });

  it('refuses a field that is not part of a request', () => {
    expect(LiveMatchingRequest.safeParse({ ...complete, note: 'hello' }).success).toBe(false);
  });

  it.each(['', '80202', '80202-1234', ' 80202 '])('takes a ZIP of %j', (zip) => {
    expect(LiveMatchingRequest.parse({ ...complete, zip }).zip).toBe(zip.trim());
  });

  it('does without a ZIP', () => {
    const { zip: _, ...request } = complete;
    expect(LiveMatchingRequest.parse(request).zip).toBe('');
  });

  it('takes a phone number from those who call our API, and an empty honeypot', () => {
    expect(findingsOf({ ...complete, userPhone: '303 555 0100', fax: '' })).toEqual({});
  });
});

describe('the way to contact somebody', () => {
  it.each([
    ['EMAIL_ME', 'ann@example.org', undefined],
    ['EMAIL_ME', ' ann@example.org ', undefined],
    ['EMAIL_ME', '303 555 0100', wrong.submitterEmail],
    ['EMAIL_ME', 'ann@example', wrong.submitterEmail],
    ['TEXT_ME', '303.555.0100', undefined],
    ['TEXT_ME', '+1 (303) 555-0100', undefined],
    ['TEXT_ME', '555-0100', wrong.phone],
    ['TEXT_ME', 'ann@example.org', wrong.phone],
    ['CALL_ME', '3035550100', undefined],
    ['CALL_ME', '303555010', wrong.phone],
  ])('%s with %j', (contactPreference, contactInfo, message) => {
    const findings = findingsOf({ ...complete, contactPreference, contactInfo });
    expect(findings).toEqual(message ? { contactInfo: message } : {});
  });

  it('is checked while other fields are still empty', () => {
    const findings = findingsOf({ ...complete, state: '', contactInfo: 'ann' });
    expect(findings).toEqual({ state: wrong.state, contactInfo: wrong.phone });
  });
});
