import type { Selectable } from 'kysely';
import { compareText, fold } from '#core/fold-text.ts';
import type { Guide } from '#core/guide/guide.ts';
import { type GuideOnPage, guideIn, guideOnPage, guidesIn } from '#core/guide/guide-languages.ts';
import { type Language, languages } from '#core/i18n/languages.ts';
import type { Db } from '../database/db.ts';
import type { GuidesTable } from '../database/tables.ts';

/**
 * All guides for a reader of a language (see core/guide/guide-languages.ts), by title; without a language all versions of
 * all, first those in English.
 */
export async function readGuides(db: Db, language?: Language): Promise<Guide[]> {
  const rows = await db.selectFrom('guides').selectAll().orderBy('id').execute();
  const guides = rows
    .map(toGuide)
    .sort(
      (a, b) =>
        languages.indexOf(a.language) - languages.indexOf(b.language) ||
        compareText(fold(a.title), fold(b.title)),
    );
  return language === undefined ? guides : guidesIn(guides, language);
}

/** The guide in a language, else in English. Undefined where there is no such guide. */
export async function readGuide(db: Db, slug: string, language: Language): Promise<Guide | undefined> {
  return guideIn(await readVersions(db, slug), slug, language);
}

/** The same, with the languages in which it is there. */
export async function readGuideOnPage(
  db: Db,
  slug: string,
  language: Language,
): Promise<Required<GuideOnPage> | undefined> {
  return guideOnPage(await readVersions(db, slug), slug, language);
}

async function readVersions(db: Db, slug: string): Promise<Guide[]> {
  const rows = await db.selectFrom('guides').selectAll().where('slug', '=', slug).execute();
  return rows.map(toGuide);
}

/** A guide as the wire carries it, from its row. */
export function toGuide(row: Selectable<GuidesTable>): Guide {
  return {
    id: String(row.id),
    slug: row.slug,
    language: row.language,
    title: row.title,
    excerpt: row.excerpt,
    bodyMarkdown: row.body_markdown,
    tags: JSON.parse(row.tags) as string[],
    reviewedBy: row.reviewed_by,
    // Once a guide kept the date of a review whose reviewer was taken away.
    reviewedAt: row.reviewed_by && row.reviewed_at,
    dueAt: row.due_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
