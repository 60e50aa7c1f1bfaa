import type { Selectable } from 'kysely';
import { blankCenter } from '#core/center/blank-center.ts';
import type { Center, CenterFields } from '#core/center/center.ts';
import type { FieldColumns } from '#core/center/field-kinds.ts';
import { fields } from '#core/center/fields.ts';
import { makeRowMapping } from './field-rows.ts';
import type { CentersTable } from './tables.ts';

export type CenterRow = Selectable<CentersTable>;
/** The columns of a center's own fields. */
export type FieldRow = FieldColumns<typeof fields>;

const mapping = makeRowMapping(fields);

/** The columns that make up a center; the others are for imports only. */
export const centerColumns = [
  ...(['id', 'slug'] as const),
  ...mapping.columns,
  ...(['last_verified_at', 'verified_by', 'review_status'] as const),
  ...(['source', 'source_year', 'created_at', 'updated_at'] as const),
] satisfies (keyof CenterRow)[];

/** A center's number as the wire carries it: eight digits. */
export function toCenterId(id: number): string {
  return String(id).padStart(8, '0');
}

/** A center as the wire carries it, from its row. */
export function toCenter(row: Pick<CenterRow, (typeof centerColumns)[number]>): Center {
  const center: Center & Record<string, unknown> = { ...blankCenter };
  center.id = toCenterId(row.id);
  center.slug = row.slug;
  mapping.readInto(center, row);
  center.lastVerifiedAt = row.last_verified_at;
  center.verifiedBy = row.verified_by;
  center.reviewStatus = row.review_status;
  center.source = row.source;
  center.sourceYear = row.source_year;
  center.createdAt = row.created_at;
  center.updatedAt = row.updated_at;
  return center;
}

/** The columns that hold a center's own fields. */
export function fieldsToRow(values: CenterFields): FieldRow {
  return mapping.toRow(values);
}
