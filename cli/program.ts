import { Command } from 'commander';
import packageJson from '../package.json' with { type: 'json' };
import { callsCommand } from './calls/calls-command.ts';
import { centersCommand } from './centers/centers-command.ts';
import { completeCommand, completionCommand } from './completion/completion-command.ts';
import { addGlobalFlags } from './global-flags.ts';
import { guidesCommand } from './guides/guides-command.ts';
import { historyCommand } from './history/history-command.ts';
import { importCommand } from './imports/import-command.ts';
import { importsCommand } from './imports/imports-command.ts';
import { backupCommand } from './machine/backup-command.ts';
import { doctorCommand } from './machine/doctor-command.ts';
import { purgeCommand } from './machine/purge-command.ts';
import { restoreCommand } from './machine/restore-command.ts';
import { sampleCommand } from './machine/sample-command.ts';
import { settingsCommand } from './machine/settings-command.ts';
import { statusCommand } from './machine/status-command.ts';
import { matchingCommand } from './matching/matching-command.ts';
import { mcpCommand } from './mcp/mcp-command.ts';
import { messagesCommand } from './messages/messages-command.ts';
import { notificationsCommand } from './notifications/notifications-command.ts';
import { reportsCommand } from './reports/reports-command.ts';
import { loginCommand, logoutCommand, tokensCommand, whoamiCommand } from './session/session-command.ts';
import { spamCommand } from './spam/spam-command.ts';
import { staffCommand } from './staff/staff-command.ts';
import { submissionsCommand } from './submissions/submissions-command.ts';
import { triageCommand } from './triage/triage-command.ts';

/** By what they are for, in the order of the help. What a command needs to do its work it loads when it runs. */
const groups: readonly (readonly [string, readonly Command[]])[] = [
  [
    'What waits:',
    [triageCommand, submissionsCommand, matchingCommand, messagesCommand, reportsCommand, spamCommand],
  ],
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
