import { Command } from 'commander';
import { addListFlags, readDay } from '../global-flags.ts';
import { runs } from '../runs.ts';

export const callsCommand = new Command('calls')
  .summary('how often people tapped to call')
  .description('The taps on "Call Now": which centers people call. Days are UTC days.')
  .addHelpText(
    'after',
    '\nExamples:\n  harborlight calls stats\n  harborlight calls list --from 2026-01-01\n  harborlight calls export --output calls.csv',
  );

addCallFlags(callsCommand.command('stats'))
  .summary('totals, the most called centers, and a chart')
  .description(
    'Counts calls: in all, today, this week and this month; the most called centers; and the calls of each day as a chart, of today and the 30 days before unless you say else.',
  )
  .addHelpText(
    'after',
    `
Examples:
  harborlight calls stats
  harborlight calls stats --from 2026-01-01 --center 00000042
  harborlight calls stats --json`,
  )
  .action(runs(async () => (await import('../calls/call-stats.ts')).showCallStats));

addListFlags(addCallFlags(callsCommand.command('list')))
  .summary('the log of calls')
  .description('Lists the calls, the latest first.')
  .addHelpText(
    'after',
    `
Examples:
  harborlight calls list --from 2026-11-01 --to 2026-11-30
  harborlight calls list --center harbor-house-portland-me
  harborlight calls list --all --json`,
  )
  .action(runs(async () => (await import('../calls/list-calls.ts')).listCalls));

addCallFlags(callsCommand.command('export'))
  .summary('the log as a CSV file')
  .description(
    'Writes the calls as CSV, safe to open in a spreadsheet: to a file, or to where the output goes.',
  )
  .option('--output <file>', 'write to this file')
  .addHelpText(
    'after',
    `
Examples:
  harborlight calls export --output calls.csv
  harborlight calls export --from 2026-11-01 --output november.csv
  harborlight calls export > calls.csv`,
  )
  .action(runs(async () => (await import('../calls/export-calls.ts')).exportCalls));

function addCallFlags(command: Command): Command {
  return command
    .option('--from <day>', 'from this day on, such as 2026-11-01', readDay)
    .option('--to <day>', 'up to this day, and with it', readDay)
    .option('--center <center>', 'only of this center: its number, its slug or its address');
}
