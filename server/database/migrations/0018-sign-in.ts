import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('staff_sessions')
    .addColumn('read_only', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  // A row for each account and day that has any; 0 is for addresses that have no account.
  await db.schema
    .createTable('failed_sign_ins')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('staff_id', 'integer', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('failed_sign_ins_of_day', ['day', 'staff_id'])
    .execute();
  await db.schema
    .createTable('keys')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  // Tokens of terminals lasted for 90 days since their last use. Written as `toISOString` does.
  await sql`
    UPDATE staff_sessions
    SET expires_at = min(expires_at, strftime('%Y-%m-%dT%H:%M:%fZ', created_at, '+30 days'))`.execute(db);
}
