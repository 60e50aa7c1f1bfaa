import type { Kysely } from 'kysely';

/** When staff marked as spam what somebody sent; and what finds the mails about a message that is deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['submissions', 'matching_requests', 'center_reports']) {
    await db.schema.alterTable(table).addColumn('spam_at', 'text').execute();
  }
  for (const column of ['submission_id', 'matching_request_id']) {
    await db.schema.createIndex(`notifications_${column}`).on('notifications').column(column).execute();
  }
}
