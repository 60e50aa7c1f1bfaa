import { sql } from 'kysely';
import { noDecisions } from '#core/staff/import-decisions.ts';
import { type CenterRow, toCenterId } from '../../database/center-rows.ts';
import type { Db } from '../../database/db.ts';
import { isOneOf } from '../../database/in-lists.ts';
import {
  columnsWithout,
  readFormerStreets,
  saidStreets,
  withholdsAddress,
} from '../../database/withheld-address.ts';
import { writeTransaction } from '../../database/write-transaction.ts';
import { type Actor, recordChange } from '../../history/changes.ts';
import { ROWS_AT_ONCE } from '../batch-insert.ts';
import { toFields } from '../center-fields.ts';
import type { ChangedCenter, Plan } from '../changes-to-make.ts';
import { partsBySource } from '../formats/formats.ts';
import { type KnownCenter, loadKnownCenters } from '../known-centers.ts';
import { addressOf, mergeParts, type Part } from '../source-record.ts';
import { changeRow } from '../three-way.ts';
import { indexByKeys, keysOfCenter, publishedBy, type Withholding, withhold } from './withhold-alike.ts';

/** A center that shows what its source keeps to itself: by its address, or by a text of it. */
export interface LeftOpen {
  row: CenterRow;
  /** The columns that it must not have any more, with what takes their place. */
  values: Partial<CenterRow>;
}

/**
 * The centers that still show an address that a source withholds: those of which it was known before an import took
 * such addresses away, and whose texts say it. Not those of which staff have decided otherwise: they refused to withhold it,
 * or gave the center an address after it was withheld.
 */
export async function findLeftOpen(db: Db): Promise<LeftOpen[]> {
  if (!(await isAnyWithheld(db))) return [];
  const known = await loadKnownCenters(db);
  const changes = new Map(planLeftOpen(known).map((change) => [change.center.id, change]));
  for (const id of await decidedOtherwise(db, [...changes.keys()])) changes.delete(id);
  const held = known.filter(({ street, imported }) => street === null && withholdsAddress(imported));
  const ids = [...changes.keys(), ...held.map(({ id }) => id)];
  const found: LeftOpen[] = [];
  for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
    const slice = ids.slice(start, start + ROWS_AT_ONCE);
    const rows = await db.selectFrom('centers').selectAll().where('id', 'in', slice).execute();
    const former = await readFormerStreets(db, slice);
    for (const row of rows) {
      const change = changes.get(row.id);
      const formerStreets = former.get(row.id) ?? [];
      const values = change
        ? changeRow(row, change, { prefer: 'staff', decisions: noDecisions, formerStreets }).values
        : withoutStreets(row, formerStreets);
      if (Object.keys(values).length > 0) found.push({ row, values });
    }
  }
  return found;
}

/** Withholds them: each is put on record, and can be taken back there. Returns them as they were. */
export async function withholdLeftOpen(db: Db, actor: Actor, now: Date): Promise<CenterRow[]> {
  return writeTransaction(db, async (tx) => {
    const found = await findLeftOpen(tx);
    for (const { row, values } of found) {
      const updated_at = now.toISOString();
      await tx
        .updateTable('centers')
        .set({ ...values, updated_at })
        .where('id', '=', row.id)
        .execute();
      const change = {
        subject: 'center',
        id: row.id,
        title: row.name,
        action: 'update',
        before: row,
      } as const;
      await recordChange(tx, change, actor, now);
    }
    return found.map(({ row }) => row);
  });
}

async function isAnyWithheld(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('centers')
    .select('id')
    .where((is) =>
      is.or([is('imported', 'like', '%"streetWithheld":true%'), is('imported', 'like', '%"withheld":{%')]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** As an import would that brings these withholdings now. */
function planLeftOpen(known: readonly KnownCenter[]): ChangedCenter[] {
  const plan: Plan = { added: [], changed: [], edited: [], unchanged: 0, missing: [], stillMissing: 0 };
  const withholdings = known.flatMap(withholdingsOf);
  const alike = indexByKeys(withholdings);
  for (const center of known) {
    if (center.street === null) continue;
    const found = keysOfCenter(center).flatMap((key) => alike.get(key) ?? []);
    const withholding = found.find(({ record, parts }) => {
      const format = { parts };
      return !publishedBy(center.imported, { format, parts: new Set(), isMatched: false })(record);
    });
    if (!withholding) continue;
    withhold(plan, center, undefined, withholding, new Set());
    const { by, record } = withholding;
    // Of its own listing the source says by which ZIP code it is found.
    if (by === center) plan.changed.at(-1)!.withheld!.address = addressOf(toFields(record));
  }
  return plan.changed;
}

interface KnownWithholding extends Withholding {
  by: KnownCenter;
  parts: readonly Part[];
}

/** What each source of the center withholds. */
function withholdingsOf(center: KnownCenter): KnownWithholding[] {
  const { parts } = center.imported;
  return partsBySource(Object.keys(parts)).flatMap((ofSource) => {
    const record = mergeParts(parts, ofSource);
    return record?.streetWithheld ? [{ record, at: { file: '', row: 0 }, by: center, parts: ofSource }] : [];
  });
}

/** Those of these centers whose address staff have chosen to show since it was, or was to be, withheld. */
async function decidedOtherwise(db: Db, ids: readonly number[]): Promise<number[]> {
  const given = await db
    .selectFrom('changes')
    .select('subject_id')
    .where('subject', '=', 'center')
    .where(isOneOf('subject_id', ids.map(String)))
    .where(sql<boolean>`json_type(before, '$.street') = 'null'`)
    .distinct()
    .execute();
  const { rows: refused } = await sql<{ id: string }>`
    SELECT DISTINCT json_extract(value, '$.id') AS id FROM imports, json_each(report, '$.refused')
    WHERE json_extract(value, '$.kind') = 'withheld'`.execute(db);
  const names = new Set(ids.map(toCenterId));
  return [
    ...given.map(({ subject_id }) => Number(subject_id)),
    ...refused.filter(({ id }) => names.has(id)).map(({ id }) => Number(id)),
  ];
}

function withoutStreets(row: CenterRow, former: readonly string[]): Partial<CenterRow> {
  const streets = [...saidStreets(JSON.parse(row.imported!)), ...former];
  const texts = Object.entries(columnsWithout(row, streets));
  const differs = ([column, text]: [string, unknown]) => text !== row[column as keyof CenterRow];
  return Object.fromEntries(texts.filter(differs)) as Partial<CenterRow>;
}
