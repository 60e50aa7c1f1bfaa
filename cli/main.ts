import { Command, CommanderError } from 'commander';
import packageJson from '../package.json' with { type: 'json' };
import { importCommand } from './commands/import.ts';
import { printFailure } from './failure.ts';

/** Each command is a file in cli/commands; what it needs to do its work it loads when it runs. */
const program = new Command('harborlight')
  .description('The toolkit of a Harborlight directory.')
  .version(packageJson.version)
  .configureOutput({ outputError: (text, write) => write(text.replace(/^error:/, 'harborlight:')) })
  .showHelpAfterError('Try harborlight --help.')
  .addCommand(importCommand);

// Ctrl-C needs no handler: the process ends at once, and SQLite drops a transaction that was not committed.
for (const command of [program, ...program.commands]) {
  command.exitOverride().copyInheritedSettings(program);
}

program.parseAsync().catch((error: unknown) => {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else {
    process.exitCode = 1;
    // Whatever the command, and wherever among its arguments.
    const given = (flag: string) => process.argv.includes(flag);
    printFailure(error, { json: given('--json'), verbose: given('--verbose') });
  }
});
