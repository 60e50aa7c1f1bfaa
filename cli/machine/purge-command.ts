import { Command } from 'commander';
import { runs } from '../runs.ts';

export const purgeCommand = new Command('purge')
  .summary('wipe what is kept no longer')
  .description(
    'Shows what is older than it is kept (CONTACT_RETENTION_DAYS, KEEP_HANDLED_DAYS), asks, and wipes ' +
      'it: contact details of requests for a match, addresses of mails to those who ' +
      'wrote to us, messages that were handled long ago, and sessions that have ended. A server does so once a day by ' +
      'itself. For admins.',
  )
  .option('--dry-run', 'only show it')
  .addHelpText('after', '\nExamples:\n  harborlight purge --dry-run\n  harborlight purge --yes')
  .action(runs(async () => (await import('./run-purge.ts')).runPurge));
