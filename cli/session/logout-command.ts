import { Command } from 'commander';
import { runs } from '../runs.ts';

export const logoutCommand = new Command('logout')
  .summary('sign out')
  .description('Revokes the token of this terminal, and forgets it.')
  .option('--forget', 'also where the server does not answer: its token then stays good there')
  .addHelpText(
    'after',
    '\nExamples:\n  harborlight logout\n  harborlight logout --server https://harborlight.example',
  )
  .action(runs(async () => (await import('../session/logout.ts')).logout));
