import { Command } from 'commander';
import { runs } from '../runs.ts';

export const sampleCommand = new Command('sample')
  .summary('the made-up directory for trying things out')
  .description(
    'The made-up directory for trying things out. Its centers are not real, and pages say so. For admins.',
  )
  .addHelpText('after', '\nExamples:\n  harborlight sample load --db trial.db\n  harborlight sample clear');

sampleCommand
  .command('load')
  .summary('load it where there is no center')
  .description('Loads the made-up centers where there is no center yet.')
  .addHelpText('after', '\nExample:\n  harborlight sample load --db trial.db')
  .action(runs(async () => (await import('./sample.ts')).loadSample));

sampleCommand
  .command('clear')
  .summary('remove its centers')
  .description(
    'Removes the made-up centers, with what staff tried out on them, and no others. An import of real centers does so, too.',
  )
  .addHelpText('after', '\nExample:\n  harborlight sample clear')
  .action(runs(async () => (await import('./sample.ts')).clearSample));
