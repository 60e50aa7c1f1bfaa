import type { CenterFields } from '#core/center/center.ts';
import { type FieldName, fieldNames } from '#core/center/fields.ts';
import { formatMomentUtc } from '#core/i18n/format.ts';
import { noDecisions } from '#core/staff/import-decisions.ts';
import { type CenterRow, toCenter } from '../database/center-rows.ts';
import type { Db } from '../database/db.ts';
import { addressFields, withholdsAddress } from '../database/withheld-address.ts';
import { ROWS_AT_ONCE } from './batch-insert.ts';
import { toFields } from './center-fields.ts';
import type { ChangedCenter, Plan } from './changes-to-make.ts';
import { isBefore } from './export-time.ts';
import type { Facility } from './facilities.ts';
import type { KnownCenter } from './known-centers.ts';
import type { PreparedImport } from './read-import.ts';
import { inRecord, type SourceRecord } from './source-record.ts';
import { changeRow } from './three-way.ts';

/**
 * True where the row is that center as an export of this directory wrote it, with its time. Then it says nothing of its
 * source, as an edit by staff does not. The same address with another number is from another directory.
 */
export function isEdit({ exported }: Facility, { id, slug }: KnownCenter): boolean {
  if (exported?.updatedAt === undefined) return false;
  return (exported.slug ?? slug) === slug && (exported.id ?? id) === id;
}

/** Refuses a row of an export since which somebody has changed the center: what was done would be undone unseen. */
export function refuseOutdated(
  { at, exported }: Facility,
  { name, updatedAt }: KnownCenter,
  { findings }: PreparedImport,
): boolean {
  const value = exported!.updatedAt!;
  if (!isBefore(value, updatedAt)) return false;
  const message =
    `is older than our listing: ${name} was changed here on ${formatMomentUtc(updatedAt)}. ` +
    'Export again, and make the change in the new file';
  findings.errors.push({ ...at, column: 'updated_at', value, message });
  return true;
}

/** Adds to the plan what was typed into the rows of an export: where a cell is not as it was written, that is changed. */
export async function planEdits(db: Db, plan: Plan, { details }: PreparedImport): Promise<void> {
  for (let start = 0; start < plan.edited.length; start += ROWS_AT_ONCE) {
    const slice = plan.edited.slice(start, start + ROWS_AT_ONCE);
    const ids = slice.map(({ center }) => center.id);
    const rows = await db.selectFrom('centers').selectAll().where('id', 'in', ids).execute();
    const rowById = new Map(rows.map((row) => [row.id, row]));
    for (const { facility, center } of slice) {
      const row = rowById.get(center.id)!;
      const change = readEdit(facility, center, row);
      const { values } = changeRow(row, change, { prefer: 'source', decisions: noDecisions });
      if (Object.keys(values).length > 0) {
        plan.changed.push(change);
      } else {
        plan.unchanged += 1;
        details?.addUnchanged(facility.at, center);
      }
    }
  }
}

function readEdit(facility: Facility, center: KnownCenter, row: CenterRow): ChangedCenter {
  const { records, at, reviewStatus } = facility;
  const record: SourceRecord = Object.values(records)[0]!;
  const [now, given] = [toCenter(row), toFields(record)];
  const before: CenterFields = pick(() => now);
  // Where it is follows from its ZIP, wherever that changes.
  const places: readonly FieldName[] = addressFields.slice(2);
  const isStated = (name: FieldName) =>
    places.includes(name) || record[inRecord(name)] !== undefined || record.cleared?.includes(name);
  return {
    center,
    key: center.key,
    before,
    after: pick((name) => (isStated(name) ? given : now)),
    imported: center.imported,
    reviewStatus: reviewStatus ?? center.reviewStatus,
    at,
    edit: true,
    held: center.street === null && withholdsAddress(center.imported),
  };
}

function pick(from: (name: FieldName) => CenterFields): CenterFields {
  return Object.fromEntries(fieldNames.map((name) => [name, from(name)[name]])) as CenterFields;
}
