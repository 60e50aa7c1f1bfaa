import { levels } from './public-lists.ts';
import { list, type ValueOf } from './value-list.ts';

/** The closed lists of what people send: apart from those of centers, which the first view loads. */

export const submissionTypes = list({
  NEW_CENTER: 'New center',
  UPDATE_CENTER: 'Update to a center',
  CONTACT: 'Contact message',
});

/** What a contact message is about. */
export const inquiryTypes = list({
  general: 'General question',
  center_info: 'Center information',
  correction: 'Correction',
  partnership: 'Partnership',
  press: 'Press',
  technical: 'Technical problem',
});

export const ageBands = list({
  MINOR: 'Under 18',
  '18_25': '18 to 25',
  '26_64': '26 to 64',
  '65_PLUS': '65 or older',
});

export const primaryNeeds = list({
  SUBSTANCE_USE: 'Substance use',
  MENTAL_HEALTH: 'Mental health',
  DUAL_DIAGNOSIS: 'Drugs or alcohol, and mental health',
});

/**
 * Levels of care as the matching request asks for them: without the settings, which nobody has to know, and with a way
 * for who cannot tell.
 */
export const matchingLevels = list({
  DETOX: levels.labels.DETOX,
  RESIDENTIAL: levels.labels.RESIDENTIAL,
  PHP: levels.labels.PHP,
  IOP: levels.labels.IOP,
  OUTPATIENT: levels.labels.OUTPATIENT,
  MEDICATION: 'Medicine for opioid or alcohol use',
  NOT_SURE: 'I am not sure',
});

/** Insurance as the matching request asks for it: coarser than a center's own list. */
export const matchingInsuranceTypes = list({
  MEDICAID: 'Medicaid',
  MEDICARE: 'Medicare',
  COMMERCIAL: 'Insurance from a job, or that I bought',
  TRICARE_VA: 'TRICARE or VA',
  SELFPAY: 'I pay myself, without insurance',
  UNKNOWN: 'Not sure',
});

export const travelWillingness = list({
  LOCAL_ONLY: 'Close to home only',
  NEARBY_STATES: 'Nearby states',
  NATIONAL_OK: 'Anywhere in the country',
});

export const contactPreferences = list({
  CALL_ME: 'Call me',
  EMAIL_ME: 'Email me',
  TEXT_ME: 'Text me',
});

/** Those whose labels each language has: see i18n/en/message-lists.ts. */
export const messageLists = {
  submissionTypes,
  inquiryTypes,
  ageBands,
  primaryNeeds,
  matchingLevels,
  matchingInsuranceTypes,
  travelWillingness,
  contactPreferences,
};

export type SubmissionType = ValueOf<typeof submissionTypes>;
