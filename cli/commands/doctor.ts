import { Command } from 'commander';

export const doctorCommand = new Command('doctor')
  .summary('check database, settings, mail, texts and disk')
  .description('Check database, settings, mail, texts and disk.');
