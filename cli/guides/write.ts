import { type Guide, type GuideInput, suggestSlug } from '#core/guide/guide.ts';
import { adminGuides } from '#core/i18n/en/admin/guides.ts';
import { type Language, languages } from '#core/i18n/languages.ts';
import { isConflict } from '#core/staff/conflict.ts';
import { AppError } from '#server/app-error.ts';
import { describeProblem, formatGuideFile, GuideFileError, parseGuideFile } from '../../data/guide-file.ts';
import { toRun } from '../command-line.ts';
import type { Api } from '../connection/connection.ts';
import { reply } from '../connection/reply.ts';
import { editText } from '../terminal/edit-in-editor.ts';
import { readTextFile } from '../terminal/read-text-file.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { Cancelled } from '../usage-error.ts';
import { addressOf, findGuide } from './find-guide.ts';
import { formatLineDiff } from './line-diff.ts';

const instead =
  'An editor opens only on a terminal. Give the guide as a file: harborlight guides publish FILE';

/** What a new guide begins with. */
const template = `---
title: 
# ${adminGuides.dialog.excerptHint}
excerpt: 
# With commas between them, such as: [Detox, First steps]
tags: []
# ${adminGuides.dialog.reviewedByHint}
reviewedBy: 
# ${adminGuides.dialog.dueAtHint}
# dueAt: 2027-01-15
# Its address, such as your-slug; without one it is made from the title.
# slug:
# Without one it is in English.
# language:
---

`;

/** Has a new guide written in the editor, and publishes it. */
export async function newGuide(terminal: Terminal, { from }: { from?: string }): Promise<void> {
  const connection = await signedIn(terminal);
  const { api } = connection;
  const text = from === undefined ? template : startFrom(await readTextFile(from));
  let made: Guide | undefined;
  await editText({
    text,
    extension: 'md',
    instead,
    async check(typed) {
      if (typed === template) throw new Cancelled();
      return saveOrExplain(typed, { slug: titleSlug }, async (json) => {
        made = await reply(api.admin.guides.$post({ json }));
      });
    },
  });
  if (!made) return;
  const { title } = made;
  const address = addressOf(connection, made);
  terminal.print(made, () => `“${title}” is public now: ${address}`);
}

/** Has a guide changed in the editor, and publishes what was changed. */
export async function editGuide(
  terminal: Terminal,
  named: string,
  { from, language }: { from?: string; language?: Language },
): Promise<void> {
  const connection = await signedIn(terminal);
  const { api } = connection;
  const opened = await findGuide(api, named, language);
  const { id } = opened;
  let seen = opened;
  let saved: Guide | undefined;
  await editText({
    text: from === undefined ? formatGuide(opened) : await readTextFile(from),
    extension: 'md',
    instead,
    async check(typed) {
      if (typed === formatGuide(opened)) return [];
      return saveOrExplain(typed, opened, async (input) => {
        const json = { ...input, seenUpdatedAt: seen.updatedAt };
        try {
          saved = await reply(api.admin.guides[':id'].$put({ param: { id }, json }));
        } catch (error) {
          if (!(error instanceof AppError) || !isConflict(error.code)) throw error;
          const theirs = await findGuide(api, id);
          const change = formatLineDiff(formatGuide(seen), formatGuide(theirs), terminal.width);
          // Whoever saves a second time has seen it.
          seen = theirs;
          const hint = 'Go back in and add what you want to keep of it; saved again, yours takes its place.';
          console.error(change);
          throw new AppError(409, error.code, `${error.message}\n${hint}`);
        }
      });
    },
  });
  if (!saved || saved.updatedAt === seen.updatedAt) {
    terminal.print(saved ?? opened, () => 'Nothing was changed.');
    return;
  }
  const changed = saved;
  const changeId = await findChange(api, changed);
  terminal.print(changed, () =>
    [
      `“${changed.title}” is saved, and public at once: ${addressOf(connection, changed)}`,
      ...(addressOf(connection, changed) === addressOf(connection, opened)
        ? []
        : [adminGuides.dialog.slugChanged]),
      ...(changeId === undefined ? [] : [`To take it back: ${toRun(`history undo ${changeId}`)}`]),
    ].join('\n'),
  );
}

/** Asks, and takes a guide away. */
export async function deleteGuide(
  terminal: Terminal,
  named: string,
  { language }: { language?: Language },
): Promise<void> {
  const { api } = await terminal.connect();
  const { id, slug, title, ...guide } = await findGuide(api, named, language);
  await terminal.confirm(adminGuides.confirmDelete.title(title));
  const { deleted, changeId } = await reply(api.admin.guides[':id'].$delete({ param: { id } }));
  terminal.print(
    { deleted, slug, language: guide.language, title, changeId },
    () => `${adminGuides.deleted(title)}\nTo take it back: ${toRun(`history undo ${changeId}`)}`,
  );
}

/** The guide as a file without the day of its last change, which the server knows. */
export function formatGuide({
  slug,
  title,
  excerpt,
  tags,
  reviewedBy,
  dueAt,
  bodyMarkdown,
  ...guide
}: GuideInput): string {
  const { language = languages[0] } = guide;
  return formatGuideFile({
    slug,
    title,
    excerpt,
    language,
    tags,
    reviewedBy,
    dueAt: dueAt ?? null,
    bodyMarkdown,
  });
}

/** Nobody should write for an hour to hear only then that they are signed in nowhere. */
async function signedIn(terminal: Terminal) {
  const connection = await terminal.connect();
  await reply(connection.api.admin.session.$get());
  return connection;
}

/** A file without front matter is the text of a guide. */
function startFrom(file: string): string {
  return /^\uFEFF?---\s*\n/.test(file) ? file : `${template}${file}`;
}

/** One that is missing is what is wrong with the title, and not with the slug as well. */
function titleSlug(title: string): string {
  return suggestSlug(title) || 'untitled';
}

/**
 * Saves what was typed; slug and language are as given where it does not say them. Returns what is wrong with it, in its
 * text or to the server: none where it is saved.
 */
async function saveOrExplain(
  typed: string,
  { slug, language }: { slug: string | ((title: string) => string); language?: Language },
  save: (input: GuideInput) => Promise<void>,
): Promise<readonly string[]> {
  try {
    const { updatedAt: _, ...input } = parseGuideFile(typed, slug, language);
    await save(input);
    return [];
  } catch (error) {
    if (error instanceof GuideFileError) return error.problems.map(describeProblem);
    if (error instanceof AppError && error.status !== 401) return [error.message];
    throw error;
  }
}

/** The change that has just saved it. */
async function findChange(api: Api, { id, updatedAt }: Guide): Promise<number | undefined> {
  const { changes } = await reply(api.admin.history.$get({ query: { subject: 'guide' } }));
  return changes.find(({ subjectId, at }) => subjectId === id && at === updatedAt)?.id;
}
