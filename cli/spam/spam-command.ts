import { Command } from 'commander';
import { runs } from '../runs.ts';

export const spamCommand = new Command('spam')
  .summary('what is marked as spam')
  .description(
    'What people sent, and staff marked as spam: it is in no queue. You mark with submissions spam, messages spam, matching spam and reports spam, and list it with their list --spam.',
  )
  .addHelpText(
    'after',
    '\nExamples:\n  harborlight messages spam 9b2e41d0\n  harborlight messages list --spam\n  harborlight spam clear',
  );

spamCommand
  .command('clear')
  .summary('delete all of it for good')
  .description('Says how much is marked as spam, asks, and deletes it for good. For admins.')
  .option('--dry-run', 'only say how much')
  .addHelpText('after', '\nExamples:\n  harborlight spam clear --dry-run\n  harborlight spam clear --yes')
  .action(runs(async () => (await import('../queues/removal.ts')).clearSpam));
