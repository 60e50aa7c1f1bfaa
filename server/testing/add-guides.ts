import type { Guide } from '#core/guide/guide.ts';
import type { Db } from '../database/db.ts';

/** Writes guides as staff would, each with what is given. */
export async function addGuides(
  db: Db,
  ...guides: (Pick<Guide, 'slug' | 'title'> & Partial<Guide>)[]
): Promise<void> {
  await db
    .insertInto('guides')
    .values(
      guides.map((guide) => ({
        slug: guide.slug,
        language: guide.language ?? 'en',
        title: guide.title,
        excerpt: guide.excerpt ?? 'In short.',
        body_markdown: guide.bodyMarkdown ?? '## Why?\n\nBecause.',
        tags: JSON.stringify(guide.tags ?? []),
        reviewed_by: guide.reviewedBy ?? null,
        reviewed_at: guide.reviewedAt ?? null,
        due_at: guide.dueAt ?? null,
        created_at: '2026-11-01T00:00:00.000Z',
        updated_at: guide.updatedAt ?? '2026-11-01T00:00:00.000Z',
      })),
    )
    .execute();
}
