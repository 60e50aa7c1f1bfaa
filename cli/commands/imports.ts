import { Command } from 'commander';

export const importsCommand = new Command('imports')
  .summary('earlier imports, and how to undo one')
  .description('Earlier imports, and how to undo one.');
