import { Command, Option } from 'commander';
import { changeSubjects } from '#core/lists/staff-lists.ts';
import { addListFlags, readCount, readDay } from '../global-flags.ts';
import { runs } from '../runs.ts';

export const historyCommand = new Command('history')
  .summary('who changed what, and how to take it back')
  .description('Who changed what, and how to take it back. Days and times are UTC.')
  .addHelpText(
    'after',
    `
Examples:
  harborlight history
  harborlight history --center 12
  harborlight history --person "Ada Admin" --day 2026-11-20
  harborlight history show 123
  harborlight history undo 123

For its filters: harborlight history list --help`,
  );

addListFlags(historyCommand.command('list', { isDefault: true }))
  .summary('list changes, newest first')
  .description(
    'Lists the changes by staff, newest first. What an import changed is one line, unless you look for a center, a title or an import.',
  )
  .option('--center <center>', 'of this center and those merged into it; or words of a name')
  .option('--title <words>', 'of what has these words in its title')
  .option('--person <name>', 'by this person')
  .option('--day <day>', 'of this day, such as 2026-11-20', readDay)
  .addOption(new Option('--kind <kind>', 'of this kind').choices(changeSubjects.values))
  .option('--import <number>', 'of this import', readCount)
  .addHelpText(
    'after',
    `
Examples:
  harborlight history
  harborlight history --center harbor-house-austin-tx
  harborlight history list --kind guide --all --json`,
  )
  .action(runs(async () => (await import('../history/read-history.ts')).listHistory));

historyCommand
  .command('show')
  .summary('show what a change replaced')
  .description('Shows a change: each field before and after, and what was changed with it.')
  .argument('<id>', 'its number in the list', readCount)
  .addHelpText('after', '\nExample:\n  harborlight history show 123')
  .action(runs(async () => (await import('../history/read-history.ts')).showChange));

historyCommand
  .command('undo')
  .summary('take a change back')
  .description(
    'Takes a change back, with all that was changed together with it. Shows it, and asks first. The history keeps both.',
  )
  .argument('<id>', 'its number in the list', readCount)
  .addHelpText('after', '\nExamples:\n  harborlight history undo 123\n  harborlight history undo 123 --yes')
  .action(runs(async () => (await import('../history/undo-change.ts')).undoChange));
