import { Command } from 'commander';

export const statusCommand = new Command('status')
  .summary('what waits, and how the system is')
  .description('What waits, and how the system is.');
