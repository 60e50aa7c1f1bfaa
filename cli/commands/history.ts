import { Command } from 'commander';

export const historyCommand = new Command('history')
  .summary('who changed what, and how to take it back')
  .description('Who changed what, and how to take it back.');
