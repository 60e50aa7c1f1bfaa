import type { Guide } from '#core/guide/guide.ts';
import { formatColumnDate, formatLongDate } from '#core/i18n/format.ts';
import { inLanguage, type Language } from '#core/i18n/languages.ts';
import { formatGuideFile } from '../../data/guide-file.ts';
import { paint } from '../terminal/paint.ts';
import { safeText } from '../terminal/safe-text.ts';
import type { Column } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { wrapText } from '../terminal/wrap.ts';
import { findGuide, readAllGuides } from './find-guide.ts';
import { renderHeading, renderMarkdown } from './render-markdown.ts';

/** Lines that are longer are hard to read. */
const MOST_COLUMNS = 88;

const details: readonly Column<Guide>[] = [
  { title: 'Reviewed by', value: ({ reviewedBy }) => reviewedBy },
  { title: 'Updated', value: ({ updatedAt }) => formatColumnDate(updatedAt), whole: true },
];

export async function listGuides(terminal: Terminal): Promise<void> {
  const { api } = await terminal.connect();
  const guides = await readAllGuides(api);
  terminal.printTable(
    guides,
    guides,
    [
      // To be pasted: it stands in one piece, also where that leaves room for the title alone.
      { title: 'Slug', value: ({ slug }) => slug, whole: true },
      { title: 'In', value: ({ language }) => language, whole: true },
      { title: 'Title', value: ({ title }) => title },
      ...(terminal.isWindow && terminal.width < 80 ? [] : details),
    ],
    { none: 'No guides yet. Write the first one: harborlight guides new' },
  );
}

/** Prints a guide for reading, or as the file that `publish` takes. */
export async function showGuide(
  terminal: Terminal,
  named: string,
  { markdown = false, language }: { markdown?: boolean; language?: Language },
): Promise<void> {
  const { api } = await terminal.connect();
  const guide = await findGuide(api, named, language);
  const { title, excerpt, tags, reviewedBy, reviewedAt, dueAt, updatedAt, bodyMarkdown, slug } = guide;
  if (markdown && !terminal.flags.json) {
    const file = formatGuideFile({
      slug,
      title,
      excerpt,
      language: guide.language,
      tags,
      reviewedBy,
      dueAt,
      updatedAt: updatedAt.slice(0, 10),
      bodyMarkdown,
    });
    // A file gets every character as it is.
    process.stdout.write(terminal.isWindow ? safeText(file) : file);
    return;
  }
  const width = Math.min(terminal.width, MOST_COLUMNS);
  const facts = [
    inLanguage(guide.language, `/guides/${slug}`),
    `Updated ${formatLongDate(updatedAt)}`,
    reviewedBy
      ? `Reviewed by ${reviewedBy}${reviewedAt ? `, ${formatLongDate(reviewedAt)}` : ''}`
      : 'Not reviewed yet',
    ...(tags.length > 0 ? [`Tags: ${tags.join(', ')}`] : []),
  ];
  const wrap = (text: string) => wrapText(safeText(text), width);
  terminal.print(guide, () =>
    [
      ...renderHeading(safeText(title), width, '═'),
      ...facts.flatMap(wrap).map((line) => paint('dim', line)),
      '',
      ...wrap(excerpt),
      '',
      ...renderMarkdown(safeText(bodyMarkdown), width),
    ].join('\n'),
  );
}
