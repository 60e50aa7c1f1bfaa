import { type Kysely, sql } from 'kysely';

/**
 * What an import had written into a center's program text of its address, its phones and its programs ("Intake:
 * 205-555-0143.") becomes facts, and leaves the text. All tables are as they were when this was written.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('centers')
    .addColumn('street_withheld', 'integer', (added) => added.notNull().defaultTo(0))
    .execute();
  for (const column of lists) {
    await db.schema
      .alterTable('centers')
      .addColumn(column, 'text', (added) => added.notNull().defaultTo('[]'))
      .execute();
  }
  const { rows: centers } = await sql<{ id: number; program_highlights: string }>`
    SELECT id, program_highlights FROM centers WHERE program_highlights IS NOT NULL`.execute(db);
  for (const { id, program_highlights } of centers) {
    const { text, facts } = readText(program_highlights);
    if (text === program_highlights) continue;
    await sql`
      UPDATE centers SET program_highlights = ${text}, street_withheld = ${facts.street_withheld},
        intake_phones = ${facts.intake_phones}, other_phones = ${facts.other_phones},
        program_names = ${facts.program_names} WHERE id = ${id}`.execute(db);
  }
  // The states of the history stay comparable with the centers, and so can be gone back to.
  const { rows: changes } = await sql<{ id: number; before: string }>`
    SELECT id, before FROM changes WHERE subject = 'center' AND before IS NOT NULL`.execute(db);
  for (const { id, before } of changes) {
    const row = JSON.parse(before) as { program_highlights?: string | null };
    if (row.program_highlights === undefined) continue;
    const { text, facts } = readText(row.program_highlights);
    const next = { ...row, program_highlights: text, ...facts };
    await sql`UPDATE changes SET before = ${JSON.stringify(next)} WHERE id = ${id}`.execute(db);
  }
}

const lists = ['intake_phones', 'other_phones', 'program_names'] as const;
type List = (typeof lists)[number];

/** The facts in the lines that an import wrote, and the text without those lines. A line that is other is somebody's own. */
function readText(given: string | null) {
  const found: Record<List, string[]> = { intake_phones: [], other_phones: [], program_names: [] };
  let withheld = 0;
  const kept = (given ?? '').split('\n').filter((line) => {
    if (line === 'Address: confidential. Call for directions.') {
      withheld = 1;
      return false;
    }
    const [, heading = '', rest = ''] = /^(Intake|Other phones|Programs here): (.+)\.$/.exec(line) ?? [];
    const list = listOf[heading];
    if (list === undefined) return true;
    const items = rest.split(list === 'program_names' ? '; ' : ', ');
    if (list !== 'program_names' && !items.every(isPhone)) return true;
    found[list].push(...items);
    return false;
  });
  return {
    text: given === null || kept.length === 0 ? null : kept.join('\n'),
    facts: {
      street_withheld: withheld,
      intake_phones: JSON.stringify(found.intake_phones),
      other_phones: JSON.stringify(found.other_phones),
      program_names: JSON.stringify(found.program_names),
    },
  };
}

const listOf: Readonly<Record<string, List>> = {
  Intake: 'intake_phones',
  'Other phones': 'other_phones',
  'Programs here': 'program_names',
};

/** "205-555-0143 x12" */
function isPhone(text: string): boolean {
  return /^[+\d().\s-]{10,}(?:\s*(?:x|ext\.?)\s*\d+)?$/i.test(text) && text.replace(/\D/g, '').length >= 10;
}
