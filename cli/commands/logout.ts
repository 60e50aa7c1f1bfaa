import { Command } from 'commander';
import { runs } from '../runs.ts';

export const logoutCommand = new Command('logout')
  .summary('sign out')
  .description('Revokes the token of this terminal, and forgets it.')
  .addHelpText('after', '\nExample:\n  harborlight logout')
  .action(runs(async () => (await import('../session/logout.ts')).logout));
