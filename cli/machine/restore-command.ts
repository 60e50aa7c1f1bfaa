import { Command } from 'commander';
import { runs } from '../runs.ts';

export const restoreCommand = new Command('restore')
  .summary('bring a backup back')
  .description(
    'Puts a backup in place of the whole database. What is there now is kept as a ' +
      'backup beside it. The server may run meanwhile: it shows the backup’s centers ' +
      'within two seconds. All staff have to sign in again. For admins.',
  )
  .argument('<file>', 'what "harborlight backup" wrote, or another copy of a database')
  .addHelpText(
    'after',
    `
Examples:
  harborlight restore harborlight-2026-11-21.db
  harborlight restore --yes --db data/live/harborlight.db harborlight-2026-11-21.db`,
  )
  .action(runs(async () => (await import('./run-restore.ts')).runRestore));
