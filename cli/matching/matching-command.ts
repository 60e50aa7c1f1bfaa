import { Command } from 'commander';
import { addClaimCommands } from '../queues/claim-commands.ts';
import { addQueueFlags } from '../queues/queue-flags.ts';
import { addRemovalCommands } from '../queues/removal-commands.ts';
import { runs } from '../runs.ts';

const id = ['<id>', 'its id, or the beginning of it'] as const;

export const matchingCommand = new Command('matching')
  .summary('requests for a match')
  .description(
    'People who asked us to find a center for them. We aim to contact them within 24 hours. One by one, with keys: harborlight triage matching.',
  )
  .addHelpText(
    'after',
    '\nExamples:\n  harborlight matching list\n  harborlight matching show 3f1c22ab\n  harborlight matching handle 3f1c22ab',
  );

addQueueFlags(
  matchingCommand
    .command('list')
    .summary('list them')
    .description('Lists open requests, the most urgent first.')
    .option('--handled', 'those that are handled, the last first'),
)
  .addHelpText(
    'after',
    '\nExamples:\n  harborlight matching list\n  harborlight matching list --from TX --unclaimed\n  harborlight matching list --handled --all --json',
  )
  .action(runs(async () => (await import('../matching/matching.ts')).listRequests));

matchingCommand
  .command('show')
  .summary('one: until when, how to reach them, what they need')
  .description('Shows until when contact is promised, how to reach who asked, and what they need.')
  .argument(...id)
  .addHelpText('after', '\nExample:\n  harborlight matching show 3f1c22ab')
  .action(runs(async () => (await import('../matching/matching.ts')).showRequest));

matchingCommand
  .command('handle')
  .summary('mark one or many as handled')
  .description('Puts on record that you have been in touch. Of many, each is done for itself.')
  .argument('<ids...>', 'their ids, or the beginning of each')
  .addHelpText(
    'after',
    '\nExamples:\n  harborlight matching handle 3f1c22ab\n  harborlight matching handle 3f1c22ab 7019727c',
  )
  .action(runs(async () => (await import('../matching/matching.ts')).handleRequests));

addClaimCommands(matchingCommand, {
  of: 'matching',
  claim: async () => (await import('../matching/matching.ts')).claimRequests,
  giveBack: async () => (await import('../matching/matching.ts')).giveRequestsBack,
});

matchingCommand
  .command('reopen')
  .summary('open it again')
  .description('Opens a request again that was marked as handled.')
  .argument(...id)
  .addHelpText('after', '\nExample:\n  harborlight matching reopen 3f1c22ab')
  .action(runs(async () => (await import('../matching/matching.ts')).reopenRequest));

addRemovalCommands(matchingCommand, {
  of: 'matching',
  id: '3f1c22ab',
  load: async () => (await import('../matching/matching.ts')).removals,
});
