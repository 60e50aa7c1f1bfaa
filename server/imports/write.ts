import type { Insertable } from 'kysely';
import { CenterFields, SAMPLE_SOURCE } from '#core/center/center.ts';
import { describeField } from '#core/center/center-changes.ts';
import { makeSlug } from '#core/center/slug.ts';
import { formatShortDate } from '#core/i18n/format.ts';
import type { Channel } from '#core/lists/staff-lists.ts';
import type { DecisionKind, Prefer } from '#core/staff/decision-kinds.ts';
import type { Conflict } from '#core/staff/import-answer.ts';
import { decisionOf, type ImportDecisions } from '#core/staff/import-decisions.ts';
import type { RowRef } from '#core/staff/import-report.ts';
import { uniqueSlugs } from '../centers/center-slugs.ts';
import { type CenterRow, centerColumns, fieldsToRow, toCenter, toCenterId } from '../database/center-rows.ts';
import type { Db } from '../database/db.ts';
import type { ChangesTable, SaidBeforeTable } from '../database/tables.ts';
import { columnsWithout, readFormerStreets, textsWithout } from '../database/withheld-address.ts';
import { startProposing } from '../proposals/propose.ts';
import { deleteReportsOf } from '../reports/reports-of-gone.ts';
import { batchInsert, ROWS_AT_ONCE } from './batch-insert.ts';
import { toFields } from './center-fields.ts';
import type { ChangedCenter, NewCenter } from './changes-to-make.ts';
import type { DetailCollector } from './details.ts';
import type { Findings } from './findings.ts';
import type { Fingerprint } from './fingerprint.ts';
import { readFormerCenters } from './former-centers.ts';
import { describeBefore } from './said-before.ts';
import { changeRow } from './three-way.ts';

/** Who imports, and when. */
export interface Run {
  importId: number;
  source: string;
  actor: string;
  channel: Channel;
  /** ISO 8601. */
  at: string;
  /** Every value has been through the schema of a center, cell by cell. */
  checked: boolean;
  /** Whose word stands where the source says otherwise than staff. */
  prefer: Prefer;
  decisions: ImportDecisions;
  /** What would be written, for who compares it with a preview. */
  fingerprint: Fingerprint;
  details: DetailCollector | undefined;
}

/** Adds the centers, each with a slug that no other has. Returns how many: wrong ones are in `findings` instead. */
export async function insertCenters(
  db: Db,
  added: readonly NewCenter[],
  run: Run,
  findings: Findings,
  onProgress: (done: number) => void,
): Promise<number> {
  const former = await readFormerCenters(db);
  const makeUnique = uniqueSlugs([
    ...(await db.selectFrom('centers').select('slug').execute()),
    ...former.all.map(({ slug }) => ({ slug })),
  ]);
  const insert = batchInsert(db, 'centers');
  let inserted = 0;
  for (let start = 0; start < added.length; start += ROWS_AT_ONCE) {
    const rows = added
      .slice(start, start + ROWS_AT_ONCE)
      .flatMap(({ record, key, imported, at, reviewStatus }) => {
        const fields = checkFields(toFields(record), at, findings, run);
        if (!fields) return [];
        run.details?.addNew(at, key, fields);
        const row = fieldsToRow(fields);
        run.fingerprint.addNew(row);
        const same = former.take(run.source, key);
        return {
          // With null, SQLite gives it a new number.
          id: (same?.id ?? null) as number,
          ...row,
          slug: same?.slug ?? makeUnique(makeSlug(fields)),
          review_status: reviewStatus ?? ('PUBLISHED' as const),
          source: run.source,
          source_year: record.year ?? null,
          source_key: key,
          imported: JSON.stringify(imported),
          import_id: run.importId,
          created_at: run.at,
          updated_at: run.at,
        };
      });
    await insert(rows);
    inserted += rows.length;
    onProgress(start + rows.length);
  }
  await former.forgetTaken();
  return inserted;
}

/**
 * Brings existing centers up to date and puts each as it was on record. Returns how many that are still listed say
 * something else now, and how many say the same: wrong ones are in `findings` instead.
 */
export async function updateCenters(
  db: Db,
  changed: readonly ChangedCenter[],
  run: Run,
  findings: Findings,
  onProgress: (done: number) => void,
): Promise<{ different: number; same: number }> {
  let [different, same] = [0, 0];
  const insert = batchInsert(db, 'changes');
  const insertSaid = batchInsert(db, 'said_before');
  const propose = await startProposing(db, run);
  for (let start = 0; start < changed.length; start += ROWS_AT_ONCE) {
    const slice = changed.slice(start, start + ROWS_AT_ONCE);
    const rows = await db
      .selectFrom('centers')
      .selectAll()
      .where(
        'id',
        'in',
        slice.map(({ center }) => center.id),
      )
      .execute();
    const rowById = new Map(rows.map((row) => [row.id, row]));
    const withheld = slice.filter((change) => change.withheld || change.held);
    const former = await readFormerStreets(
      db,
      withheld.map(({ center }) => center.id),
    );
    const records: Insertable<ChangesTable>[] = [];
    const said: Insertable<SaidBeforeTable>[] = [];
    for (const change of slice) {
      const row = rowById.get(change.center.id)!;
      if (change.after && !checkFields(change.after, change.at, findings, run)) continue;
      const formerStreets = former.get(row.id);
      const { values, replaced, kept, decided, streets, theirs } = changeRow(row, change, {
        ...run,
        formerStreets,
      });
      const visible = centerColumns.some((column) => column in values && column !== 'source_year');
      const refused = refusalOf(row, change, values, visible, run.decisions);
      if (refused) {
        findings.refuse(refused, { ...change.at, ...nameRow(row) });
        continue;
      }
      const both = withoutStreets(row, change, streets);
      for (const field of replaced) findings.warn('correction_replaced', bothValues(both, field));
      for (const field of decided ? [] : kept) findings.warn('verified_kept', bothValues(both, field));
      if (decided && kept.length > 0) findings.refuse('conflicts', { ...change.at, ...nameRow(row) });
      const conflicts = [...kept, ...replaced].map((field) => toConflict(both, field));
      if (conflicts.length > 0) run.details?.addConflict(change.at, row, conflicts);
      run.fingerprint.addChanged(row.id, values);
      propose.add(row.id, { ...change, kept, theirs, decided });
      if (change.withheld && values.street === null) findings.withhold(change.withheld.by, row);
      // Nobody sees what was merged into another center; `planImport` warns of it.
      if (visible && change.after && row.merged_into === null) {
        different += 1;
        run.details?.addChanged(change.at, row, values, { withheld: change.withheld !== undefined, streets });
      } else if (change.after) {
        same += 1;
        run.details?.addUnchanged(change.at, row);
      }
      // Of an edit nothing is left where all that it says gives way to what staff have verified.
      if (Object.keys(values).length === 0) continue;
      await db
        .updateTable('centers')
        .set({ ...values, ...(visible && { updated_at: run.at }) })
        .where('id', '=', row.id)
        .execute();
      const { importId: import_id, actor, channel, at } = run;
      // What the source said is kept with the center: no entry that shows nothing.
      if (Object.keys(values).every((column) => column === 'imported')) {
        const before = values.imported == null ? undefined : describeBefore(row.imported, values.imported);
        if (before !== undefined) said.push({ import_id, center_id: row.id, before });
        continue;
      }
      records.push({
        subject: 'center',
        subject_id: String(row.id),
        title: row.name,
        action: 'update',
        import_id,
        actor,
        channel,
        at,
        before: JSON.stringify(row),
      });
    }
    await insert(records);
    await insertSaid(said);
    await propose.write();
    onProgress(start + slice.length);
  }
  return { different, same };
}

/** Removes the made-up centers; what was tried out on them goes with them: changes, reports, pairs that are no pair. */
export async function removeSample(db: Db): Promise<number> {
  const sample = db
    .selectFrom('centers')
    .select((select) => select.cast<string>('id', 'text').as('subject_id'))
    .where('source', '=', SAMPLE_SOURCE);
  await db.deleteFrom('changes').where('subject', '=', 'center').where('subject_id', 'in', sample).execute();
  const ids = db.selectFrom('centers').select('id').where('source', '=', SAMPLE_SOURCE);
  await deleteReportsOf(db, ids);
  await db
    .deleteFrom('distinct_centers')
    .where((pair) => pair.or([pair('first_id', 'in', ids), pair('second_id', 'in', ids)]))
    .execute();
  const { numDeletedRows } = await db
    .deleteFrom('centers')
    .where('source', '=', SAMPLE_SOURCE)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** As what staff have refused the change; undefined where they have not. */
function refusalOf(
  row: CenterRow,
  { withheld, after }: ChangedCenter,
  values: Partial<CenterRow>,
  visible: boolean,
  decisions: ImportDecisions,
): DecisionKind | undefined {
  const shown = visible && after !== undefined && row.merged_into === null ? 'changed' : undefined;
  const kind = withheld && values.street === null ? 'withheld' : shown;
  return kind && decisionOf(decisions, kind, toCenterId(row.id)) === 'refuse' ? kind : undefined;
}

/** A center and what a file says of it. */
interface Both {
  row: CenterRow;
  change: ChangedCenter;
}

/** As they can be told: no text says a street that is withheld. */
function withoutStreets(row: CenterRow, change: ChangedCenter, streets: readonly string[]): Both {
  if (streets.length === 0) return { row, change };
  const { after } = change;
  const said = after && { ...after, ...textsWithout(after, streets) };
  return { row: { ...row, ...columnsWithout(row, streets) }, change: { ...change, after: said } };
}

/** What stood there, with who verified it, and what the file says: for a person to choose. */
function bothValues({ row, change: { at, after } }: Both, column: keyof CenterFields) {
  const { ours, theirs } = describeBoth(row, after, column);
  const { last_verified_at: on, verified_by: by } = row;
  const verified = on === null ? '' : `, verified ${by ? `by ${by} ` : ''}on ${formatShortDate(on)}`;
  return { ...at, column, value: `${row.name}: ours “${ours}”${verified}; the file “${theirs}”` };
}

function describeBoth(row: CenterRow, after: CenterFields | undefined, column: keyof CenterFields) {
  return {
    ours: describeField(column, toCenter(row)[column]),
    theirs: describeField(column, after?.[column]),
  };
}

function toConflict({ row, change }: Both, field: keyof CenterFields): Conflict {
  const { last_verified_at: at, verified_by: by } = row;
  const verified = at === null ? null : { by, at };
  return { field, ...describeBoth(row, change.after, field), verified };
}

function nameRow({ id, name, city, state }: CenterRow) {
  return { id: toCenterId(id), name, city, state };
}

/**
 * The schema of a center has the last word: what it refuses becomes an error of the row, and the answer is
 * undefined. What has been through it already is not checked again.
 */
function checkFields(
  fields: CenterFields,
  at: RowRef,
  findings: Findings,
  { checked }: { checked: boolean },
): CenterFields | undefined {
  if (checked) return fields;
  const result = CenterFields.safeParse(fields);
  if (result.success) return fields;
  for (const issue of result.error.issues) {
    findings.errors.push({ ...at, column: issue.path.join('.'), message: issue.message });
  }
  return undefined;
}
