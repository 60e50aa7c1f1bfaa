import { Argument, Command } from 'commander';
import { runs } from '../runs.ts';

export const triageCommand = new Command('triage')
  .summary('work through what waits, one by one')
  .description(
    'Shows what waits, one by one and the oldest first, and asks for a key each time: start review, approve, fix a field, choose another center, reject, skip, back, undo, quit. A listing stands beside the center that it would change. What you decide is decided at once; Ctrl-C leaves the rest as it is.',
  )
  .addArgument(
    new Argument('[queue]', 'what to work through')
      .choices(['submissions', 'matching', 'messages'])
      .default('submissions'),
  )
  .addHelpText(
    'after',
    '\nExamples:\n  harborlight triage\n  harborlight triage matching\n  harborlight triage messages',
  )
  .action(runs(async () => (await import('../triage/triage.ts')).triage));
