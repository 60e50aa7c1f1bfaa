import { history } from '#core/i18n/en/admin/history.ts';
import { type ChangeSubject, changeActions, changeSubjects } from '#core/lists/staff-lists.ts';
import { findCenter, readCenterName } from '../centers/find-center.ts';
import { toRun } from '../command-line.ts';
import type { Api } from '../connection/connection.ts';
import { reply } from '../connection/reply.ts';
import type { ListFlags } from '../terminal/print-list.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { UsageError } from '../usage-error.ts';
import { formatChange, formatChangeLines } from './describe-change.ts';

interface Filters extends ListFlags {
  center?: string;
  title?: string;
  person?: string;
  day?: string;
  kind?: ChangeSubject;
  import?: number;
}

/** Lists the changes by staff, newest first. */
export async function listHistory(terminal: Terminal, flags: Filters): Promise<void> {
  const { api } = await terminal.connect();
  const query = {
    center: flags.center === undefined ? '' : await readCenter(api, flags.center),
    q: flags.title ?? '',
    person: flags.person === undefined ? '' : await findPerson(api, flags.person),
    day: flags.day ?? '',
    subject: flags.kind ?? '',
    import: flags.import === undefined ? '' : String(flags.import),
  } as const;
  const filtered = Object.values(query).some((value) => value !== '');
  const { title, filtered: tryOthers, nothing } = history.empty;
  await terminal.printList(
    {
      read: (page) => reply(api.admin.history.$get({ query: { ...query, page: String(page) } as never })),
      rows: ({ changes }) => changes,
      columns: [
        { title: 'ID', value: ({ id }) => id, whole: true },
        { title: 'When (UTC)', value: ({ at }) => at.slice(0, 16).replace('T', ' ') },
        { title: 'Who', value: ({ actor }) => actor },
        { title: 'What', value: ({ action }) => changeActions.labels[action] },
        { title: 'Kind', value: ({ subject }) => changeSubjects.labels[subject] },
        { title: 'Title', value: (change) => change.title || history.unnamed },
        {
          title: 'Undone',
          value: ({ undoneBy }) => (undoneBy ? 'Undone' : ''),
          paint: () => 'yellow',
        },
      ],
      none: `${title}. ${filtered ? tryOthers : nothing}`,
    },
    flags,
  );
}

/** Prints a change: each field before and after. */
export async function showChange(terminal: Terminal, id: number): Promise<void> {
  const { api } = await terminal.connect();
  const shown = await reply(api.admin.history[':id'].$get({ param: { id: String(id) } }));
  terminal.print(shown, () =>
    terminal.isWindow ? formatChange(shown, terminal.width, process.stdout) : formatChangeLines(shown),
  );
  if (shown.change.canUndo) terminal.note(`To take it back: ${toRun(`history undo ${id}`)}`);
}

/** Of a center that is gone, the history is still found by its number. Words are looked for as they are. */
async function readCenter(api: Api, given: string): Promise<string> {
  const name = readCenterName(given);
  if (name === undefined || /^\d+$/.test(name)) return name ?? given;
  // A slug ends in a state and has a hyphen before it; a single word is a word.
  return name.includes('-') ? (await findCenter(api, given)).center.id : given;
}

/** A name in any letter case, or a part of one. Throws UsageError where several, or none, have it. */
async function findPerson(api: Api, given: string): Promise<string> {
  const people = await reply(api.admin.history.people.$get());
  const wanted = given.trim().toLowerCase();
  const exact = people.find((name) => name === given) ?? people.find((name) => name.toLowerCase() === wanted);
  if (exact !== undefined) return exact;
  const likely = people.filter((name) => name.toLowerCase().includes(wanted));
  if (likely.length === 1 && likely[0] !== undefined) return likely[0];
  const names = (likely.length > 0 ? likely : people).join(', ');
  throw new UsageError(
    likely.length > 0
      ? `"${given}" can be several people: ${names}.`
      : `"${given}" has changed nothing. Who has: ${names || 'nobody'}.`,
  );
}
