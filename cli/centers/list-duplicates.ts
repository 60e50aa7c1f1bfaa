import { duplicates } from '#core/i18n/en/admin/duplicates.ts';
import { toRun } from '../command-line.ts';
import { reply } from '../connection/reply.ts';
import type { ListFlags } from '../terminal/print-list.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { findCenter } from './find-center.ts';
import { nameCenter } from './print-center.ts';

/** Lists the pairs of centers that are likely one, and why. */
export async function listDuplicates(
  terminal: Terminal,
  flags: ListFlags & { state?: string },
): Promise<void> {
  const { api } = await terminal.connect();
  const { state = '' } = flags;
  const { empty, reasons } = duplicates;
  await terminal.printList(
    {
      read: (page) => reply(api.admin.duplicates.$get({ query: { state, page: String(page) } })),
      rows: ({ pairs }) => pairs,
      columns: [
        { title: 'First', value: ({ first }) => first.id, whole: true },
        { title: 'Second', value: ({ second }) => second.id, whole: true },
        {
          title: 'Names',
          value: ({ first, second }) =>
            first.name === second.name ? first.name : `${first.name} / ${second.name}`,
        },
        { title: 'City', value: ({ first }) => `${first.city}, ${first.state}` },
        { title: 'Why', value: (pair) => pair.reasons.map((reason) => reasons[reason]).join(', ') },
      ],
      none: state ? empty.inState : empty.text,
    },
    flags,
  );
  terminal.note(`To make one of two: ${toRun('centers merge KEEP OTHER')}`);
  terminal.note(`To say that they are two: ${toRun('centers distinct A B')}`);
}

/** Says that two centers which look alike are two; with `undo` takes that back. */
export async function markDistinct(
  terminal: Terminal,
  a: string,
  b: string,
  { undo = false }: { undo?: boolean },
): Promise<void> {
  const { api } = await terminal.connect();
  const [{ center: first }, { center: second }] = [await findCenter(api, a), await findCenter(api, b)];
  const pair = { firstId: first.id, secondId: second.id };
  const { distinct } = undo
    ? await reply(api.admin.duplicates.distinct[':firstId'][':secondId'].$delete({ param: pair }))
    : await reply(api.admin.duplicates.distinct.$post({ json: pair }));
  terminal.print({ ...pair, distinct }, () => {
    const both = `${nameCenter(first)} and ${nameCenter(second)}`;
    if (!distinct) return `${both} may be offered as duplicates again.`;
    const back = `To take it back: ${toRun(`centers distinct ${first.id} ${second.id} --undo`)}`;
    return `${both} are two centers, and are not offered as duplicates again.\n${back}`;
  });
}
