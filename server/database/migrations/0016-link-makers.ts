import { type Kysely, sql } from 'kysely';

/** Whose account made a link: a name changes, and what an admin made must not outlive their rights. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('staff_links')
    .addColumn('created_by_id', 'integer', (column) => column.references('staff.id'))
    .execute();
  // The history has every name that an account had. Who worked in the terminal has none.
  await sql`
    UPDATE staff_links SET created_by_id = (
      SELECT staff.id FROM staff WHERE staff.name = staff_links.created_by OR EXISTS (
        SELECT 1 FROM changes
        WHERE subject = 'staff' AND subject_id = CAST(staff.id AS TEXT) AND title = staff_links.created_by)
      LIMIT 1)`.execute(db);
}
