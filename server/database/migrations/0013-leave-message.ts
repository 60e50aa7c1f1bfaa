import type { Kysely } from 'kysely';

/** Whether a message may be left for who asks for a match, on an answering machine or with another person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('matching_requests')
    .addColumn('may_leave_message', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
