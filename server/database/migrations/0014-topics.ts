import { type Kysely, sql } from 'kysely';

/**
 * What an import had written into a center's program text ("Settings: outpatient, ...") becomes topics, of which there are
 * more now, and leaves the text. Who names the drugs of its detox, and not detox as its care, offers it by day. All tables
 * are as they were when this was written.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows: centers } = await sql<Row & { id: number }>`
    SELECT id, program_highlights, topics, levels, imported FROM centers`.execute(db);
  for (const { id, ...row } of centers) {
    const next = upgrade(row);
    if (JSON.stringify(next) === JSON.stringify(row)) continue;
    await sql`
      UPDATE centers SET program_highlights = ${next.program_highlights}, topics = ${next.topics},
        levels = ${next.levels}, imported = ${next.imported} WHERE id = ${id}`.execute(db);
  }
  // The states of the history stay comparable with the centers, and so can be gone back to.
  const { rows: changes } = await sql<{ id: number; before: string }>`
    SELECT id, before FROM changes WHERE subject = 'center' AND before IS NOT NULL`.execute(db);
  for (const { id, before } of changes) {
    const row = JSON.parse(before) as Row;
    if (row.program_highlights === undefined || row.topics === undefined) continue;
    await sql`UPDATE changes SET before = ${JSON.stringify(upgrade(row))} WHERE id = ${id}`.execute(db);
  }
}

/** What of a row of `centers` matters here. */
interface Row {
  program_highlights: string | null;
  topics: string;
  levels: string;
  imported?: string | null;
}

type Phrases = Record<string, string[]>;
type SourceRecord = { levels?: string[]; topics?: string[]; phrases?: Phrases } & Record<string, unknown>;
/** What an import keeps of its source, as far as it matters here. */
interface Imported {
  parts: Record<string, SourceRecord>;
}

function upgrade<R extends Row>(row: R): R {
  const { topics: said, text } = readText(row.program_highlights);
  const topics = inOrder([...(JSON.parse(row.topics) as string[]), ...said], topicOrder);
  const imported = row.imported ? (JSON.parse(row.imported) as Imported) : undefined;
  let levels = JSON.parse(row.levels) as string[];
  for (const [part, record] of Object.entries(imported?.parts ?? {})) {
    const next = withTopics(record);
    imported!.parts[part] = next;
    if (next.levels?.includes(BY_DAY) && !record.levels?.includes(BY_DAY)) levels = withDetox(levels, topics);
  }
  return {
    ...row,
    program_highlights: text,
    topics: JSON.stringify(topics),
    levels: JSON.stringify(levels),
    ...(row.imported !== undefined && { imported: imported ? JSON.stringify(imported) : null }),
  };
}

/** The topics of the lines "Heading: phrase, phrase." that an import wrote, and the text without those lines. */
function readText(given: string | null): { topics: string[]; text: string | null } {
  if (given === null) return { topics: [], text: null };
  const topics: string[] = [];
  const kept = given.split('\n').filter((line) => {
    const [, heading = '', list = ''] = /^([A-Z][^:]*): (.*)\.$/.exec(line) ?? [];
    const said = list.split(', ').map((phrase) => topicOf[heading]?.[phrase] ?? null);
    // A line that somebody has changed is theirs.
    if (said.includes(null)) return true;
    // The others have been topics since 0011: where staff took one away, it stays away.
    topics.push(...(said.filter((topic) => topic !== null && newTopics.includes(topic)) as string[]));
    return false;
  });
  return { topics, text: kept.join('\n') || null };
}

/** As an import writes it now, so that the next one finds that its source says the same. */
function withTopics({ phrases = {}, ...record }: SourceRecord): SourceRecord {
  const said = Object.entries(phrases).flatMap(([heading, items]) =>
    items.map((item) => topicOf[heading]?.[item] ?? ''),
  );
  const topics = inOrder(said, topicOrder);
  if (topics.length === 0) return record;
  const levels = withDetox(record.levels ?? [], topics);
  return { ...record, topics, ...(levels.length > 0 && { levels }) };
}

const BY_DAY = 'OUTPATIENT_DETOX';

function withDetox(levels: readonly string[], topics: readonly string[]): string[] {
  const isByDay = ['OUTPATIENT', 'IOP', 'PHP'].some((level) => levels.includes(level));
  const isKnown = levels.some((level) => level.endsWith('DETOX'));
  if (isKnown || !isByDay || !topics.some((topic) => topic.endsWith('_DETOX'))) return [...levels];
  return inOrder([...levels, BY_DAY], levelOrder);
}

function inOrder(values: readonly string[], order: readonly string[]): string[] {
  return order.filter((value) => values.includes(value));
}

const levelOrder = [
  ...['DETOX', 'RESIDENTIAL', 'PHP', 'IOP', 'OUTPATIENT', 'HOSPITAL_INPATIENT', 'OVERNIGHT_DETOX'],
  BY_DAY,
];

const topicOf: Record<string, Record<string, string>> = {
  Settings: {
    // Levels say these two.
    outpatient: '',
    'hospital inpatient': '',
    'transitional housing or sober home': 'SOBER_HOME',
    'short-term residential': 'SHORT_TERM_RESIDENTIAL',
    'long-term residential': 'LONG_TERM_RESIDENTIAL',
    'psychiatric hospital': 'PSYCHIATRIC_HOSPITAL',
    'psychiatric unit of a general hospital': 'PSYCHIATRIC_HOSPITAL',
    'run by a tribe': 'TRIBAL',
    'run by the Indian Health Service': 'TRIBAL',
    'residential for children': 'CHILDREN_RESIDENTIAL',
    'community mental health center': 'COMMUNITY_MENTAL_HEALTH_CENTER',
    'certified community behavioral health clinic': 'COMMUNITY_BEHAVIORAL_HEALTH_CLINIC',
    'federally qualified health center': 'HEALTH_CENTER',
    'Veterans Affairs facility': 'VA_FACILITY',
  },
  Medications: {
    buprenorphine: 'BUPRENORPHINE',
    methadone: 'METHADONE',
    naltrexone: 'NALTREXONE',
    'medication for alcohol use': 'ALCOHOL_MEDICATION',
    'federally certified opioid treatment program': 'OPIOID_TREATMENT_PROGRAM',
    'people already on medication welcome': 'MEDICATION_WELCOME',
  },
  'Detox from': {
    alcohol: 'ALCOHOL_DETOX',
    opioids: 'OPIOID_DETOX',
    benzodiazepines: 'BENZODIAZEPINE_DETOX',
    cocaine: 'COCAINE_DETOX',
    methamphetamine: 'METHAMPHETAMINE_DETOX',
  },
  'Special programs': {
    'pregnant and postpartum women': 'PREGNANT',
    'young adults': 'YOUNG_ADULTS',
    'older adults': 'SENIORS',
    'active-duty military': 'MILITARY',
    'military families': 'MILITARY_FAMILIES',
    'people in the justice system': 'COURT_ORDERED',
    'DUI or DWI': 'DUI',
    'domestic violence': 'DOMESTIC_VIOLENCE',
    'sexual abuse survivors': 'SEXUAL_ABUSE',
    'HIV or AIDS': 'HIV',
    'chronic pain': 'CHRONIC_PAIN',
    'gambling disorder': 'GAMBLING',
    'other addictions': 'OTHER_ADDICTIONS',
    'eating disorders': 'EATING_DISORDERS',
    'first-episode psychosis': 'FIRST_PSYCHOSIS',
    'serious mental illness': 'SERIOUS_MENTAL_ILLNESS',
    'brain injury': 'BRAIN_INJURY',
    dementia: 'DEMENTIA',
  },
  'Crisis care': {
    'suicide prevention': 'SUICIDE_PREVENTION',
    'crisis team': 'CRISIS_TEAM',
    'walk-in psychiatric emergency care': 'WALK_IN_CRISIS',
    'mobile psychiatric emergency care': 'MOBILE_CRISIS',
    'psychiatric emergency care on site': 'CRISIS_ON_SITE',
  },
  'Also offers': {
    telehealth: 'TELEHEALTH',
    'naloxone and overdose education': 'NALOXONE',
    'peer support': 'PEER_SUPPORT',
    'anger management': 'ANGER_MANAGEMENT',
    'couples counseling': 'COUPLES',
    'help to quit smoking': 'QUIT_SMOKING',
    'electroconvulsive therapy': 'ECT',
    'transcranial magnetic stimulation': 'TMS',
    'ketamine infusion': 'KETAMINE',
    'housing help': 'HOUSING_HELP',
    'transportation help': 'TRANSPORTATION',
    'child care': 'CHILD_CARE',
    'beds for clients’ children': 'CHILDREN_STAY',
    'case management': 'CASE_MANAGEMENT',
    'self-help groups': 'SELF_HELP_GROUPS',
    'trauma counseling': 'TRAUMA_COUNSELING',
    'art and activity therapy': 'ART_THERAPY',
    acupuncture: 'ACUPUNCTURE',
    'assertive community treatment': 'ASSERTIVE_COMMUNITY_TREATMENT',
    'primary care': 'PRIMARY_CARE',
    'job help': 'JOB_HELP',
    'education services': 'EDUCATION',
    'legal advocacy': 'LEGAL_HELP',
    'therapeutic foster care': 'FOSTER_CARE',
    'American Indian or Alaska Native languages': 'NATIVE_LANGUAGES',
    'other languages': 'OTHER_LANGUAGES',
  },
  'Payment help': {
    'free of charge': 'FREE',
    'sliding fee scale': 'SLIDING_SCALE',
    'payment assistance': 'PAYMENT_ASSISTANCE',
    'state-financed health insurance': 'STATE_INSURANCE',
    'Indian Health Service or tribal funds': 'TRIBAL_FUNDS',
  },
};
const newTopics = namesIn(`
  MEDICATION_WELCOME CHILDREN_RESIDENTIAL COMMUNITY_MENTAL_HEALTH_CENTER COMMUNITY_BEHAVIORAL_HEALTH_CLINIC
  HEALTH_CENTER VA_FACILITY CRISIS_ON_SITE CASE_MANAGEMENT SELF_HELP_GROUPS TRAUMA_COUNSELING ART_THERAPY
  ACUPUNCTURE ASSERTIVE_COMMUNITY_TREATMENT PRIMARY_CARE JOB_HELP EDUCATION LEGAL_HELP FOSTER_CARE
  NATIVE_LANGUAGES OTHER_LANGUAGES STATE_INSURANCE TRIBAL_FUNDS`);
const topicOrder = namesIn(`
  BUPRENORPHINE METHADONE NALTREXONE ALCOHOL_MEDICATION OPIOID_TREATMENT_PROGRAM MEDICATION_WELCOME NALOXONE
  ALCOHOL_DETOX OPIOID_DETOX BENZODIAZEPINE_DETOX COCAINE_DETOX METHAMPHETAMINE_DETOX SOBER_HOME
  SHORT_TERM_RESIDENTIAL LONG_TERM_RESIDENTIAL CHILDREN_RESIDENTIAL PSYCHIATRIC_HOSPITAL
  COMMUNITY_MENTAL_HEALTH_CENTER COMMUNITY_BEHAVIORAL_HEALTH_CLINIC HEALTH_CENTER VA_FACILITY TRIBAL PREGNANT
  YOUNG_ADULTS SENIORS MILITARY MILITARY_FAMILIES COURT_ORDERED DUI DOMESTIC_VIOLENCE SEXUAL_ABUSE HIV
  CHRONIC_PAIN GAMBLING OTHER_ADDICTIONS EATING_DISORDERS FIRST_PSYCHOSIS SERIOUS_MENTAL_ILLNESS BRAIN_INJURY
  DEMENTIA SUICIDE_PREVENTION CRISIS_TEAM WALK_IN_CRISIS CRISIS_ON_SITE MOBILE_CRISIS TELEHEALTH
  CASE_MANAGEMENT PEER_SUPPORT SELF_HELP_GROUPS TRAUMA_COUNSELING ANGER_MANAGEMENT COUPLES ART_THERAPY
  ACUPUNCTURE ASSERTIVE_COMMUNITY_TREATMENT PRIMARY_CARE QUIT_SMOKING ECT TMS KETAMINE HOUSING_HELP JOB_HELP
  EDUCATION LEGAL_HELP TRANSPORTATION CHILD_CARE CHILDREN_STAY FOSTER_CARE NATIVE_LANGUAGES OTHER_LANGUAGES
  FREE SLIDING_SCALE PAYMENT_ASSISTANCE STATE_INSURANCE TRIBAL_FUNDS`);

function namesIn(text: string): string[] {
  return text.trim().split(/\s+/);
}
