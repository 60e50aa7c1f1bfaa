import { Command } from 'commander';
import { readCount } from '../global-flags.ts';
import { runs } from '../runs.ts';

export const loginCommand = new Command('login')
  .summary('sign in on a server')
  .description(
    'Signs in on a server, which all later commands then work on. Asks for your email address and password, and for a code where your account has two-step sign-in; keeps a token in your config folder; the token can be revoked (see tokens), and ends after 30 days.',
  )
  .option('--email <email>', 'whom to sign in')
  .option('--password-stdin', 'read the password from standard input')
  .option('--code <code>', 'for two-step sign-in: what your app shows, or a recovery code')
  .option('--device <name>', 'what to call this terminal (default: the name of the machine)')
  .option('--read-only', 'keep a token that can change nothing, as for a script that only reads')
  .addHelpText(
    'after',
    `
Examples:
  harborlight login --server https://harborlight.example
  harborlight login --server https://harborlight.example --email ada@example.org --password-stdin < password.txt
  harborlight login --server https://harborlight.example --email ada@example.org --password-stdin --code 123456 < password.txt`,
  )
  .action(runs(async () => (await import('../session/login.ts')).login));

export const logoutCommand = new Command('logout')
  .summary('sign out')
  .description('Revokes the token of this terminal, and forgets it.')
  .option('--forget', 'also where the server does not answer: its token then stays good there')
  .addHelpText(
    'after',
    '\nExamples:\n  harborlight logout\n  harborlight logout --server https://harborlight.example',
  )
  .action(runs(async () => (await import('../session/logout.ts')).logout));

export const whoamiCommand = new Command('whoami')
  .summary('who you are to the directory')
  .description('Says who is on record for what you do, and where it is done.')
  .addHelpText('after', '\nExample:\n  harborlight whoami')
  .action(runs(async () => (await import('../session/whoami.ts')).whoami));

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
