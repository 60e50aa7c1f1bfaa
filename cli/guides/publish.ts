import { basename } from 'node:path';
import type { Guide } from '#core/guide/guide.ts';
import { languages } from '#core/i18n/languages.ts';
import { AppError } from '#server/app-error.ts';
import { describeProblem, type GuideFile, GuideFileError, parseGuideFile } from '../../data/guide-file.ts';
import { toRun } from '../command-line.ts';
import type { Api } from '../connection/connection.ts';
import { reply } from '../connection/reply.ts';
import { canAsk } from '../terminal/ask.ts';
import { paint } from '../terminal/paint.ts';
import { readTextFile } from '../terminal/read-text-file.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { UsageError } from '../usage-error.ts';
import { addressOf, readAllGuides } from './find-guide.ts';
import { formatLineDiff } from './line-diff.ts';
import { formatGuide } from './write.ts';

interface Draft {
  file: string;
  guide: GuideFile;
  /** What is there under its slug in its language. */
  before: Guide | undefined;
  result: 'created' | 'updated' | 'unchanged';
}

/**
 * Makes guides of Markdown files, or writes them anew. Where one of the files is wrong, none is published; before a
 * guide is overwritten, it shows what changes and asks.
 */
export async function publishGuides(
  terminal: Terminal,
  files: readonly string[],
  { reviewedToday = false }: { reviewedToday?: boolean },
): Promise<void> {
  const read = await readFiles(files);
  const connection = await terminal.connect();
  const { api } = connection;
  const guides = new Map((await readAllGuides(api)).map((guide) => [nameOf(guide), guide]));
  const drafts = read.map(({ file, guide }) =>
    compare(file, guide, guides.get(nameOf(guide)), reviewedToday),
  );
  const updates = drafts.filter(({ result }) => result === 'updated');
  if (updates.length > 0) await askToOverwrite(terminal, updates);
  const done: { file: string; result: Draft['result']; guide: Guide }[] = [];
  for (const { file, guide, before, result } of drafts) {
    try {
      done.push({ file, result, guide: await write(api, guide, before, result, reviewedToday) });
    } catch (error) {
      throw nameFile(error, file, done);
    }
  }
  terminal.printTable(
    done,
    done,
    [
      { title: 'File', value: ({ file }) => basename(file) },
      { title: 'Result', value: ({ result }) => result, whole: true },
      { title: 'Address', value: ({ guide }) => addressOf(connection, guide), whole: true },
    ],
    { none: '' },
  );
  if (updates.length > 0) terminal.note(`What was updated can be taken back: see ${toRun('history')}`);
}

/** All files, or an error that names all that is wrong in them. "-" is standard input. */
async function readFiles(files: readonly string[]): Promise<{ file: string; guide: GuideFile }[]> {
  const read: { file: string; guide: GuideFile }[] = [];
  const issues: { path: string; message: string }[] = [];
  for (const file of files) {
    try {
      read.push({ file, guide: parseGuideFile(await readTextFile(file), slugOf(file)) });
    } catch (error) {
      if (!(error instanceof GuideFileError)) throw error;
      issues.push(...error.problems.map((problem) => ({ path: file, message: describeProblem(problem) })));
    }
  }
  if (issues.length > 0) {
    const [first] = issues;
    const message =
      issues.length === 1
        ? `${first?.path}: ${first?.message}`
        : `${issues.length} things are wrong, and nothing was published.`;
    throw new AppError(400, 'invalid_guide', message, issues);
  }
  const names = read.map(({ guide }) => nameOf(guide));
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice) throw new UsageError(`Two of the files are for the same guide: ${twice}.`);
  return read;
}

/** Of a guide in English its slug; of one in another language that, too: "help-for-teens (es)". */
function nameOf({ slug, language }: Pick<GuideFile, 'slug' | 'language'>): string {
  return language === languages[0] ? slug : `${slug} (${language})`;
}

function slugOf(file: string): string | undefined {
  return file === '-' ? undefined : basename(file).replace(/\.\w+$/, '');
}

function compare(file: string, guide: GuideFile, before: Guide | undefined, reviewedToday: boolean): Draft {
  if (!before) return { file, guide, before, result: 'created' };
  const isSame = formatGuide(before) === formatGuide(guide) && !(reviewedToday && guide.reviewedBy !== null);
  const result = isSame ? 'unchanged' : 'updated';
  return { file, guide, before, result };
}

async function askToOverwrite(terminal: Terminal, updates: readonly Draft[]): Promise<void> {
  if (!terminal.flags.yes && canAsk()) {
    for (const { before, guide } of updates) {
      console.error(paint('bold', `\n${nameOf(guide)}`, process.stderr));
      if (before) console.error(formatLineDiff(formatGuide(before), formatGuide(guide), terminal.width));
    }
    console.error('');
  }
  const names = updates.map(({ guide }) => nameOf(guide)).join(', ');
  await terminal.confirm(`Overwrite ${updates.length === 1 ? 'this guide' : 'these guides'}: ${names}?`);
}

async function write(
  api: Api,
  { updatedAt: _, ...guide }: GuideFile,
  before: Guide | undefined,
  result: Draft['result'],
  reviewedToday: boolean,
): Promise<Guide> {
  // Another date says that it was reviewed again; the server goes by its own clock.
  const json = { ...guide, reviewedAt: reviewedToday ? new Date().toISOString() : null };
  if (!before) return reply(api.admin.guides.$post({ json }));
  if (result === 'unchanged') return before;
  const seenUpdatedAt = before.updatedAt;
  return reply(api.admin.guides[':id'].$put({ param: { id: before.id }, json: { ...json, seenUpdatedAt } }));
}

/** Says in which file it stopped, and what was published by then. */
function nameFile(error: unknown, file: string, done: readonly { file: string; result: string }[]): unknown {
  if (!(error instanceof AppError)) return error;
  const published = done.filter(({ result }) => result !== 'unchanged').map((each) => each.file);
  const before = published.length > 0 ? ` Published before it: ${published.join(', ')}.` : '';
  return new AppError(error.status, error.code, `${file}: ${error.message}${before}`, error.issues);
}
