import { Command } from 'commander';
import { runs } from '../runs.ts';

export const loginCommand = new Command('login')
  .summary('sign in on a server')
  .description(
    'Signs in on a server, which all later commands then work on. Asks for your email address and password, and keeps a token in your config folder; the token can be revoked (see tokens), and ends when it was not used for 90 days.',
  )
  .option('--email <email>', 'whom to sign in')
  .option('--password-stdin', 'read the password from standard input')
  .option('--device <name>', 'what to call this terminal (default: the name of the machine)')
  .addHelpText(
    'after',
    `
Examples:
  harborlight login --server https://harborlight.example
  harborlight login --server https://harborlight.example --email ada@example.org --password-stdin < password.txt`,
  )
  .action(runs(async () => (await import('../session/login.ts')).login));
