import { Command } from 'commander';

export const centersCommand = new Command('centers')
  .summary('search, edit and verify centers')
  .description('Search, edit and verify centers.');
