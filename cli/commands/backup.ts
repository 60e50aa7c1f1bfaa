import { Command } from 'commander';

export const backupCommand = new Command('backup')
  .summary('write the database to a file')
  .description('Write the database to a file.');
