import { Command } from 'commander';

export const triageCommand = new Command('triage')
  .summary('work through what waits, one by one')
  .description('Work through what waits, one by one.');
