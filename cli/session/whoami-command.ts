import { Command } from 'commander';
import { runs } from '../runs.ts';

export const whoamiCommand = new Command('whoami')
  .summary('who you are to the directory')
  .description('Says who is on record for what you do, and where it is done.')
  .addHelpText('after', '\nExample:\n  harborlight whoami')
  .action(runs(async () => (await import('../session/whoami.ts')).whoami));
