import { CommanderError } from 'commander';
import { makeProgram } from './program.ts';
import { printJson } from './terminal/print-json.ts';
import { Cancelled, UsageError } from './usage-error.ts';

// A reader that has seen enough, such as `head`, is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0);
  if (error.code !== 'ENOSPC') throw error;
  console.error('harborlight: This could not be written whole: the disk is full.');
  process.exit(1);
});

// Ctrl-C needs no handler: the process ends at once, which shells count as 130, and SQLite drops a transaction that
// was not committed.
const [first, ...others] = process.argv.slice(2);
makeProgram()
  // "harborlight help import" is what many try first.
  .parseAsync(first === 'help' ? [...others, '--help'] : process.argv.slice(2), { from: 'user' })
  .catch(async (error: unknown) => {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? 0 : 2;
      if (process.exitCode === 2 && given('--json')) {
        const message = error.message.replace(/^error: /, '');
        printJson({ error: { code: 'wrong_use', message, issues: [] } });
      }
      return;
    }
    process.exitCode = error instanceof UsageError ? 2 : error instanceof Cancelled ? 130 : 1;
    // Only now: it knows the errors of the server, and with them zod, for which `--help` must not wait.
    const { printFailure } = await import('./terminal/failure.ts');
    printFailure(error, { json: given('--json'), verbose: given('--verbose') });
  });

/** Whatever the command, and wherever among its arguments. */
function given(flag: string): boolean {
  return process.argv.includes(flag);
}
