import type { Care, InsuranceType, Level, Modality, Population } from '#core/lists/public-lists.ts';
import type { Topic } from '#core/lists/topic-values.ts';

/** How likely each value is, from 0 to 1; 1 is always. */
type Shares<V extends string> = Partial<Record<V, number>>;

/** A kind of center: what hangs together in one, so that made-up centers are like real ones. */
export interface Kind {
  /** Of a hundred centers, how many are of this kind. */
  share: number;
  /** The last words of the name. */
  names: readonly string[];
  levels: Shares<Level>;
  /** Levels, too, of which the text says nothing. */
  settings: Shares<Level>;
  care: Shares<Care>;
  populations: Shares<Population>;
  modalities: Shares<Modality>;
  topics: Shares<Topic>;
  insurance: Shares<InsuranceType>;
  /** Fewest and most beds, where people stay overnight. */
  beds?: readonly [number, number];
}

const widely = { MEDICAID: 0.85, MEDICARE: 0.65, COMMERCIAL: 0.8, SELFPAY: 0.9, TRICARE: 0.3, VA: 0.15 };
const privately = { MEDICAID: 0.15, COMMERCIAL: 0.95, SELFPAY: 0.95, TRICARE: 0.35 };

const substances = { SUBSTANCE_USE: 1, MENTAL_HEALTH: 0.3 };
const payment = { SLIDING_SCALE: 0.3, PAYMENT_ASSISTANCE: 0.25, FREE: 0.03 };

export const kinds: readonly Kind[] = [
  {
    share: 16,
    names: ['Detox Center', 'Recovery Center', 'Medical Detox & Recovery', 'Treatment Center'],
    levels: { DETOX: 1, RESIDENTIAL: 0.5, PHP: 0.25, IOP: 0.2 },
    settings: { OUTPATIENT: 0.3, HOSPITAL_INPATIENT: 0.35, OVERNIGHT_DETOX: 0.8, OUTPATIENT_DETOX: 0.35 },
    care: substances,
    populations: { ADULT: 1, DUAL_DX: 0.6, VETERAN: 0.2, TRAUMA: 0.25 },
    modalities: { MAT: 0.95, MI: 0.6, CBT: 0.6, PSYCHIATRY: 0.75, TWELVE_STEP: 0.3 },
    topics: {
      ...payment,
      ALCOHOL_DETOX: 0.9,
      OPIOID_DETOX: 0.8,
      BENZODIAZEPINE_DETOX: 0.4,
      BUPRENORPHINE: 0.7,
      METHADONE: 0.2,
      NALTREXONE: 0.4,
    },
    insurance: widely,
    beds: [12, 90],
  },
  {
    share: 22,
    names: ['House', 'Residence', 'Lodge', 'Retreat', 'Recovery House'],
    levels: { RESIDENTIAL: 1, DETOX: 0.25, IOP: 0.3 },
    settings: { OUTPATIENT: 0.2 },
    care: substances,
    populations: { ADULT: 0.95, LGBTQ: 0.3, DUAL_DX: 0.5, TRAUMA: 0.5, FAMILY: 0.2 },
    modalities: { TWELVE_STEP: 0.6, CBT: 0.8, DBT: 0.5, EMDR: 0.35, HOLISTIC: 0.6, FAMILY_THERAPY: 0.4 },
    topics: {
      SOBER_HOME: 0.4,
      LONG_TERM_RESIDENTIAL: 0.5,
      SHORT_TERM_RESIDENTIAL: 0.4,
      PREGNANT: 0.15,
      CHILDREN_STAY: 0.1,
      PEER_SUPPORT: 0.4,
    },
    insurance: privately,
    beds: [6, 60],
  },
  {
    share: 22,
    names: ['Day Program', 'Recovery Center', 'Outpatient Center', 'Wellness Center', 'Behavioral Health'],
    levels: { PHP: 0.6, IOP: 0.95 },
    settings: { OUTPATIENT: 0.7 },
    care: { SUBSTANCE_USE: 0.7, MENTAL_HEALTH: 0.7 },
    populations: { ADULT: 0.95, LGBTQ: 0.35, DUAL_DX: 0.7, TRAUMA: 0.4, FAMILY: 0.3, VETERAN: 0.15 },
    modalities: { CBT: 0.95, DBT: 0.7, MI: 0.5, EMDR: 0.3, PSYCHIATRY: 0.5, FAMILY_THERAPY: 0.5, MAT: 0.3 },
    topics: {
      ...payment,
      TELEHEALTH: 0.7,
      EATING_DISORDERS: 0.2,
      GAMBLING: 0.15,
      YOUNG_ADULTS: 0.3,
      COUPLES: 0.2,
    },
    insurance: { ...widely, COMMERCIAL: 0.95 },
  },
  {
    share: 18,
    names: ['Clinic', 'Counseling', 'Health & Recovery', 'Family Services', 'Community Health'],
    levels: {},
    settings: { OUTPATIENT: 0.7 },
    care: { SUBSTANCE_USE: 0.6, MENTAL_HEALTH: 0.9 },
    populations: { ADULT: 0.95, ADOLESCENT: 0.3, FAMILY: 0.5, LGBTQ: 0.25, DUAL_DX: 0.4, TRAUMA: 0.3 },
    modalities: { CBT: 0.8, MI: 0.6, MAT: 0.6, PSYCHIATRY: 0.5, FAMILY_THERAPY: 0.5 },
    topics: {
      ...payment,
      TELEHEALTH: 0.6,
      BUPRENORPHINE: 0.4,
      DUI: 0.25,
      COURT_ORDERED: 0.25,
      SENIORS: 0.2,
      DOMESTIC_VIOLENCE: 0.15,
    },
    insurance: widely,
  },
  {
    share: 9,
    names: ['Youth Center', 'Teen Program', 'Family & Youth Services'],
    levels: { IOP: 0.7, PHP: 0.4, RESIDENTIAL: 0.3 },
    settings: { OUTPATIENT: 0.5 },
    care: { MENTAL_HEALTH: 1, SUBSTANCE_USE: 0.6 },
    populations: { ADOLESCENT: 1, FAMILY: 0.8, LGBTQ: 0.4, TRAUMA: 0.5, DUAL_DX: 0.5 },
    modalities: { FAMILY_THERAPY: 0.95, DBT: 0.8, CBT: 0.8, EMDR: 0.3, HOLISTIC: 0.3, PSYCHIATRY: 0.5 },
    topics: {
      ...payment,
      TELEHEALTH: 0.5,
      SUICIDE_PREVENTION: 0.4,
      EATING_DISORDERS: 0.3,
      ANGER_MANAGEMENT: 0.3,
    },
    insurance: { ...widely, MEDICARE: 0 },
    beds: [6, 24],
  },
  {
    share: 6,
    names: ['Veterans Program', 'Veterans Center'],
    levels: { RESIDENTIAL: 0.5, IOP: 0.7, PHP: 0.3, DETOX: 0.1 },
    settings: { OUTPATIENT: 0.5 },
    care: { SUBSTANCE_USE: 0.8, MENTAL_HEALTH: 0.9 },
    populations: { VETERAN: 1, ADULT: 1, TRAUMA: 0.9, DUAL_DX: 0.7, MEN: 0.2, WOMEN: 0.2 },
    modalities: { EMDR: 0.8, CBT: 0.9, MI: 0.5, PSYCHIATRY: 0.6, MAT: 0.4, TWELVE_STEP: 0.3 },
    topics: {
      TELEHEALTH: 0.6,
      HOUSING_HELP: 0.4,
      PEER_SUPPORT: 0.6,
      CHRONIC_PAIN: 0.3,
      MILITARY: 0.3,
      MILITARY_FAMILIES: 0.3,
    },
    insurance: { VA: 1, TRICARE: 0.95, MEDICARE: 0.5, COMMERCIAL: 0.4, SELFPAY: 0.3 },
    beds: [10, 48],
  },
  {
    share: 7,
    names: ['Fellowship', 'Hope Center', 'Mission'],
    levels: { RESIDENTIAL: 0.8, IOP: 0.3 },
    settings: {},
    care: substances,
    populations: { FAITH_BASED: 1, ADULT: 1, FAMILY: 0.3 },
    modalities: { TWELVE_STEP: 0.9, HOLISTIC: 0.5, FAMILY_THERAPY: 0.4, MI: 0.3 },
    topics: { SOBER_HOME: 0.5, LONG_TERM_RESIDENTIAL: 0.6, FREE: 0.3, HOUSING_HELP: 0.5, COURT_ORDERED: 0.3 },
    insurance: { SELFPAY: 1, MEDICAID: 0.35, COMMERCIAL: 0.3 },
    beds: [8, 40],
  },
];
