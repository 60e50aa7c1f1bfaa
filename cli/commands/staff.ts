import { Command } from 'commander';

export const staffCommand = new Command('staff')
  .summary('the accounts of staff')
  .description('The accounts of staff.');
