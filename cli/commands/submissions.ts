import { Command } from 'commander';

export const submissionsCommand = new Command('submissions')
  .summary('listings that the public sent')
  .description('Listings that the public sent.');
