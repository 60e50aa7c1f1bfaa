import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('submissions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('payload_json', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('processed_at', 'text')
    .execute();
  await db.schema
    .createIndex('submissions_status')
    .on('submissions')
    .columns(['status', 'created_at'])
    .execute();

  await db.schema
    .createTable('matching_requests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('zip', 'text')
    .addColumn('age_band', 'text', (column) => column.notNull())
    .addColumn('primary_need', 'text', (column) => column.notNull())
    .addColumn('levels_of_care', 'text', (column) => column.notNull())
    .addColumn('insurance_type', 'text', (column) => column.notNull())
    .addColumn('travel_willingness', 'text', (column) => column.notNull())
    .addColumn('contact_preference', 'text', (column) => column.notNull())
    .addColumn('contact_info', 'text')
    .addColumn('user_phone', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('notifications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('audience', 'text', (column) => column.notNull())
    .addColumn('submission_id', 'text', (column) => column.references('submissions.id'))
    .addColumn('matching_request_id', 'text', (column) => column.references('matching_requests.id'))
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .execute();
  await db.schema
    .createIndex('notifications_queue')
    .on('notifications')
    .columns(['status', 'next_attempt_at'])
    .execute();

  await db.schema
    .createTable('text_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('center_id', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('call_logs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('center_id', 'integer', (column) => column.notNull())
    .addColumn('center_name', 'text', (column) => column.notNull())
    .addColumn('center_phone', 'text')
    .addColumn('clicked_at', 'text', (column) => column.notNull())
    .addColumn('user_city', 'text')
    .addColumn('user_state', 'text')
    .addColumn('user_agent', 'text', (column) => column.notNull())
    .addColumn('referrer_url', 'text')
    .execute();
  await db.schema.createIndex('call_logs_clicked').on('call_logs').column('clicked_at').execute();

  await db.schema
    .createTable('receipts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('status', 'integer')
    .addColumn('answer', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('receipts_created').on('receipts').column('created_at').execute();
}
