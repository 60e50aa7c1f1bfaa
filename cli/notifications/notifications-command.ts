import { Command, Option } from 'commander';
import { notificationStatuses } from '#core/lists/staff-lists.ts';
import { addListFlags } from '../global-flags.ts';
import { runs } from '../runs.ts';

export const notificationsCommand = new Command('notifications')
  .summary('the mails that were sent, or were not')
  .description('The mails to staff and to submitters: which were sent, which were not, and why.')
  .addHelpText(
    'after',
    '\nExamples:\n  harborlight notifications list --status FAILED\n  harborlight notifications resend --failed\n  harborlight notifications test',
  );

addListFlags(notificationsCommand.command('list'))
  .summary('the mails')
  .description('Lists the mails, the latest first, with why they were not sent.')
  .addOption(new Option('--status <status>', 'only those').choices(notificationStatuses.values))
  .addHelpText(
    'after',
    `
Examples:
  harborlight notifications list
  harborlight notifications list --status FAILED
  harborlight notifications list --all --json`,
  )
  .action(runs(async () => (await import('../notifications/list-notifications.ts')).listNotifications));

notificationsCommand
  .command('stats')
  .summary('how many there are, and how mail is set up')
  .description('Counts the mails by what became of them, and says how mail is set up and what waits.')
  .addHelpText('after', '\nExample:\n  harborlight notifications stats')
  .action(runs(async () => (await import('../notifications/notification-stats.ts')).showStats));

notificationsCommand
  .command('resend')
  .summary('send again what failed')
  .description(
    'Queues mails again that failed or were only logged. The beginning of an ID is enough. Several are queued together, or none of them.',
  )
  .argument('[id...]', 'their IDs in the list')
  .option('--failed', 'all that failed')
  .addHelpText(
    'after',
    `
Examples:
  harborlight notifications resend 3f2a91c0
  harborlight notifications resend --failed`,
  )
  .action(runs(async () => (await import('../notifications/resend.ts')).resend));

notificationsCommand
  .command('test')
  .summary('send a test mail')
  .description('Sends a test mail at once, and says what the mail server answered.')
  .addOption(
    new Option(
      '--to <email>',
      'to this address (default: your own, or STAFF_EMAIL on the machine itself)',
    ).conflicts('alert'),
  )
  .option('--alert', 'a test alert, to ALERT_EMAIL and ALERT_WEBHOOK; for admins')
  .addHelpText(
    'after',
    `
Examples:
  harborlight notifications test
  harborlight notifications test --to you@example.org
  harborlight notifications test --alert`,
  )
  .action(runs(async () => (await import('../notifications/send-test.ts')).sendTest));
