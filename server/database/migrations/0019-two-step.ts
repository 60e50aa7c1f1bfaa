import type { Kysely } from 'kysely';

/** Two-step sign-in of staff: what each account's codes are made with, and what signs in once in place of one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('two_step')
    .addColumn('staff_id', 'integer', (column) => column.primaryKey().references('staff.id'))
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('last_step', 'integer')
    .execute();
  await db.schema
    .createTable('recovery_codes')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'integer', (column) => column.notNull().references('staff.id'))
    .execute();
  await db.schema.createIndex('recovery_codes_of').on('recovery_codes').column('staff_id').execute();
}
