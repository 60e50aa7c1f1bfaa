import { Command } from 'commander';
import { addListFlags } from '../global-flags.ts';
import { addRemovalCommands } from '../queues/removal-commands.ts';
import { runs } from '../runs.ts';
import { UsageError } from '../usage-error.ts';

const id = 'its id, or the beginning of it';
const center = ['--center <center>', 'of this center: its number, its slug or its address'] as const;

export const reportsCommand = new Command('reports')
  .summary('what visitors report of centers')
  .description(
    'What visitors say is wrong with a center: its number, that it closed or moved, or something else. Such centers come first in centers verify --due, and to verify one resolves its reports.',
  )
  .addHelpText(
    'after',
    '\nExamples:\n  harborlight reports list\n  harborlight reports show 9b2e41d0\n  harborlight reports resolve --center 12',
  );

addListFlags(
  reportsCommand
    .command('list')
    .summary('list them')
    .description('Lists the reports that nobody has resolved, the last first.')
    .option('--resolved', 'those that are resolved, the last first')
    .option('--spam', 'what is marked as spam, and nothing else')
    .option(...center),
)
  .addHelpText(
    'after',
    '\nExamples:\n  harborlight reports list\n  harborlight reports list --center 12\n  harborlight reports list --resolved --all --json',
  )
  .action(runs(async () => (await import('../reports/reports.ts')).listReports));

reportsCommand
  .command('show')
  .summary('one, with its comment')
  .description('Shows what a visitor reported, and of which center.')
  .argument('<id>', id)
  .addHelpText('after', '\nExample:\n  harborlight reports show 9b2e41d0')
  .action(runs(async () => (await import('../reports/reports.ts')).showReport));

reportsCommand
  .command('resolve')
  .summary('mark one, or all of a center, as resolved')
  .description('Puts on record that a report, or all that is open of a center, is resolved.')
  .argument('[id]', id)
  .option(...center)
  .addHelpText(
    'after',
    '\nExamples:\n  harborlight reports resolve 9b2e41d0\n  harborlight reports resolve --center harbor-house-austin-tx',
  )
  .action((...given: unknown[]) => {
    const [report, flags] = given as [string | undefined, { center?: string }];
    if ((report === undefined) === (flags.center === undefined)) {
      throw new UsageError('Say which report to resolve, or which center’s with --center.');
    }
    return runs(async () => (await import('../reports/reports.ts')).resolveReports)(...given);
  });

addRemovalCommands(reportsCommand, {
  of: 'reports',
  id: '9b2e41d0',
  load: async () => (await import('../reports/reports.ts')).removals,
});
