/**
 * What a center offers that no other list has: medicines, conditions, programs, kinds of places, help with paying. What
 * another list has, such as veterans, teens, or trauma and PTSD, is not said a second time here. Their labels, which the
 * first view does not need, stand in i18n/en/topics.ts; the codes of SAMHSA in data/samhsa-codes/. In groups, as the form
 * of a listing asks for them.
 */
export const topicGroups = {
  medicines: [
    'BUPRENORPHINE',
    'METHADONE',
    'NALTREXONE',
    'ALCOHOL_MEDICATION',
    'OPIOID_TREATMENT_PROGRAM',
    'MEDICATION_WELCOME',
    'NALOXONE',
  ],
  detox: ['ALCOHOL_DETOX', 'OPIOID_DETOX', 'BENZODIAZEPINE_DETOX', 'COCAINE_DETOX', 'METHAMPHETAMINE_DETOX'],
  places: [
    'SOBER_HOME',
    'SHORT_TERM_RESIDENTIAL',
    'LONG_TERM_RESIDENTIAL',
    'CHILDREN_RESIDENTIAL',
    'PSYCHIATRIC_HOSPITAL',
    'COMMUNITY_MENTAL_HEALTH_CENTER',
    'COMMUNITY_BEHAVIORAL_HEALTH_CLINIC',
    'HEALTH_CENTER',
    'VA_FACILITY',
    'TRIBAL',
  ],
  people: [
    'PREGNANT',
    'YOUNG_ADULTS',
    'SENIORS',
    'MILITARY',
    'MILITARY_FAMILIES',
    'COURT_ORDERED',
    'DUI',
    'DOMESTIC_VIOLENCE',
    'SEXUAL_ABUSE',
    'HIV',
  ],
  conditions: [
    'CHRONIC_PAIN',
    'GAMBLING',
    'OTHER_ADDICTIONS',
    'EATING_DISORDERS',
    'FIRST_PSYCHOSIS',
    'SERIOUS_MENTAL_ILLNESS',
    'BRAIN_INJURY',
    'DEMENTIA',
  ],
  crisis: ['SUICIDE_PREVENTION', 'CRISIS_TEAM', 'WALK_IN_CRISIS', 'CRISIS_ON_SITE', 'MOBILE_CRISIS'],
  services: [
    'TELEHEALTH',
    'CASE_MANAGEMENT',
    'PEER_SUPPORT',
    'SELF_HELP_GROUPS',
    'TRAUMA_COUNSELING',
    'ANGER_MANAGEMENT',
    'COUPLES',
    'ART_THERAPY',
    'ACUPUNCTURE',
    'ASSERTIVE_COMMUNITY_TREATMENT',
    'PRIMARY_CARE',
    'QUIT_SMOKING',
    'ECT',
    'TMS',
    'KETAMINE',
  ],
  help: [
    'HOUSING_HELP',
    'JOB_HELP',
    'EDUCATION',
    'LEGAL_HELP',
    'TRANSPORTATION',
    'CHILD_CARE',
    'CHILDREN_STAY',
    'FOSTER_CARE',
    'NATIVE_LANGUAGES',
    'OTHER_LANGUAGES',
  ],
  payment: ['FREE', 'SLIDING_SCALE', 'PAYMENT_ASSISTANCE', 'STATE_INSURANCE', 'TRIBAL_FUNDS'],
} as const;

export type TopicGroup = keyof typeof topicGroups;
export type Topic = (typeof topicGroups)[TopicGroup][number];

export const topicValues = Object.values(topicGroups).flat() as [Topic, ...Topic[]];
