import { Command } from 'commander';

export const sampleCommand = new Command('sample')
  .summary('the made-up directory for trying things out')
  .description('The made-up directory for trying things out.');
