import { readStarterGuides } from '../data/guides.ts';
import type { Db } from './db.ts';

/** Loads the guides that ship with the product where there is no guide at all, and never was one of staff; how many it loaded. */
export async function loadStarterGuides(db: Db): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const any = await transaction.selectFrom('guides').select('id').limit(1).executeTakeFirst();
    // Whoever has deleted all of them does not want them back at the next start.
    const edited = await transaction
      .selectFrom('changes')
      .select('id')
      .where('subject', '=', 'guide')
      .limit(1)
      .executeTakeFirst();
    if (any || edited) return 0;
    const rows = readStarterGuides().map((guide) => ({
      slug: guide.slug,
      title: guide.title,
      excerpt: guide.excerpt,
      body_markdown: guide.bodyMarkdown,
      tags: JSON.stringify(guide.tags),
      reviewed_by: guide.reviewedBy,
      reviewed_at: null,
      created_at: guide.updatedAt,
      updated_at: guide.updatedAt,
    }));
    if (rows.length > 0) await transaction.insertInto('guides').values(rows).execute();
    return rows.length;
  });
}
