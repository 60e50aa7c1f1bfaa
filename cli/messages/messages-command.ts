import { Command } from 'commander';
import { addClaimCommands } from '../queues/claim-commands.ts';
import { addQueueFlags } from '../queues/queue-flags.ts';
import { addRemovalCommands } from '../queues/removal-commands.ts';
import { runs } from '../runs.ts';

const id = ['<id>', 'its id, or the beginning of it'] as const;

export const messagesCommand = new Command('messages')
  .summary('contact messages')
  .description(
    'What people wrote on the contact page. You answer by mail, and mark it as handled. One by one, with keys: harborlight triage messages.',
  )
  .addHelpText(
    'after',
    '\nExamples:\n  harborlight messages list\n  harborlight messages show 9b2e41d0\n  harborlight messages handle 9b2e41d0',
  );

addQueueFlags(
  messagesCommand
    .command('list')
    .summary('list them')
    .description('Lists the messages that nobody has handled, the oldest first.')
    .option('--handled', 'those that are handled, the newest first'),
)
  .addHelpText(
    'after',
    '\nExamples:\n  harborlight messages list\n  harborlight messages list --search ada@mail.example\n  harborlight messages list --handled --all --json',
  )
  .action(runs(async () => (await import('../messages/messages.ts')).listMessages));

messagesCommand
  .command('show')
  .summary('one')
  .description('Shows a message, and whom to answer.')
  .argument(...id)
  .addHelpText('after', '\nExample:\n  harborlight messages show 9b2e41d0')
  .action(runs(async () => (await import('../messages/messages.ts')).showMessage));

messagesCommand
  .command('handle')
  .summary('mark one or many as handled')
  .description('Puts on record that you have answered it. Of many, each is done for itself.')
  .argument('<ids...>', 'their ids, or the beginning of each')
  .addHelpText(
    'after',
    '\nExamples:\n  harborlight messages handle 9b2e41d0\n  harborlight messages handle 9b2e41d0 7019727c',
  )
  .action(runs(async () => (await import('../messages/messages.ts')).handleMessages));

addClaimCommands(messagesCommand, {
  of: 'messages',
  claim: async () => (await import('../messages/messages.ts')).claimMessages,
  giveBack: async () => (await import('../messages/messages.ts')).giveMessagesBack,
});

messagesCommand
  .command('reopen')
  .summary('open it again')
  .description('Opens a message again that was marked as handled.')
  .argument(...id)
  .addHelpText('after', '\nExample:\n  harborlight messages reopen 9b2e41d0')
  .action(runs(async () => (await import('../messages/messages.ts')).reopenMessage));

addRemovalCommands(messagesCommand, {
  of: 'messages',
  id: '9b2e41d0',
  load: async () => (await import('../messages/messages.ts')).removals,
});
