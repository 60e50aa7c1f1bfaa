import { type Kysely, sql } from 'kysely';

/**
 * What centers treat, their topics, whom they turn away, and three levels with the settings of detox: read from what is
 * stored, so that nothing has to be imported anew. All tables are as they were when this was written.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['care', 'topics', 'serves_only', 'does_not_treat']) {
    await db.schema
      .alterTable('centers')
      .addColumn(column, 'text', (added) => added.notNull().defaultTo('[]'))
      .execute();
  }
  const { rows: centers } = await sql<Row & { id: number }>`
    SELECT id, program_highlights, levels, imported FROM centers`.execute(db);
  for (const { id, ...row } of centers) {
    const next = upgrade(row);
    if (saysNothingNew(row, next)) continue;
    const { care, topics, serves_only, does_not_treat, levels, program_highlights, imported } = next;
    await sql`
      UPDATE centers SET care = ${care}, topics = ${topics}, serves_only = ${serves_only},
        does_not_treat = ${does_not_treat}, levels = ${levels}, program_highlights = ${program_highlights},
        imported = ${imported} WHERE id = ${id}`.execute(db);
  }
  // The states of the history stay comparable with the centers, and so can be gone back to.
  const { rows: changes } = await sql<{ id: number; before: string }>`
    SELECT id, before FROM changes WHERE subject = 'center' AND before IS NOT NULL`.execute(db);
  for (const { id, before } of changes) {
    const row = JSON.parse(before) as Row;
    if (row.program_highlights === undefined || row.levels === undefined) continue;
    await sql`UPDATE changes SET before = ${JSON.stringify(upgrade(row))} WHERE id = ${id}`.execute(db);
  }
}

/** What of a row of `centers` matters here. */
interface Row {
  program_highlights: string | null;
  levels: string;
  imported?: string | null;
}

type Phrases = Record<string, string[]>;
/** What an import keeps of one part of its source, as far as it matters here. */
type Imported = { parts: Record<string, { levels?: string[]; phrases?: Phrases } & Record<string, unknown>> };

function upgrade<R extends Row>(row: R) {
  const { phrases, limits, text } = readText(row.program_highlights);
  const imported = row.imported ? (JSON.parse(row.imported) as Imported) : undefined;
  const parts = Object.keys(careOfPart).filter((part) => imported?.parts[part]);
  let levels = JSON.parse(row.levels) as string[];
  if (parts.length === 0) levels = addLevels(levels, phrases.Settings);
  for (const part of parts) {
    const record = imported!.parts[part]!;
    const own = addLevels(record.levels ?? [], record.phrases?.Settings);
    const added = own.filter((level) => !record.levels?.includes(level));
    // Staff may know that there is no detox.
    levels = inOrder([
      ...levels,
      ...added.filter((level) => !level.endsWith('_DETOX') || levels.includes('DETOX')),
    ]);
    imported!.parts[part] = withCare(record, careOfPart[part]!, own);
  }
  const said = Object.entries(phrases).flatMap(([heading, items]) =>
    items.map((item) => topicOf[heading]?.[item]),
  );
  return {
    ...row,
    program_highlights: text,
    levels: JSON.stringify(levels),
    ...(row.imported !== undefined && { imported: imported ? JSON.stringify(imported) : null }),
    care: JSON.stringify(parts.map((part) => careOfPart[part])),
    topics: JSON.stringify(topicOrder.filter((topic) => said.includes(topic))),
    serves_only: JSON.stringify(limits.serves_only),
    does_not_treat: JSON.stringify(limits.does_not_treat),
  };
}

function saysNothingNew(row: Row, next: ReturnType<typeof upgrade>): boolean {
  const { care, topics, levels, program_highlights } = next;
  const isSame = levels === row.levels && program_highlights === row.program_highlights;
  return isSame && care === '[]' && topics === '[]';
}

/** The lines "Heading: phrase, phrase." of a text as an import wrote it, and the text without its limits. */
function readText(given: string | null) {
  const phrases: Phrases = {};
  const limits = { serves_only: [] as string[], does_not_treat: [] as string[] };
  const kept = (given ?? '').split('\n').filter((line) => {
    const [, heading = '', list = ''] = /^([A-Z][^:]*): (.*)\.$/.exec(line) ?? [];
    const items = list.split(', ');
    const limit = limitOf[heading];
    if (limit && items.every((item) => limit.values[item])) {
      for (const item of items) limits[limit.column].push(limit.values[item]!);
      return false;
    }
    if (topicOf[heading]) phrases[heading] = [...(phrases[heading] ?? []), ...items];
    return true;
  });
  return { phrases, limits, text: given === null || kept.length === 0 ? null : kept.join('\n') };
}

/**
 * With the levels that settings say. Whether people stay for detox stands in codes that were not kept: it follows where
 * nobody stays overnight, or everybody. Elsewhere the next import says it.
 */
function addLevels(levels: readonly string[], settings: readonly string[] = []): string[] {
  const outpatient = settings.includes('outpatient');
  const hospital = settings.includes('hospital inpatient');
  const overnight = hospital || levels.includes('RESIDENTIAL');
  const byDay = outpatient || levels.includes('IOP') || levels.includes('PHP');
  const detox = levels.includes('DETOX') && overnight !== byDay;
  return inOrder([
    ...levels,
    ...(outpatient ? ['OUTPATIENT'] : []),
    ...(hospital ? ['HOSPITAL_INPATIENT'] : []),
    ...(detox ? [overnight ? 'OVERNIGHT_DETOX' : 'OUTPATIENT_DETOX'] : []),
  ]);
}

function inOrder(levels: readonly string[]): string[] {
  return [...new Set(levels)].sort((a, b) => levelOrder.indexOf(a) - levelOrder.indexOf(b));
}

/** Where an import has them, so that the next one finds that its source says the same. */
function withCare(record: Imported['parts'][string], care: string, levels: string[]) {
  const { levels: _, ...rest } = record;
  const entries = Object.entries(rest);
  const at = entries.findIndex(([key]) => behindCare.includes(key));
  const added: [string, unknown][] = [
    ['care', [care]],
    ...(levels.length > 0 ? [['levels', levels] as [string, unknown]] : []),
  ];
  entries.splice(at < 0 ? entries.length : at, 0, ...added);
  return Object.fromEntries(entries);
}

const behindCare = [
  ...['populations', 'modalities', 'insurance', 'accreditations', 'languages', 'phrases', 'limits', 'year'],
];
const careOfPart: Record<string, string> = { SU: 'SUBSTANCE_USE', MH: 'MENTAL_HEALTH' };
const levelOrder = [
  ...['DETOX', 'RESIDENTIAL', 'PHP', 'IOP', 'OUTPATIENT', 'HOSPITAL_INPATIENT', 'OVERNIGHT_DETOX'],
  'OUTPATIENT_DETOX',
];

type LimitColumn = 'serves_only' | 'does_not_treat';
const limitOf: Record<string, { column: LimitColumn; values: Record<string, string> }> = {
  'Serves only': {
    column: 'serves_only',
    values: {
      women: 'WOMEN',
      men: 'MEN',
      'people with opioid use disorder': 'OPIOID_USE',
      'people with alcohol use disorder': 'ALCOHOL_USE',
      'DUI or DWI clients': 'DUI',
    },
  },
  'Does not treat': {
    column: 'does_not_treat',
    values: { 'opioid use disorder': 'OPIOID_USE', 'alcohol use disorder': 'ALCOHOL_USE' },
  },
};

const topicOf: Record<string, Record<string, string>> = {
  Settings: {
    'transitional housing or sober home': 'SOBER_HOME',
    'short-term residential': 'SHORT_TERM_RESIDENTIAL',
    'long-term residential': 'LONG_TERM_RESIDENTIAL',
    'psychiatric hospital': 'PSYCHIATRIC_HOSPITAL',
    'psychiatric unit of a general hospital': 'PSYCHIATRIC_HOSPITAL',
    'run by a tribe': 'TRIBAL',
    'run by the Indian Health Service': 'TRIBAL',
  },
  Medications: {
    buprenorphine: 'BUPRENORPHINE',
    methadone: 'METHADONE',
    naltrexone: 'NALTREXONE',
    'medication for alcohol use': 'ALCOHOL_MEDICATION',
    'federally certified opioid treatment program': 'OPIOID_TREATMENT_PROGRAM',
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
  },
  'Payment help': {
    'free of charge': 'FREE',
    'sliding fee scale': 'SLIDING_SCALE',
    'payment assistance': 'PAYMENT_ASSISTANCE',
  },
};
const topicOrder = [
  ...[
    'BUPRENORPHINE',
    'METHADONE',
    'NALTREXONE',
    'ALCOHOL_MEDICATION',
    'OPIOID_TREATMENT_PROGRAM',
    'NALOXONE',
  ],
  ...['ALCOHOL_DETOX', 'OPIOID_DETOX', 'BENZODIAZEPINE_DETOX', 'COCAINE_DETOX', 'METHAMPHETAMINE_DETOX'],
  ...['SOBER_HOME', 'SHORT_TERM_RESIDENTIAL', 'LONG_TERM_RESIDENTIAL', 'PSYCHIATRIC_HOSPITAL', 'TRIBAL'],
  ...['PREGNANT', 'YOUNG_ADULTS', 'SENIORS', 'MILITARY', 'MILITARY_FAMILIES', 'COURT_ORDERED', 'DUI'],
  ...['DOMESTIC_VIOLENCE', 'SEXUAL_ABUSE', 'HIV', 'CHRONIC_PAIN', 'GAMBLING', 'OTHER_ADDICTIONS'],
  ...['EATING_DISORDERS', 'FIRST_PSYCHOSIS', 'SERIOUS_MENTAL_ILLNESS', 'BRAIN_INJURY', 'DEMENTIA'],
  ...['SUICIDE_PREVENTION', 'CRISIS_TEAM', 'WALK_IN_CRISIS', 'MOBILE_CRISIS', 'TELEHEALTH', 'PEER_SUPPORT'],
  ...['ANGER_MANAGEMENT', 'COUPLES', 'QUIT_SMOKING', 'ECT', 'TMS', 'KETAMINE', 'HOUSING_HELP'],
  ...['TRANSPORTATION', 'CHILD_CARE', 'CHILDREN_STAY', 'FREE', 'SLIDING_SCALE', 'PAYMENT_ASSISTANCE'],
];
