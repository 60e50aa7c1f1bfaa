import { Command } from 'commander';

export const purgeCommand = new Command('purge')
  .summary('wipe what is kept no longer')
  .description('Wipe what is kept no longer.');
