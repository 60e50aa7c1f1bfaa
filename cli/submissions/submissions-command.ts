import { Command, Option } from 'commander';
import { submissionTypes } from '#core/lists/message-lists.ts';
import { submissionStatuses } from '#core/lists/staff-lists.ts';
import { addClaimCommands } from '../queues/claim-commands.ts';
import { addQueueFlags } from '../queues/queue-flags.ts';
import { addRemovalCommands } from '../queues/removal-commands.ts';
import { runs } from '../runs.ts';
import { collect } from '../terminal/read-options.ts';

const id = ['<id>', 'its id, or the beginning of it'] as const;
const ids = ['<ids...>', 'its id, or the beginning of it; or those of many'] as const;

export const submissionsCommand = new Command('submissions')
  .summary('listings that the public sent')
  .description(
    'Listings that the public sent: new centers, and updates to centers. Each is taken up for review, and then approved or rejected. One by one, with keys: harborlight triage.',
  )
  .addHelpText(
    'after',
    '\nExamples:\n  harborlight submissions list --open\n  harborlight submissions show 7019727c\n  harborlight submissions review 7019727c\n  harborlight submissions approve 7019727c',
  );

addQueueFlags(
  submissionsCommand
    .command('list')
    .summary('list them')
    .description('Lists listings, the newest first; what waits, with --open, the oldest first.')
    .addOption(
      new Option('--status <status>', 'only those of this status').choices(submissionStatuses.values),
    )
    .addOption(
      new Option('--type <type>', 'only those of this type').choices(
        submissionTypes.values.filter((type) => type !== 'CONTACT'),
      ),
    )
    .addOption(new Option('--open', 'only those that nobody has decided').conflicts('status')),
)
  .addHelpText(
    'after',
    '\nExamples:\n  harborlight submissions list --open\n  harborlight submissions list --open --search "harbor point"\n  harborlight submissions list --open --older-than 3d --unclaimed\n  harborlight submissions list --status REJECTED --all --json',
  )
  .action(runs(async () => (await import('../submissions/list.ts')).listSubmissions));

submissionsCommand
  .command('show')
  .summary('one, beside the center that it would change')
  .description('Shows what was sent beside the center that it would change, and what that would be.')
  .argument(...id)
  .addHelpText(
    'after',
    '\nExamples:\n  harborlight submissions show 7019727c\n  harborlight submissions show 7019727c --json',
  )
  .action(runs(async () => (await import('../submissions/show.ts')).showSubmission));

submissionsCommand
  .command('review')
  .summary('start the review')
  .description('Takes a listing up for review, so that nobody else begins with it.')
  .argument(...ids)
  .addHelpText(
    'after',
    '\nExamples:\n  harborlight submissions review 7019727c\n  harborlight submissions review 7019727c 9b2e41d0',
  )
  .action(runs(async () => (await import('../submissions/decide.ts')).reviewSubmissions));

addClaimCommands(submissionsCommand, {
  of: 'submissions',
  claim: async () => (await import('../submissions/decide-all.ts')).claimSubmissions,
  giveBack: async () => (await import('../submissions/decide-all.ts')).giveSubmissionsBack,
});

submissionsCommand
  .command('approve')
  .summary('bring it into the directory')
  .description(
    'Shows what an approval will change, and asks. An update changes the likeliest center; a new center is added, unless we may have it already: then say which.',
  )
  .argument(...ids)
  .option('--center <id>', 'change this center: its id, slug, or address')
  .addOption(new Option('--new', 'add a new center').conflicts('center'))
  .option('--set <field=value>', 'fix a field; lists with commas; may be given again', collect)
  .addHelpText(
    'after',
    '\nExamples:\n  harborlight submissions approve 7019727c\n  harborlight submissions approve 7019727c --center 00000012 --yes\n  harborlight submissions approve 7019727c --new --set phone=512-555-0199 --set levels=DETOX,IOP',
  )
  .action(runs(async () => (await import('../submissions/approve.ts')).approveSubmissions));

submissionsCommand
  .command('reject')
  .summary('reject it, for a reason')
  .description('Rejects a listing. The submitter reads the reason as you write it.')
  .argument(...ids)
  .option('--reason <text>', 'why')
  .addHelpText(
    'after',
    '\nExample:\n  harborlight submissions reject 7019727c --reason "We could not reach the phone."',
  )
  .action(runs(async () => (await import('../submissions/decide.ts')).rejectSubmissions));

submissionsCommand
  .command('undo')
  .summary('take the last decision back')
  .description(
    'Takes an approval or a rejection back, with all that it did, and its mail if that still waits. The listing is under review again.',
  )
  .argument(...id)
  .addHelpText('after', '\nExample:\n  harborlight submissions undo 7019727c')
  .action(runs(async () => (await import('../submissions/decide.ts')).undoSubmission));

addRemovalCommands(submissionsCommand, {
  of: 'submissions',
  id: '7019727c',
  load: async () => (await import('../submissions/decide-all.ts')).removals,
});
