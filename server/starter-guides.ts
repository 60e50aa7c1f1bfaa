import type { Selectable } from 'kysely';
import { languages } from '#core/i18n/languages.ts';
import { readStarterGuides, type StarterGuide } from '../data/guides.ts';
import { readBefore } from './change-states.ts';
import type { Db } from './db.ts';
import type { ChangesTable, GuidesTable } from './tables.ts';

/**
 * Loads the guides that ship with the product where there is no guide at all, and never was one of staff. Where there
 * are some, one that ships in another language joins its English one, unless staff has ever touched that, or had a
 * guide of its own there. Returns how many it loaded.
 */
export async function loadStarterGuides(db: Db): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const there = await transaction.selectFrom('guides').selectAll().execute();
    const changes = await transaction
      .selectFrom('changes')
      .select(['subject_id', 'before'])
      .where('subject', '=', 'guide')
      .execute();
    // Whoever has deleted all of them does not want them back at the next start.
    const isNew = there.length === 0 && changes.length === 0;
    const isWanted = isNew ? () => true : missingVersions(there, changes);
    const rows = readStarterGuides().filter(isWanted).map(toRow);
    if (rows.length > 0) await transaction.insertInto('guides').values(rows).execute();
    return rows.length;
  });
}

/** Tells which guides are the version of an untouched one in a language that is not there, and never was. */
function missingVersions(
  there: readonly Selectable<GuidesTable>[],
  changes: readonly Pick<Selectable<ChangesTable>, 'subject_id' | 'before'>[],
) {
  const touched = new Set(changes.map(({ subject_id: id }) => id));
  const taken = new Set([...there, ...changes.map((change) => readBefore(change) ?? {})].map(nameOf));
  const untouched = new Set(there.filter(({ id }) => !touched.has(String(id))).map(nameOf));
  return ({ slug, language }: StarterGuide) =>
    untouched.has(nameOf({ slug })) && !taken.has(nameOf({ slug, language }));
}

/** A row of before there were languages is of a guide in English. */
function nameOf({ slug, language = languages[0] }: { slug?: unknown; language?: unknown }): string {
  return `${language}/${slug}`;
}

function toRow({ slug, language, ...guide }: StarterGuide) {
  return {
    slug,
    language,
    title: guide.title,
    excerpt: guide.excerpt,
    body_markdown: guide.bodyMarkdown,
    tags: JSON.stringify(guide.tags),
    reviewed_by: guide.reviewedBy,
    reviewed_at: null,
    created_at: guide.updatedAt,
    updated_at: guide.updatedAt,
  };
}
