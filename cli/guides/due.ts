import { dueGuides, dueOn } from '#core/guide/due.ts';
import { formatColumnDate } from '#core/i18n/format.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { readAllGuides } from './find-guide.ts';

/** Lists the guides that are to be read again, the longest due first. */
export async function listDueGuides(terminal: Terminal): Promise<void> {
  const { api } = await terminal.connect();
  const due = dueGuides(await readAllGuides(api), new Date()).map((guide) => ({
    slug: guide.slug,
    language: guide.language,
    title: guide.title,
    dueSince: dueOn(guide),
  }));
  terminal.printTable(
    due,
    due,
    [
      { title: 'Slug', value: ({ slug }) => slug, whole: true },
      { title: 'In', value: ({ language }) => language, whole: true },
      { title: 'Due since', value: ({ dueSince }) => formatColumnDate(dueSince), whole: true },
      { title: 'Title', value: ({ title }) => title },
    ],
    { none: 'No guide is due.' },
  );
}
