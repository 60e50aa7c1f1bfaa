import { Command } from 'commander';

export const matchingCommand = new Command('matching')
  .summary('requests for a match')
  .description('Requests for a match.');
