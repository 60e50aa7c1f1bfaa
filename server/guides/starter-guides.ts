import type { Selectable } from 'kysely';
import { languages } from '#core/i18n/languages.ts';
import { readStarterGuides, type StarterGuide } from '../../data/guides.ts';
import type { Db } from '../database/db.ts';
import type { GuidesTable } from '../database/tables.ts';
import { writeTransaction } from '../database/write-transaction.ts';
import { readBefore } from '../history/change-states.ts';

/**
 * Loads the guides that ship with the product where there is no guide at all, and never was one of staff. Where there
 * are some, one that ships in another language joins its English one, unless staff has ever touched that, or had a
 * guide of its own there. Returns how many it loaded.
 */
export async function loadStarterGuides(db: Db): Promise<number> {
  return writeTransaction(db, async (tx) => {
    const known = await readKnownGuides(tx);
    const rows = readStarterGuides()
      .filter((guide) => known.isNew || isMissingVersion(known, guide))
      .map(toRow);
    if (rows.length > 0) await tx.insertInto('guides').values(rows).execute();
    return rows.length;
  });
}

/** What is there, and what staff have done about it. */
export interface KnownGuides {
  /** No guide is there, and none ever was. Whoever has deleted all of them does not want them back. */
  isNew: boolean;
  /** Those that are there, by their names. */
  there: ReadonlyMap<string, Selectable<GuidesTable>>;
  /** The ids of those that staff have changed. To take over what ships is not to change it. */
  touched: ReadonlySet<string>;
  /** The names of all that are or ever were there. */
  taken: ReadonlySet<string>;
}

export async function readKnownGuides(tx: Db): Promise<KnownGuides> {
  const there = await tx.selectFrom('guides').selectAll().execute();
  const changes = await tx
    .selectFrom('changes')
    .select(['subject_id', 'action', 'before'])
    .where('subject', '=', 'guide')
    .execute();
  const byStaff = changes.filter(({ action }) => action !== 'take_over');
  return {
    isNew: there.length === 0 && changes.length === 0,
    there: new Map(there.map((row) => [nameOf(row), row])),
    touched: new Set(byStaff.map(({ subject_id: id }) => id)),
    taken: new Set([...there, ...changes.map((change) => readBefore(change) ?? {})].map(nameOf)),
  };
}

/** Tells whether a guide is the version of an untouched one in a language that is not there, and never was. */
export function isMissingVersion({ there, touched, taken }: KnownGuides, guide: StarterGuide): boolean {
  const english = there.get(nameOf({ slug: guide.slug }));
  return english !== undefined && !touched.has(String(english.id)) && !taken.has(nameOf(guide));
}

/** Names a guide among all. A row of before there were languages is of a guide in English. */
export function nameOf({ slug, language = languages[0] }: { slug?: unknown; language?: unknown }): string {
  return `${language}/${slug}`;
}

export function toRow({ slug, language, ...guide }: StarterGuide) {
  return {
    slug,
    language,
    title: guide.title,
    excerpt: guide.excerpt,
    body_markdown: guide.bodyMarkdown,
    tags: JSON.stringify(guide.tags),
    reviewed_by: guide.reviewedBy,
    reviewed_at: null,
    due_at: guide.dueAt,
    created_at: guide.updatedAt,
    updated_at: guide.updatedAt,
  };
}
