import { Command } from 'commander';
import { runs } from '../runs.ts';

export const settingsCommand = new Command('settings')
  .summary('what is set, and where')
  .description(
    'Every setting, what it is for, and where its value comes from: the environment, a file .env in this folder, or the default. Passwords and tokens are not shown. Of a server: as it was started. For admins.',
  )
  .addHelpText('after', '\nExamples:\n  harborlight settings\n  harborlight settings --local --json')
  .action(runs(async () => (await import('./show-settings.ts')).showSettings));
