import { type RawBuilder, sql } from 'kysely';
import { describeField } from '#core/center/center-changes.ts';
import { fieldsOf } from '#core/center/field-kinds.ts';
import { type FieldName, fields } from '#core/center/fields.ts';
import type { Proposal } from '#core/staff/proposal.ts';
import { toCenterId } from '../database/center-rows.ts';
import type { Db } from '../database/db.ts';
import { isOneOf } from '../database/in-lists.ts';
import { addressFields } from '../database/withheld-address.ts';
import { readColumn } from '../history/change-fields.ts';

/** What the center holds in the field that is proposed. */
const ours = sql<string | number | null>`case proposals.field ${sql.join(
  fieldsOf(fields).map(
    ([name, { column }]) => sql`when ${sql.lit(name)} then ${sql.ref(`centers.${column}`)}`,
  ),
  sql` `,
)} end`;

/** Whatever may tell where a center is that keeps that to itself. */
const tellsWhere = isOneOf('proposals.field', [...addressFields, 'programHighlights', 'programNames']);

/**
 * The proposals that nobody has decided: the last word of each source on a field, where it is not what the center says.
 * Of a center that was merged into another they are the other's. Whoever verified the center since has kept ours; and
 * what was dismissed, or so kept, is not proposed again by the same source. Of one whose address is withheld none is
 * open that might tell it.
 */
export function selectOpenProposals(db: Db) {
  return db
    .selectFrom('proposals')
    .innerJoin('imports', 'imports.id', 'proposals.import_id')
    .innerJoin('centers as said', 'said.id', 'proposals.center_id')
    .innerJoin('centers', (join) => join.on(sql<boolean>`centers.id = coalesce(said.merged_into, said.id)`))
    .where(sql<boolean>`json_extract(proposals.value, '$') is not ${ours}`)
    .where(
      sql<boolean>`not exists (
        select 1 from proposals other join imports run on run.id = other.import_id
        where other.center_id = proposals.center_id and other.field = proposals.field and run.source = imports.source
          and (other.id > proposals.id or (other.value = proposals.value
            and (other.dismissed_at is not null or run.at <= coalesce(centers.last_verified_at, '')))))`,
    )
    .where(sql<boolean>`not (${tellsWhere} and (${isWithheld('said')} or ${isWithheld('centers')}))`);
}

function isWithheld(table: 'said' | 'centers'): RawBuilder<boolean> {
  const said = sql`coalesce(${sql.ref(`${table}.imported`)}, '')`;
  return sql`(${sql.ref(`${table}.street_withheld`)} = 1 or (${sql.ref(`${table}.street`)} is null
    and (${said} like '%"streetWithheld":true%' or ${said} like '%"withheld":{%')))`;
}

/** At how many centers something is open; of those that staff are to call. */
export async function countProposed(db: Db): Promise<number> {
  const { count } = await selectOpenProposals(db)
    .where('centers.review_status', '!=', 'UNPUBLISHED')
    .select(({ fn }) => fn.count<number>('centers.id').distinct().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What is open of these centers, by their eight digits; without those of which nothing is. */
export async function readProposalsOf(
  db: Db,
  centers: readonly { id: string | number }[],
): Promise<Record<string, Proposal[]>> {
  const rows = await selectOpenProposals(db)
    .where(
      isOneOf(
        'centers.id',
        centers.map(({ id }) => Number(id)),
      ),
    )
    .select(['centers.id as center', 'proposals.id', 'field', 'value', 'year'])
    .select(['imports.source', 'imports.at as proposedAt'])
    .select(ours.as('ours'))
    .orderBy('proposals.id')
    .execute();
  const proposals: Record<string, Proposal[]> = {};
  for (const { center, field, value, ours: held, ...rest } of rows) {
    const id = toCenterId(center);
    proposals[id] = [
      ...(proposals[id] ?? []),
      {
        ...rest,
        field,
        ours: describeField(field, readColumn(fields[field], held)),
        theirs: describeField(field, readColumn(fields[field], JSON.parse(value))),
      },
    ];
  }
  return proposals;
}

/** An open proposal of a center; undefined where there is none, or none any more. */
export function readOpenProposal(
  db: Db,
  centerId: number,
  id: number,
): Promise<{ field: FieldName; value: string } | undefined> {
  return selectOpenProposals(db)
    .where('centers.id', '=', centerId)
    .where('proposals.id', '=', id)
    .select(['field', 'value'])
    .executeTakeFirst();
}
