import {
  accreditations,
  careTypes,
  insuranceTypes,
  jurisdictions,
  levels,
  modalities,
  populations,
  servedOnly,
  untreated,
} from '../lists/public-lists.ts';
import type { Field, FieldTable, NamesOf } from './field-kinds.ts';
import { topics } from './topics.ts';

/**
 * Every field of a center that a source or staff can fill in, in the order in which the API has them. The schema, rows,
 * CSV, packed copy, history, merging and the form of staff derive from this table. Its words stand in
 * core/i18n/en/admin/center-fields.ts, and those of a fact in the `facility` of each language's center.ts.
 */
export const fields = {
  name: {
    kind: 'text',
    column: 'name',
    max: 200,
    required: true,
    packed: 'apart',
    section: 'center',
    example: 'Example Recovery Center',
  },
  city: {
    kind: 'text',
    column: 'city',
    max: 100,
    required: true,
    packed: 'apart',
    section: 'address',
    example: 'Birmingham',
  },
  state: {
    kind: 'choice',
    column: 'state',
    list: jurisdictions,
    required: true,
    refusal: 'is not a US state, such as TX',
    packed: 'apart',
    section: 'address',
    example: 'AL',
  },
  /** Null also where the center keeps its address confidential: see `streetWithheld`. */
  street: {
    kind: 'text',
    column: 'street',
    max: 200,
    packed: 'plain',
    section: 'address',
    example: '100 Example Street',
  },
  /** True where the center keeps its street to itself: who wants to go there calls. */
  streetWithheld: { kind: 'yesNo', column: 'street_withheld', section: 'address', example: '' },
  zip: {
    kind: 'text',
    column: 'zip',
    format: 'zip',
    max: 10,
    packed: 'apart',
    section: 'address',
    example: '35203',
  },
  lat: { kind: 'number', column: 'lat', min: -90, max: 90, packed: 'apart', section: 'place' },
  lng: { kind: 'number', column: 'lng', min: -180, max: 180, packed: 'apart', section: 'place' },
  /** True where lat and lng are the ZIP's centroid and not the building. */
  approximateLocation: {
    kind: 'yesNo',
    column: 'approximate_location',
    saysNo: true,
    packed: 'apart',
    section: 'place',
  },
  /** As people write it: "205-216-0200", "205-216-0200 x123". */
  phone: {
    kind: 'text',
    column: 'phone',
    format: 'phone',
    max: 40,
    packed: 'phone',
    section: 'center',
    example: '205-555-0100',
  },
  /** Further numbers, as `phone` has its own: those for who wants to be admitted. */
  intakePhones: {
    kind: 'names',
    column: 'intake_phones',
    max: 40,
    packed: 'phones',
    section: 'center',
    example: '',
  },
  otherPhones: {
    kind: 'names',
    column: 'other_phones',
    max: 40,
    packed: 'phones',
    section: 'center',
    example: '',
  },
  website: {
    kind: 'text',
    column: 'website',
    format: 'link',
    max: 500,
    section: 'center',
    example: 'https://recovery.example',
  },
  emailPublic: {
    kind: 'text',
    column: 'email_public',
    format: 'email',
    max: 200,
    section: 'center',
    example: 'info@recovery.example',
  },
  /** What the programs or sites at its address are called, with their phone where that is another: "First Step (205-555-0143)". */
  programNames: {
    kind: 'names',
    column: 'program_names',
    max: 250,
    between: ';',
    example: '',
  },
  programHighlights: {
    kind: 'text',
    column: 'program_highlights',
    format: 'long',
    max: 10_000,
    packed: 'phrases',
    example: 'Small groups, and a garden.',
  },
  bedCount: {
    kind: 'number',
    column: 'bed_count',
    min: 1,
    max: 10_000,
    whole: true,
    fact: true,
    example: '24',
  },
  staffToClientRatio: {
    kind: 'text',
    column: 'staff_to_client_ratio',
    max: 40,
    fact: true,
    example: '1:6',
  },
  /** Names of languages in English, e.g. "Spanish". */
  languages: {
    kind: 'names',
    column: 'languages',
    max: 60,
    known: 'spokenLanguages',
    fact: true,
    example: 'English, Spanish',
  },
  religiousOrientation: {
    kind: 'text',
    column: 'religious_orientation',
    max: 100,
    fact: true,
    example: '',
  },
  care: {
    kind: 'values',
    column: 'care',
    list: careTypes,
    key: 'care',
    section: 'care',
    example: 'SUBSTANCE_USE',
  },
  levels: {
    kind: 'values',
    column: 'levels',
    list: levels,
    key: 'level',
    section: 'care',
    header: 'levels_of_care',
    example: 'DETOX, RESIDENTIAL',
  },
  populations: {
    kind: 'values',
    column: 'populations',
    list: populations,
    key: 'population',
    section: 'care',
    example: 'ADULT, WOMEN',
  },
  /** Whom alone it serves; empty where it serves others, too. No service, so no search finds it by that. */
  servesOnly: {
    kind: 'values',
    column: 'serves_only',
    list: servedOnly,
    key: 'group',
    section: 'care',
    example: '',
  },
  modalities: {
    kind: 'values',
    column: 'modalities',
    list: modalities,
    key: 'modality',
    section: 'care',
    example: 'CBT, MAT',
  },
  topics: {
    kind: 'values',
    column: 'topics',
    list: topics,
    key: 'topic',
    packed: 'sets',
    section: 'care',
    example: 'BUPRENORPHINE, TELEHEALTH',
  },
  /** What it turns people away with. No service, so no search finds it by that. */
  doesNotTreat: {
    kind: 'values',
    column: 'does_not_treat',
    list: untreated,
    key: 'condition',
    section: 'care',
    example: '',
  },
  accreditations: {
    kind: 'names',
    column: 'accreditations',
    max: 120,
    key: 'name',
    known: 'knownAccreditations',
    suggested: accreditations,
    section: 'care',
    example: 'CARF',
  },
  insurance: {
    kind: 'values',
    column: 'insurance',
    list: insuranceTypes,
    key: 'insurance',
    section: 'care',
    header: 'insurance_types',
    example: 'MEDICAID, SELFPAY',
  },
} as const satisfies FieldTable;

export type FieldName = keyof typeof fields;
export const fieldNames = Object.keys(fields) as FieldName[];

/** The facts of a facility. */
export type FactName = NamesOf<typeof fields, { fact: true }>;
/** Those of them that are amounts. */
export type AmountName = NamesOf<typeof fields, { fact: true; kind: 'number' }>;
/** Those of one value, which are facts in HSDS, too. */
type SingleFactName = NamesOf<typeof fields, { fact: true; kind: 'number' | 'text' }>;
/** Their codes there, such as BED_COUNT. */
export type FactCode = Uppercase<(typeof fields)[SingleFactName]['column']>;

export function isSingleFact(name: FieldName): name is SingleFactName {
  const field: Field = fields[name];
  return field.fact === true && (field.kind === 'number' || field.kind === 'text');
}
