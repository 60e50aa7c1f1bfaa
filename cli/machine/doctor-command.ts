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
  .addHelpText(
    'after',
    `
Examples:
  harborlight doctor
  harborlight doctor --json | jq '.checks[] | select(.status != "ok")'

Exit code: 0 all well, or warnings only; 1 a check failed.`,
  )
  .action(runs(async () => (await import('../doctor/run-doctor.ts')).runDoctor));
