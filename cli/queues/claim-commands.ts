import type { Command } from 'commander';
import { runs } from '../runs.ts';
import type { Work } from '../terminal/terminal.ts';

interface Claiming {
  /** The noun, as it is typed. */
  of: string;
  claim(): Promise<Work>;
  giveBack(): Promise<Work>;
}

/** Adds to a noun how its things are claimed and given back. */
export function addClaimCommands(command: Command, { of, claim, giveBack }: Claiming): void {
  command
    .command('claim')
    .summary('tell colleagues that you are on it')
    .description('Tells colleagues that you are on it, for half an hour.')
    .argument('<ids...>', 'their ids, or the beginning of each')
    .option('--take-over', 'also where a colleague is on it')
    .addHelpText(
      'after',
      `\nExamples:\n  harborlight ${of} claim 7019727c\n  harborlight ${of} claim 7019727c 9b2e41d0 --take-over`,
    )
    .action(runs(claim));

  command
    .command('give-back')
    .summary('tell them that you are not')
    .description(
      'Gives back what you were on; a listing that you had under review waits for a reviewer again.',
    )
    .argument('<ids...>', 'their ids, or the beginning of each')
    .addHelpText('after', `\nExample:\n  harborlight ${of} give-back 7019727c`)
    .action(runs(giveBack));
}
