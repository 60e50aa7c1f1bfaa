import { Command } from 'commander';
import { runs } from '../runs.ts';

export const backupCommand = new Command('backup')
  .summary('write the database to a file')
  .description(
    'Writes the whole database to a file, as it is at this moment, and checks the ' +
      'file. The server may run meanwhile. The file holds contact details: keep it ' +
      'where only you can read it, and on another machine. In a folder the file is named ' +
      'by the moment and the day on which it must be gone, as contact details ' +
      '(CONTACT_RETENTION_DAYS), and those that must be are deleted. For admins.',
  )
  .argument('<file>', 'the file to write, asks before it writes over one; or a folder')
  .addHelpText(
    'after',
    `
Examples:
  harborlight backup harborlight-$(date +%F).db
  harborlight backup /mnt/backups/
  harborlight backup --server https://harborlight.example copy.db

To bring it back: harborlight restore FILE`,
  )
  .action(runs(async () => (await import('./run-backup.ts')).runBackup));
