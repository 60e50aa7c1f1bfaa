import { formatColumnMoment } from '#core/i18n/format.ts';
import { reply } from '../connection/reply.ts';
import type { ListFlags } from '../terminal/print-list.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { listCounts } from './import-words.ts';

/** Of a file, in a narrow window. */
const LONGEST_NAME = 18;

export async function listImports(terminal: Terminal, flags: ListFlags): Promise<void> {
  const { api } = await terminal.connect();
  const isNarrow = terminal.isWindow && terminal.width < 100;
  const shorten = (name: string) => (isNarrow ? cutMiddle(name, LONGEST_NAME) : name);
  await terminal.printList(
    {
      read: (page) => reply(api.admin.imports.$get({ query: { page: String(page) } })),
      rows: ({ imports }) => imports,
      columns: [
        { title: 'ID', value: ({ id }) => id, whole: true },
        { title: 'When (UTC)', value: ({ at }) => formatColumnMoment(at) },
        { title: 'Who', value: ({ actor }) => actor },
        {
          title: 'Centers',
          value: (row) => (row.undoneAt ? `undone (${listCounts(row)})` : listCounts(row)),
          paint: ({ undoneAt }) => (undoneAt ? 'dim' : undefined),
        },
        { title: 'Files', value: ({ files }) => files.map(shorten).join(isNarrow ? '\n' : ', ') },
      ],
      none: 'No imports yet.',
    },
    flags,
  );
}

/** "National_Directory_SA_Facilities_2022.xlsx" → "National…2022.xlsx": beginnings and years tell files apart. */
function cutMiddle(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const end = Math.floor(longest / 2);
  return `${text.slice(0, longest - end - 1)}…${text.slice(-end)}`;
}
