import { list, type ValueOf } from './value-list.ts';

/**
 * Every closed list of values that the public reads, each declared once with its labels; what only staff read stands in
 * staff-lists.ts. Schemas, forms, filters, CSV columns, badges and API docs derive from these.
 */

export const states = list({
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
});

/** DC, the territories and the freely associated states: USPS Publication 28, appendix B. */
export const otherJurisdictions = list({
  AS: 'American Samoa',
  DC: 'District of Columbia',
  FM: 'Federated States of Micronesia',
  GU: 'Guam',
  MH: 'Marshall Islands',
  MP: 'Northern Mariana Islands',
  PR: 'Puerto Rico',
  PW: 'Palau',
  VI: 'U.S. Virgin Islands',
});

/** All that a center's `state` can hold: the 50 states, and the others for who imports them too. */
export const jurisdictions = list({ ...states.labels, ...otherJurisdictions.labels });

/** Levels of care. */
export const levels = list({
  DETOX: 'Detox',
  RESIDENTIAL: 'Residential',
  PHP: 'PHP (Partial Hospitalization)',
  IOP: 'IOP (Intensive Outpatient)',
});

/** What a search can ask for: a level, or that the listing states none. */
export const levelChoices = list({ ...levels.labels, NONE: 'Level not stated' });

export const populations = list({
  ADULT: 'Adults',
  ADOLESCENT: 'Adolescents',
  LGBTQ: 'LGBTQ+',
  VETERAN: 'Veterans',
  WOMEN: 'Women',
  MEN: 'Men',
  FAMILY: 'Family Programs',
  DUAL_DX: 'Dual Diagnosis',
  TRAUMA: 'Trauma-Focused',
  FAITH_BASED: 'Faith-Based',
});

/** Payment and insurance types. */
export const insuranceTypes = list({
  MEDICAID: 'Medicaid',
  MEDICARE: 'Medicare',
  COMMERCIAL: 'Commercial Insurance',
  SELFPAY: 'Self-Pay',
  TRICARE: 'TRICARE',
  VA: 'VA Benefits',
});

/** Therapies. */
export const modalities = list({
  CBT: 'Cognitive Behavioral Therapy',
  DBT: 'Dialectical Behavior Therapy',
  EMDR: 'EMDR',
  MI: 'Motivational Interviewing',
  MAT: 'Medication-Assisted Treatment',
  TWELVE_STEP: '12-Step Programs',
  HOLISTIC: 'Holistic Approaches',
  FAMILY_THERAPY: 'Family Therapy',
  PSYCHIATRY: 'Psychiatric Services',
});

/** The accreditations that the listing form offers. A center may carry others: the field itself is free text. */
export const accreditations = list({
  'Joint Commission': 'Joint Commission',
  CARF: 'CARF',
  SAMHSA: 'SAMHSA',
  'State Licensed': 'State Licensed',
  NAATP: 'NAATP',
  AAAHC: 'AAAHC',
});

/** What a search can ask for: those, and others that the government's directories name. */
export const knownAccreditations = list({
  ...accreditations.labels,
  'Council on Accreditation (COA)': 'Council on Accreditation (COA)',
  'National Committee for Quality Assurance (NCQA)': 'National Committee for Quality Assurance (NCQA)',
  'Healthcare Facilities Accreditation Program (HFAP)': 'Healthcare Facilities Accreditation Program (HFAP)',
  'Hospital licensing authority': 'Hospital licensing authority',
});

/** The languages that a search can ask for, the most common ones first. A center may speak others: the field is free text. */
export const spokenLanguages = list({
  Spanish: 'Spanish',
  'American Sign Language': 'American Sign Language',
  Russian: 'Russian',
  French: 'French',
  Creole: 'Creole',
  Chinese: 'Chinese',
  Portuguese: 'Portuguese',
  Hindi: 'Hindi',
  Arabic: 'Arabic',
  Tagalog: 'Tagalog',
  Farsi: 'Farsi',
  Vietnamese: 'Vietnamese',
  Korean: 'Korean',
  Polish: 'Polish',
  Hebrew: 'Hebrew',
  Italian: 'Italian',
  German: 'German',
  Japanese: 'Japanese',
  Hmong: 'Hmong',
  Greek: 'Greek',
  Ojibwa: 'Ojibwa',
  Yupik: 'Yupik',
});

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
  DUAL_DIAGNOSIS: 'Dual diagnosis (both)',
});

/** Insurance as the matching request asks for it: coarser than a center's own list. */
export const matchingInsuranceTypes = list({
  MEDICAID: 'Medicaid',
  MEDICARE: 'Medicare',
  COMMERCIAL: 'Commercial insurance',
  TRICARE_VA: 'TRICARE or VA',
  SELFPAY: 'Self-pay',
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

/** The lists whose labels each language has: see i18n/en.ts. */
export const publicLists = {
  states,
  jurisdictions,
  levels,
  levelChoices,
  populations,
  insuranceTypes,
  modalities,
  accreditations,
  knownAccreditations,
  spokenLanguages,
  submissionTypes,
  inquiryTypes,
  ageBands,
  primaryNeeds,
  matchingInsuranceTypes,
  travelWillingness,
  contactPreferences,
};

export type StateCode = ValueOf<typeof states>;
export type Jurisdiction = ValueOf<typeof jurisdictions>;
export type Level = ValueOf<typeof levels>;
export type Population = ValueOf<typeof populations>;
export type InsuranceType = ValueOf<typeof insuranceTypes>;
export type Modality = ValueOf<typeof modalities>;
export type SubmissionType = ValueOf<typeof submissionTypes>;

/** The jurisdiction for a code in any letter case, or undefined: "tx" → "TX". */
export function parseJurisdiction(code: string | null | undefined): Jurisdiction | undefined {
  const upper = code?.toUpperCase();
  return jurisdictions.values.find((value) => value === upper);
}

/** True for the 50 states. */
export function isState(code: Jurisdiction): code is StateCode {
  return code in states.labels;
}
