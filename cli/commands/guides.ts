import { Command } from 'commander';

export const guidesCommand = new Command('guides')
  .summary('the guides of the site')
  .description('The guides of the site.');
