import type { Level } from '../../lists/public-lists.ts';
import type { Topic } from '../../lists/topic-values.ts';

/** What the lines of a program text are about, in their order. */
export type ProgramGroup =
  | 'settings'
  | 'medications'
  | 'detox'
  | 'programs'
  | 'crisis'
  | 'offers'
  | 'payment';

/**
 * The words of a program text: what a center's codes and facts say as lines to read, for other programs. Our pages say codes
 * by the labels of their lists, in the reader's language.
 */
export const programText = {
  groups: {
    settings: 'Settings',
    medications: 'Medications',
    detox: 'Detox from',
    programs: 'Special programs',
    crisis: 'Crisis care',
    offers: 'Also offers',
    payment: 'Payment help',
  } satisfies Record<ProgramGroup, string>,
  /** By group: what each topic, and each level that is a setting, is called in a line of it. */
  terms: {
    settings: {
      OUTPATIENT: 'outpatient',
      HOSPITAL_INPATIENT: 'hospital inpatient',
      PSYCHIATRIC_HOSPITAL: 'psychiatric hospital or unit',
      SHORT_TERM_RESIDENTIAL: 'short-term residential',
      LONG_TERM_RESIDENTIAL: 'long-term residential',
      CHILDREN_RESIDENTIAL: 'residential for children',
      SOBER_HOME: 'transitional housing or sober home',
      COMMUNITY_MENTAL_HEALTH_CENTER: 'community mental health center',
      COMMUNITY_BEHAVIORAL_HEALTH_CLINIC: 'certified community behavioral health clinic',
      HEALTH_CENTER: 'federally qualified health center',
      VA_FACILITY: 'Veterans Affairs facility',
      TRIBAL: 'run by a tribe or the Indian Health Service',
    },
    medications: {
      METHADONE: 'methadone',
      BUPRENORPHINE: 'buprenorphine',
      NALTREXONE: 'naltrexone',
      ALCOHOL_MEDICATION: 'medication for alcohol use',
      OPIOID_TREATMENT_PROGRAM: 'federally certified opioid treatment program',
      MEDICATION_WELCOME: 'people already on medication welcome',
    },
    detox: {
      ALCOHOL_DETOX: 'alcohol',
      OPIOID_DETOX: 'opioids',
      BENZODIAZEPINE_DETOX: 'benzodiazepines',
      COCAINE_DETOX: 'cocaine',
      METHAMPHETAMINE_DETOX: 'methamphetamine',
    },
    programs: {
      YOUNG_ADULTS: 'young adults',
      SENIORS: 'older adults',
      PREGNANT: 'pregnant and postpartum women',
      MILITARY: 'active-duty military',
      MILITARY_FAMILIES: 'military families',
      COURT_ORDERED: 'people in the justice system',
      DUI: 'DUI or DWI',
      HIV: 'HIV or AIDS',
      DOMESTIC_VIOLENCE: 'domestic violence',
      SEXUAL_ABUSE: 'sexual abuse survivors',
      CHRONIC_PAIN: 'chronic pain',
      EATING_DISORDERS: 'eating disorders',
      FIRST_PSYCHOSIS: 'first-episode psychosis',
      SERIOUS_MENTAL_ILLNESS: 'serious mental illness',
      BRAIN_INJURY: 'brain injury',
      DEMENTIA: 'dementia',
      GAMBLING: 'gambling disorder',
      OTHER_ADDICTIONS: 'other addictions',
    },
    crisis: {
      WALK_IN_CRISIS: 'walk-in psychiatric emergency care',
      CRISIS_ON_SITE: 'psychiatric emergency care on site',
      MOBILE_CRISIS: 'mobile psychiatric emergency care',
      CRISIS_TEAM: 'crisis team',
      SUICIDE_PREVENTION: 'suicide prevention',
    },
    offers: {
      TELEHEALTH: 'telehealth',
      CASE_MANAGEMENT: 'case management',
      PEER_SUPPORT: 'peer support',
      SELF_HELP_GROUPS: 'self-help groups',
      NALOXONE: 'naloxone and overdose education',
      TRAUMA_COUNSELING: 'trauma counseling',
      ANGER_MANAGEMENT: 'anger management',
      COUPLES: 'couples counseling',
      ART_THERAPY: 'art and activity therapy',
      ACUPUNCTURE: 'acupuncture',
      ECT: 'electroconvulsive therapy',
      KETAMINE: 'ketamine infusion',
      TMS: 'transcranial magnetic stimulation',
      ASSERTIVE_COMMUNITY_TREATMENT: 'assertive community treatment',
      PRIMARY_CARE: 'primary care',
      QUIT_SMOKING: 'help to quit smoking',
      HOUSING_HELP: 'housing help',
      JOB_HELP: 'job help',
      EDUCATION: 'education services',
      LEGAL_HELP: 'legal advocacy',
      TRANSPORTATION: 'transportation help',
      CHILD_CARE: 'child care',
      CHILDREN_STAY: 'beds for clients’ children',
      FOSTER_CARE: 'therapeutic foster care',
      NATIVE_LANGUAGES: 'American Indian or Alaska Native languages',
      OTHER_LANGUAGES: 'other languages',
    },
    payment: {
      FREE: 'free of charge',
      SLIDING_SCALE: 'sliding fee scale',
      PAYMENT_ASSISTANCE: 'payment assistance',
      STATE_INSURANCE: 'state-financed health insurance',
      TRIBAL_FUNDS: 'Indian Health Service or tribal funds',
    },
  } satisfies Record<ProgramGroup, Partial<Record<Topic | Level, string>>>,
  /** What facts of the center are called in it. */
  facts: {
    streetWithheld: 'Address: confidential. Call for directions.',
    programNames: 'Programs here',
    intakePhones: 'Intake',
    otherPhones: 'Other phones',
  },
};
