import type { Selectable } from 'kysely';
import type { Guide } from '#core/guide.ts';
import { compareText, fold } from '#core/text.ts';
import type { Db } from './db.ts';
import type { GuidesTable } from './tables.ts';

/** All guides, by title. */
export async function readGuides(db: Db): Promise<Guide[]> {
  const rows = await db.selectFrom('guides').selectAll().orderBy('id').execute();
  return rows.map(toGuide).sort((a, b) => compareText(fold(a.title), fold(b.title)));
}

/** Undefined where there is no such guide. */
export async function readGuide(db: Db, slug: string): Promise<Guide | undefined> {
  const row = await db.selectFrom('guides').selectAll().where('slug', '=', slug).executeTakeFirst();
  return row && toGuide(row);
}

/** A guide as the wire carries it, from its row. */
export function toGuide(row: Selectable<GuidesTable>): Guide {
  return {
    id: String(row.id),
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    bodyMarkdown: row.body_markdown,
    tags: JSON.parse(row.tags) as string[],
    reviewedBy: row.reviewed_by,
    reviewedAt: row.reviewed_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
