import { Command } from 'commander';

export const callsCommand = new Command('calls')
  .summary('how often people tapped to call')
  .description('How often people tapped to call.');
