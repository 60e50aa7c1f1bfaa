import { Command } from 'commander';
import packageJson from '../package.json' with { type: 'json' };
import { backupCommand } from './commands/backup.ts';
import { callsCommand } from './commands/calls.ts';
import { centersCommand } from './commands/centers.ts';
import { completeCommand, completionCommand } from './commands/completion.ts';
import { doctorCommand } from './commands/doctor.ts';
import { guidesCommand } from './commands/guides.ts';
import { historyCommand } from './commands/history.ts';
import { importCommand } from './commands/import.ts';
import { importsCommand } from './commands/imports.ts';
import { loginCommand } from './commands/login.ts';
import { logoutCommand } from './commands/logout.ts';
import { matchingCommand } from './commands/matching.ts';
import { mcpCommand } from './commands/mcp.ts';
import { messagesCommand } from './commands/messages.ts';
import { notificationsCommand } from './commands/notifications.ts';
import { purgeCommand } from './commands/purge.ts';
import { reportsCommand } from './commands/reports.ts';
import { restoreCommand } from './commands/restore.ts';
import { sampleCommand } from './commands/sample.ts';
import { settingsCommand } from './commands/settings.ts';
import { staffCommand } from './commands/staff.ts';
import { statusCommand } from './commands/status.ts';
import { submissionsCommand } from './commands/submissions.ts';
import { tokensCommand } from './commands/tokens.ts';
import { triageCommand } from './commands/triage.ts';
import { whoamiCommand } from './commands/whoami.ts';
import { addGlobalFlags } from './global-flags.ts';

/** By what they are for, in the order of the help. What a command needs to do its work it loads when it runs. */
const groups: readonly (readonly [string, readonly Command[]])[] = [
  ['What waits:', [triageCommand, submissionsCommand, matchingCommand, messagesCommand, reportsCommand]],
  [
    'The directory:',
    [centersCommand, importCommand, importsCommand, guidesCommand, historyCommand, mcpCommand],
  ],
  ['Contact with people:', [callsCommand, notificationsCommand]],
  ['The people who work on it:', [staffCommand, loginCommand, logoutCommand, whoamiCommand, tokensCommand]],
  [
    'The machine:',
    [
      statusCommand,
      doctorCommand,
      settingsCommand,
      backupCommand,
      restoreCommand,
      purgeCommand,
      sampleCommand,
      completionCommand,
    ],
  ],
];

/** The whole toolkit. A command throws CommanderError where it is used wrongly, or when its help was shown. */
export function makeProgram(): Command {
  const program = addGlobalFlags(new Command('harborlight'))
    .description(
      'The toolkit of a Harborlight directory. It works on the server where you are signed in (see login), or else on the database of this machine.',
    )
    .version(packageJson.version)
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error:/, 'harborlight:')) })
    .configureHelp({ showGlobalOptions: true, minWidthToWrap: 20 })
    .addHelpText(
      'after',
      `
Examples:
  harborlight status
  harborlight triage
  harborlight centers search "harbor house" --state ME
  harborlight login --server https://harborlight.example

Exit code: 0 all well; 1 failed; 2 wrong use; 130 stopped by Ctrl-C.`,
    );
  for (const [title, commands] of groups) {
    for (const command of commands) program.addCommand(command.helpGroup(title));
  }
  program.addCommand(completeCommand, { hidden: true });
  settle(program, program);
  return program;
}

/** Settings that Commander gives to no command that is added to another. */
function settle(command: Command, program: Command, path = command.name()): void {
  if (command !== program) command.copyInheritedSettings(program);
  command.helpCommand(false).exitOverride().showHelpAfterError(`Try ${path} --help.`);
  for (const child of command.commands) settle(child, program, `${path} ${child.name()}`);
}
