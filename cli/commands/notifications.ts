import { Command } from 'commander';

export const notificationsCommand = new Command('notifications')
  .summary('the mails that were sent, or were not')
  .description('The mails that were sent, or were not.');
