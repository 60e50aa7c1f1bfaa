import { Command } from 'commander';

export const restoreCommand = new Command('restore')
  .summary('bring a backup back')
  .description('Bring a backup back.');
