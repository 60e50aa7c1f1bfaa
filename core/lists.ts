/**
 * Every closed list of values in the product, each declared once with its labels.
 * Schemas, forms, filters, CSV columns, badges and API docs derive from these.
 */

export interface ValueList<V extends string = string> {
  /** The stored values, in display order. */
  readonly values: readonly [V, ...V[]];
  /** What a person reads for each value, in English. */
  readonly labels: Readonly<Record<V, string>>;
}

/** What a person reads for a value; a value that the list lacks is its own label. */
export function labelOf({ labels }: ValueList, value: string): string {
  return labels[value] ?? value;
}

/** The union of a list's values, e.g. `ValueOf<typeof levels>`. */
export type ValueOf<L extends ValueList> = L['values'][number];

function list<const L extends Record<string, string>>(labels: L): ValueList<keyof L & string> {
  return { values: Object.keys(labels) as [keyof L & string, ...(keyof L & string)[]], labels };
}

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

/** The public sees the first two; `UNPUBLISHED` is for staff only. */
export const reviewStatuses = list({
  PUBLISHED: 'Published',
  NEEDS_REVIEW: 'Needs review',
  UNPUBLISHED: 'Unpublished',
});

export const submissionTypes = list({
  NEW_CENTER: 'New center',
  UPDATE_CENTER: 'Update to a center',
  CONTACT: 'Contact message',
});

export const submissionStatuses = list({
  NEW: 'New',
  UNDER_REVIEW: 'Under review',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
});

/** What a visitor tells us of a center: what is wrong with its listing, or that a call went through. */
export const reportKinds = list({
  WRONG_NUMBER: 'Wrong number',
  CLOSED: 'Closed',
  MOVED: 'Moved',
  OTHER: 'Something else',
  WORKS: 'I called: it works',
});

/** Why a center may be the one that a listing is about; the strongest first. */
export const matchReasons = list({
  phone: 'Same phone',
  name: 'Same name',
  address: 'Same address',
  website: 'Same website',
  similar_name: 'Similar name',
  city: 'Same city',
  zip: 'Same ZIP',
});

/** A mail to staff or to a submitter. Queued until it is sent, given up, or logged for want of a mail server. */
export const notificationStatuses = list({
  QUEUED: 'Queued',
  SENT: 'Sent',
  FAILED: 'Failed',
  LOGGED: 'Logged',
});

/** What an account of staff may do. Only admins manage accounts and import files. */
export const staffRoles = list({
  admin: 'Admin',
  reviewer: 'Reviewer',
});

/** What a link that works once is for. */
export const staffLinkPurposes = list({
  'set-up': 'First account',
  invite: 'Invitation',
  password: 'New password',
});

/** From where staff do what they do. */
export const channels = list({
  web: 'Web',
  terminal: 'Terminal',
});

/** What staff change, and the history keeps. */
export const changeSubjects = list({
  center: 'Center',
  guide: 'Guide',
  submission: 'Submission',
  matching_request: 'Matching request',
  center_report: 'Problem report',
  import: 'Import',
  staff: 'Staff account',
  system: 'System',
});

export const changeActions = list({
  create: 'Created',
  update: 'Changed',
  verify: 'Verified',
  resolve: 'Resolved',
  merge: 'Merged',
  distinct: 'Kept apart',
  indistinct: 'No longer kept apart',
  delete: 'Deleted',
  undo: 'Undone',
  invite: 'Invited',
  password_link: 'Password link made',
  password: 'Password changed',
  sign_out: 'Signed out',
  backup: 'Backed up',
  restore: 'Restored',
  purge: 'Wiped',
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

export type StateCode = ValueOf<typeof states>;
export type Jurisdiction = ValueOf<typeof jurisdictions>;
export type Level = ValueOf<typeof levels>;
export type Population = ValueOf<typeof populations>;
export type InsuranceType = ValueOf<typeof insuranceTypes>;
export type Modality = ValueOf<typeof modalities>;
export type ReviewStatus = ValueOf<typeof reviewStatuses>;
export type ReportKind = ValueOf<typeof reportKinds>;
export type SubmissionType = ValueOf<typeof submissionTypes>;
export type SubmissionStatus = ValueOf<typeof submissionStatuses>;
export type StaffRole = ValueOf<typeof staffRoles>;
export type StaffLinkPurpose = ValueOf<typeof staffLinkPurposes>;
export type ChangeSubject = ValueOf<typeof changeSubjects>;
export type Channel = ValueOf<typeof channels>;
export type ChangeAction = ValueOf<typeof changeActions>;
export type NotificationStatus = ValueOf<typeof notificationStatuses>;

/** The jurisdiction for a code in any letter case, or undefined: "tx" → "TX". */
export function parseJurisdiction(code: string | null | undefined): Jurisdiction | undefined {
  const upper = code?.toUpperCase();
  return jurisdictions.values.find((value) => value === upper);
}

/** True for the 50 states. */
export function isState(code: Jurisdiction): code is StateCode {
  return code in states.labels;
}
