import { list, names, type ValueOf } from './value-list.ts';

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
const otherJurisdictions = list({
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

/**
 * Levels of care, and the settings of some: who offers detox in either of its settings has DETOX, too. Alone
 * OUTPATIENT_DETOX stands where a center names the drugs that it withdraws people from, by day, and not detox as its care.
 */
export const levels = list({
  DETOX: 'Detox',
  RESIDENTIAL: 'Residential',
  PHP: 'PHP (Partial Hospitalization)',
  IOP: 'IOP (Intensive Outpatient)',
  OUTPATIENT: 'Outpatient',
  HOSPITAL_INPATIENT: 'Hospital Inpatient',
  OVERNIGHT_DETOX: 'Overnight Detox',
  OUTPATIENT_DETOX: 'Outpatient Detox',
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

/** What a center treats. */
export const careTypes = list({
  SUBSTANCE_USE: 'Substance Use',
  MENTAL_HEALTH: 'Mental Health',
});

/** Whom alone a center serves, where it serves no others. */
export const servedOnly = list({
  WOMEN: 'Women',
  MEN: 'Men',
  OPIOID_USE: 'People with opioid use disorder',
  ALCOHOL_USE: 'People with alcohol use disorder',
  DUI: 'People with a DUI or DWI',
});

/** What a center does not treat. */
export const untreated = list({
  OPIOID_USE: 'Opioid use disorder',
  ALCOHOL_USE: 'Alcohol use disorder',
});

/** What a search can ask for: care, or that of one disorder, by a center that does not turn people with it away. */
export const careChoices = list({ ...careTypes.labels, ...untreated.labels });

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
  'State Licensed': 'State Licensed',
  NAATP: 'Member of NAATP',
  AAAHC: 'AAAHC',
});

/** What a search can ask for: those, and others that the government's directories name. */
export const knownAccreditations = list({
  ...accreditations.labels,
  // SAMHSA accredits nobody: it certifies opioid treatment programs (42 CFR Part 8), and only its directory can say so.
  SAMHSA: 'SAMHSA-certified opioid treatment program',
  ...names([
    'Council on Accreditation (COA)',
    'National Committee for Quality Assurance (NCQA)',
    'Healthcare Facilities Accreditation Program (HFAP)',
    'Hospital licensing authority',
  ]).labels,
});

/** The languages that a search can ask for, the most common ones first. A center may speak others: the field is free text. */
export const spokenLanguages = names([
  'Spanish',
  'American Sign Language',
  'Russian',
  'French',
  'Creole',
  'Chinese',
  'Portuguese',
  'Hindi',
  'Arabic',
  'Tagalog',
  'Farsi',
  'Vietnamese',
  'Korean',
  'Polish',
  'Hebrew',
  'Italian',
  'German',
  'Japanese',
  'Hmong',
  'Greek',
  'Ojibwa',
  'Yupik',
]);

/** The lists whose labels each language has: see i18n/en.ts. */
export const publicLists = {
  states,
  jurisdictions,
  levels,
  levelChoices,
  careTypes,
  careChoices,
  populations,
  servedOnly,
  untreated,
  insuranceTypes,
  modalities,
  accreditations,
  knownAccreditations,
  spokenLanguages,
};

export type StateCode = ValueOf<typeof states>;
export type Jurisdiction = ValueOf<typeof jurisdictions>;
export type Level = ValueOf<typeof levels>;
export type Care = ValueOf<typeof careTypes>;
export type CareChoice = ValueOf<typeof careChoices>;
export type ServedOnly = ValueOf<typeof servedOnly>;
export type Untreated = ValueOf<typeof untreated>;
export type Population = ValueOf<typeof populations>;
export type InsuranceType = ValueOf<typeof insuranceTypes>;
export type Modality = ValueOf<typeof modalities>;

/** The jurisdiction for a code in any letter case, or undefined: "tx" → "TX". */
export function parseJurisdiction(code: string | null | undefined): Jurisdiction | undefined {
  const upper = code?.toUpperCase();
  return jurisdictions.values.find((value) => value === upper);
}

/** The same, or by its name: "tx" and "Texas" → "TX". */
export function parseState(text: string): Jurisdiction | undefined {
  const name = text.trim().toLowerCase();
  return (
    parseJurisdiction(name) ??
    jurisdictions.values.find((code) => jurisdictions.labels[code].toLowerCase() === name)
  );
}

/** True for the 50 states. */
export function isState(code: Jurisdiction): code is StateCode {
  return code in states.labels;
}
