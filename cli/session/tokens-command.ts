import { Command } from 'commander';
import { readCount } from '../global-flags.ts';
import { runs } from '../runs.ts';

export const tokensCommand = new Command('tokens')
  .summary('terminals that are signed in')
  .description('The tokens of terminals: your own, or to an admin those of everybody.')
  .addHelpText('after', '\nExamples:\n  harborlight tokens list\n  harborlight tokens revoke 12');

tokensCommand
  .command('list')
  .summary('list them')
  .description('Lists the terminals that are signed in, the one used last first.')
  .addHelpText('after', '\nExample:\n  harborlight tokens list')
  .action(runs(async () => (await import('../session/tokens.ts')).listTokens));

tokensCommand
  .command('revoke')
  .summary('sign one out')
  .description('Signs a terminal out: its token is good for nothing then.')
  .argument('<id>', 'its number in the list', readCount)
  .addHelpText('after', '\nExample:\n  harborlight tokens revoke 12')
  .action(runs(async () => (await import('../session/tokens.ts')).revokeToken));
