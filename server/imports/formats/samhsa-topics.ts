import type { ServedOnly, Untreated } from '#core/lists/public-lists.ts';
import type { Topic } from '#core/lists/topic-values.ts';
import type { Codes } from './samhsa-codes.ts';

/** What SAMHSA's codes say of what a facility offers, beyond levels, populations, therapies and ways to pay. */
export const topicCodes: Record<Topic, Codes> = {
  BUPRENORPHINE: { SU: 'BU BUM BMW UB BSDM BWN BWON BERI' },
  METHADONE: { SU: 'MU METH MM MMW' },
  NALTREXONE: { SU: 'NU UN RPN NXN VTRL' },
  ALCOHOL_MEDICATION: { SU: 'PMAT ACM DSF' },
  OPIOID_TREATMENT_PROGRAM: { SU: 'OTP' },
  MEDICATION_WELCOME: { SU: 'MOA ACMA' },
  NALOXONE: { SU: 'NOE' },
  ALCOHOL_DETOX: { SU: 'ADTX' },
  OPIOID_DETOX: { SU: 'ODTX' },
  BENZODIAZEPINE_DETOX: { SU: 'BDTX' },
  COCAINE_DETOX: { SU: 'CDTX' },
  METHAMPHETAMINE_DETOX: { SU: 'MDTX' },
  SOBER_HOME: { SU: 'HH' },
  SHORT_TERM_RESIDENTIAL: { SU: 'RS' },
  LONG_TERM_RESIDENTIAL: { SU: 'RL' },
  CHILDREN_RESIDENTIAL: { MH: 'RTCC' },
  PSYCHIATRIC_HOSPITAL: { SU: 'PSYH', MH: 'PSY SHP IPSY' },
  COMMUNITY_MENTAL_HEALTH_CENTER: { MH: 'CMHC' },
  COMMUNITY_BEHAVIORAL_HEALTH_CLINIC: { MH: 'CBHC' },
  HEALTH_CENTER: { both: 'FQHC' },
  VA_FACILITY: { both: 'VAMC', MH: 'VAHC' },
  TRIBAL: { both: 'TBG IH' },
  PREGNANT: { SU: 'PW' },
  YOUNG_ADULTS: { both: 'TAY' },
  SENIORS: { both: 'SE' },
  MILITARY: { both: 'ADM' },
  MILITARY_FAMILIES: { both: 'MF' },
  COURT_ORDERED: { both: 'CJ' },
  DUI: { SU: 'DU' },
  DOMESTIC_VIOLENCE: { both: 'DV', SU: 'DVFP' },
  SEXUAL_ABUSE: { SU: 'XA' },
  HIV: { both: 'HV' },
  CHRONIC_PAIN: { SU: 'COPSU' },
  GAMBLING: { SU: 'TGD' },
  OTHER_ADDICTIONS: { SU: 'TOD' },
  EATING_DISORDERS: { MH: 'PED' },
  FIRST_PSYCHOSIS: { MH: 'PEFP' },
  SERIOUS_MENTAL_ILLNESS: { MH: 'SMI' },
  BRAIN_INJURY: { MH: 'TBI' },
  DEMENTIA: { MH: 'ALZ' },
  SUICIDE_PREVENTION: { both: 'SPS' },
  CRISIS_TEAM: { MH: 'CIT' },
  WALK_IN_CRISIS: { MH: 'WI' },
  CRISIS_ON_SITE: { MH: 'PEON' },
  MOBILE_CRISIS: { MH: 'PEOFF' },
  TELEHEALTH: { both: 'TELE' },
  CASE_MANAGEMENT: { both: 'CM' },
  PEER_SUPPORT: { both: 'PEER', SU: 'RC' },
  SELF_HELP_GROUPS: { SU: 'SHG' },
  TRAUMA_COUNSELING: { SU: 'TRC' },
  ANGER_MANAGEMENT: { SU: 'ANG' },
  COUPLES: { SU: 'MCO' },
  ART_THERAPY: { MH: 'AT' },
  ACUPUNCTURE: { SU: 'ACU' },
  ASSERTIVE_COMMUNITY_TREATMENT: { MH: 'ACT' },
  PRIMARY_CARE: { both: 'IPC' },
  QUIT_SMOKING: { both: 'TCC' },
  ECT: { MH: 'ECT' },
  TMS: { MH: 'TMS' },
  KETAMINE: { MH: 'KIT' },
  HOUSING_HELP: { both: 'HS', MH: 'SH' },
  JOB_HELP: { SU: 'EMP VOC', MH: 'SEMP VRS' },
  EDUCATION: { MH: 'ES' },
  LEGAL_HELP: { MH: 'LAD' },
  TRANSPORTATION: { SU: 'TA' },
  CHILD_CARE: { SU: 'CCC' },
  CHILDREN_STAY: { SU: 'BC' },
  FOSTER_CARE: { MH: 'TPC' },
  NATIVE_LANGUAGES: { both: 'NX' },
  OTHER_LANGUAGES: { both: 'FX' },
  FREE: { SU: 'NP' },
  SLIDING_SCALE: { both: 'SS' },
  PAYMENT_ASSISTANCE: { both: 'PA' },
  STATE_INSURANCE: { both: 'SI' },
  TRIBAL_FUNDS: { both: 'ITU' },
};

/** Phrases under headings, e.g. `{ 'Serves only': ['women'] }`; headings without phrases are left out. */
export type Phrases = Record<string, string[]>;

/** What a facility leaves out. It holds for a center only where each of its rows says so. */
export const limitCodes = {
  'Serves only': {
    women: { SU: 'FEM' },
    men: { SU: 'MALE' },
    'people with opioid use disorder': { SU: 'OUDO' },
    'people with alcohol use disorder': { SU: 'AUDO' },
    'DUI or DWI clients': { SU: 'DUO' },
  },
  'Does not treat': {
    'opioid use disorder': { SU: 'NOOP' },
    'alcohol use disorder': { SU: 'NAUT' },
  },
} as const satisfies Record<string, Record<string, Codes>>;

const servedOnlyOf: Record<string, ServedOnly> = {
  women: 'WOMEN',
  men: 'MEN',
  'people with opioid use disorder': 'OPIOID_USE',
  'people with alcohol use disorder': 'ALCOHOL_USE',
  'DUI or DWI clients': 'DUI',
} satisfies Record<keyof (typeof limitCodes)['Serves only'], ServedOnly>;

const untreatedOf: Record<string, Untreated> = {
  'opioid use disorder': 'OPIOID_USE',
  'alcohol use disorder': 'ALCOHOL_USE',
} satisfies Record<keyof (typeof limitCodes)['Does not treat'], Untreated>;

/** What a record's limits say, in the order of the lists. */
export function limitsOf(limits: Phrases): { servesOnly: ServedOnly[]; doesNotTreat: Untreated[] } {
  return {
    servesOnly: (limits['Serves only'] ?? []).flatMap((phrase) => servedOnlyOf[phrase] ?? []),
    doesNotTreat: (limits['Does not treat'] ?? []).flatMap((phrase) => untreatedOf[phrase] ?? []),
  };
}
