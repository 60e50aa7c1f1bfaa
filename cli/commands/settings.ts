import { Command } from 'commander';

export const settingsCommand = new Command('settings')
  .summary('what is set, and where')
  .description('What is set, and where.');
