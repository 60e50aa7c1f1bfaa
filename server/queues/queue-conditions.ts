import { type RawBuilder, sql } from 'kysely';
import type { ClaimSubject } from '#core/staff/claim.ts';
import type { QueueFilter } from './queue-parameters.ts';

/** Where a queue's table keeps what all queues are filtered by. */
interface QueueColumns {
  subject: ClaimSubject;
  /** The state that it is about. */
  from: RawBuilder<unknown>;
  /** Who reviews it or has dealt with it. */
  by: readonly string[];
}

/** Fulfilled by what waits in a queue, and by what has been dealt with there. */
export const notSpam: RawBuilder<boolean> = sql`spam_at is null`;
export const isSpam: RawBuilder<boolean> = sql`spam_at is not null`;

/** What rows of a queue fulfil that are chosen, without what is searched in their text. */
export function conditionsOf(
  { subject, from, by }: QueueColumns,
  filter: QueueFilter,
  now: Date,
): RawBuilder<boolean>[] {
  const claims = sql`select subject_id from claims where subject = ${subject} and until > ${now.toISOString()}`;
  const conditions: RawBuilder<boolean>[] = [filter.spam ? isSpam : notSpam];
  if (filter.from !== undefined) conditions.push(sql`${from} = ${filter.from}`);
  if (filter.language !== undefined) conditions.push(sql`language = ${filter.language}`);
  if (filter.sentBefore !== undefined) conditions.push(sql`created_at < ${filter.sentBefore}`);
  if (filter.unclaimed) conditions.push(sql`id not in (${claims})`);
  if (filter.by !== undefined) {
    const named = by.map((column) => sql`${sql.ref(column)} = ${filter.by}`);
    const claimed = sql`id in (${claims} and claimed_by = ${filter.by})`;
    conditions.push(sql`(${sql.join([...named, claimed], sql` or `)})`);
  }
  return conditions;
}
