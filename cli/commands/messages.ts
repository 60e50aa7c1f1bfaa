import { Command } from 'commander';

export const messagesCommand = new Command('messages')
  .summary('contact messages')
  .description('Contact messages.');
