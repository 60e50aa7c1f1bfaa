import { CommanderError } from 'commander';
import { makeProgram } from './program.ts';
import { printJson } from './terminal/print-json.ts';
import { Cancelled, UsageError } from './usage-error.ts';

/**
 * Runs what `args` say, writes to this process's streams, and leaves the exit code in `process.exitCode`: 0, 1 where it
 * failed, 2 for wrong use, 130 where the user gave it up; unless the command has set one of its own.
 */
export async function runToolkit(args: readonly string[]): Promise<void> {
  const [first, ...others] = args;
  /** Whatever the command, and wherever among its arguments. */
  const given = (flag: string) => args.includes(flag);
  try {
    // "harborlight help import" is what many try first.
    await makeProgram().parseAsync(first === 'help' ? [...others, '--help'] : args, { from: 'user' });
  } catch (error) {
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
  }
}
