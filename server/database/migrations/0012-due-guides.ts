import type { Kysely } from 'kysely';

/** The day on which a guide's author wants it looked at again. Those that are there have none: six months count. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('guides').addColumn('due_at', 'text').execute();
}
