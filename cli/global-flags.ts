import { type Command, InvalidArgumentError } from 'commander';
import type { Target } from './command-line.ts';

/** What every command takes, wherever among its arguments it stands. */
export interface GlobalFlags extends Target {
  json?: boolean;
  yes?: boolean;
  verbose?: boolean;
}

export function addGlobalFlags(program: Command): Command {
  return program
    .option('--server <url>', 'work on this server, where you are signed in')
    .option('--db <file>', 'work on this database file')
    .option('--local', 'work on the database of the settings (HARBORLIGHT_DB)')
    .option('--json', 'print JSON: one document, or with --all a line for each row')
    .option('--yes', 'say yes to what would be asked')
    .option('--verbose', 'show where an error came from');
}

/** For lists that come in pages. */
export function addListFlags(command: Command): Command {
  return command
    .option('--page <number>', 'which page (default: 1)', readCount)
    .option('--all', 'every page');
}

/** A whole number of at least 1, for an option. */
export function readCount(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('Give a whole number of at least 1.');
  return Number(text);
}

/** A day of the calendar, for an option. */
export function readDay(text: string): string {
  const day = new Date(`${text}T00:00:00Z`);
  if (!Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${text}T`)) return text;
  throw new InvalidArgumentError('Give a day such as 2026-11-20.');
}
