import { Command } from 'commander';
import { runs } from '../runs.ts';

export const statusCommand = new Command('status')
  .summary('what waits, and how the system is')
  .description('What waits for staff, what came in last, and how the parts of the system are.')
  .addHelpText(
    'after',
    '\nExamples:\n  harborlight status\n  harborlight status --server https://harborlight.example\n  harborlight status --json',
  )
  .action(runs(async () => (await import('./show-status.ts')).showStatus));
