import type { Command } from 'commander';
import { runs } from '../runs.ts';
import type { Removals } from './removal.ts';

interface Removing {
  /** The noun, as it is typed. */
  of: string;
  /** An id for the examples. */
  id: string;
  load(): Promise<Removals>;
}

/** Adds to a noun how its things are deleted, and marked as spam. */
export function addRemovalCommands(command: Command, { of, id, load }: Removing): void {
  command
    .command('delete')
    .summary('delete one for good')
    .description(
      'Asks, and deletes what was sent, with the mails about it and its receipt. The history keeps that it was deleted, and not what it said. It cannot be taken back. For admins.',
    )
    .argument('<id>', 'its id, or the beginning of it')
    .addHelpText('after', `\nExample:\n  harborlight ${of} delete ${id}`)
    .action(
      runs(async () => {
        const [{ deleteOne }, removals] = await Promise.all([import('./removal.ts'), load()]);
        return (terminal, given: string) => deleteOne(terminal, removals, given);
      }),
    );
  const marking = [
    [
      'spam',
      true,
      'mark one or many as spam',
      'Takes them out of all queues, until an admin clears the spam.',
    ],
    ['not-spam', false, 'they are no spam after all', 'Puts back what was marked as spam.'],
  ] as const;
  for (const [name, spam, summary, description] of marking) {
    command
      .command(name)
      .summary(summary)
      .description(description)
      .argument('<ids...>', 'their ids, or the beginning of each')
      .addHelpText('after', `\nExample:\n  harborlight ${of} ${name} ${id}`)
      .action(
        runs(async () => {
          const [{ markAll }, removals] = await Promise.all([import('./removal.ts'), load()]);
          return (terminal, given: string[]) => markAll(terminal, removals, given, spam);
        }),
      );
  }
}
