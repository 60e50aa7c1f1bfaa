import { Command } from 'commander';
import { runs } from '../runs.ts';

export const doctorCommand = new Command('doctor')
  .summary('check database, settings, mail, texts and disk')
  .description(
    'Checks the database, its schema and its disk, the settings, whether mail server ' +
      'and text provider know us, the age of the data and of the last backup, mails ' +
      'that failed, and the offline copy. Sends nothing and changes nothing. Of what ' +
      'is not well it says what to do. For admins.',
  )
  .option('--strict', 'end with 3 where there are warnings')
  .option(
    '--repair',
    'first fix tables, indexes and triggers that are missing or not as Harborlight makes them; a copy of ' +
      'the database is kept beside it. Then withhold addresses that are shown though their sources keep them to ' +
      'themselves. On the machine of the database only',
  )
  .addHelpText(
    'after',
    `
Examples:
  harborlight doctor
  harborlight doctor --strict || echo 'Something needs to be seen to'
  harborlight doctor --repair
  harborlight doctor --json | jq '.checks[] | select(.status != "ok")'

Exit code: 0 all well, or warnings only; 1 a check failed; with --strict 3 for
warnings only.`,
  )
  .action(runs(async () => (await import('./run-doctor.ts')).runDoctor));
