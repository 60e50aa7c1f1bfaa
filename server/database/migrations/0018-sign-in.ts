import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('staff_sessions')
    .addColumn('read_only', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  // Tokens of terminals lasted for 90 days since their last use. Written as `toISOString` does.
  await sql`
    UPDATE staff_sessions
    SET expires_at = min(expires_at, strftime('%Y-%m-%dT%H:%M:%fZ', created_at, '+30 days'))`.execute(db);
}
