import { sql } from 'kysely';
import type { CenterFields } from '#core/center/center.ts';
import { type FieldName, fields } from '#core/center/fields.ts';
import { hideStreets } from '#core/center/street-in-text.ts';
import type { CenterRow } from './center-rows.ts';
import type { Db } from './db.ts';
import { isOneOf } from './in-lists.ts';

/** The fields that say where a center is. */
export const addressFields = [
  'street',
  'zip',
  'lat',
  'lng',
  'approximateLocation',
] as const satisfies readonly FieldName[];

/** Their columns. */
export const addressColumns = addressFields.map((name) => fields[name].column);

/** What sources said of a center, as far as it tells whether they keep its address to themselves. */
interface Said {
  parts: Readonly<Record<string, { street?: string; streetWithheld?: true } | undefined>>;
  withheld?: { address: { street: string | null } } | undefined;
}

/** True where a source keeps the address to itself: of this very listing, or of one that is taken for the same. */
export function withholdsAddress({ parts, withheld }: Said): boolean {
  return withheld !== undefined || Object.values(parts).some((record) => record?.streetWithheld);
}

/** True of a center whose street is not shown, because its source keeps it to itself. */
export function isAddressWithheld({ street, imported }: Pick<CenterRow, 'street' | 'imported'>): boolean {
  return street === null && imported !== null && withholdsAddress(JSON.parse(imported) as Said);
}

/** The streets that sources said of a center. */
export function saidStreets({ parts, withheld }: Said): string[] {
  const streets = [...Object.values(parts).map((record) => record?.street), withheld?.address.street];
  return streets.filter((street) => typeof street === 'string');
}

/** The streets at which these centers have stood, as their history has them, by the centers' ids. */
export async function readFormerStreets(db: Db, ids: readonly number[]): Promise<Map<number, string[]>> {
  const streets = new Map<number, string[]>();
  if (ids.length === 0) return streets;
  const rows = await db
    .selectFrom('changes')
    .select(['subject_id', sql<string>`json_extract(before, '$.street')`.as('street')])
    .where('subject', '=', 'center')
    .where(isOneOf('subject_id', ids.map(String)))
    .where(sql<boolean>`json_type(before, '$.street') = 'text'`)
    .distinct()
    .execute();
  for (const { subject_id, street } of rows) {
    const id = Number(subject_id);
    streets.set(id, [...(streets.get(id) ?? []), street]);
  }
  return streets;
}

type Texts = Pick<CenterFields, 'programHighlights' | 'programNames'>;

/** The texts of a center that may say where it is, without these streets. */
export function textsWithout({ programHighlights, programNames }: Texts, streets: readonly string[]): Texts {
  return {
    programHighlights: hideStreets(programHighlights, streets),
    programNames: programNames.map((name) => hideStreets(name, streets)),
  };
}

/** Their columns, of a row that has them. */
export function columnsWithout(row: object, streets: readonly string[]): Partial<CenterRow> {
  const { program_highlights, program_names } = row as Partial<CenterRow>;
  return {
    ...(program_highlights && { program_highlights: hideStreets(program_highlights, streets) }),
    ...(program_names && {
      program_names: JSON.stringify(
        (JSON.parse(program_names) as string[]).map((name) => hideStreets(name, streets)),
      ),
    }),
  };
}
