import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DoctorCheck } from '#core/staff/doctor.ts';
import { AppError } from './app-error.ts';
import { checkDatabase } from './doctor/check-database.ts';
import { checkMachine } from './doctor/check-machine.ts';
import { isUnixSocket } from './settings/own-address.ts';
import type { Settings } from './settings/settings.ts';
import { SettingsError } from './settings/settings-error.ts';

interface StartError extends Error {
  code?: string;
  syscall?: string;
  port?: number;
}

/** Why the server does not start and what to do about it, in the doctor's words; `settings` are there unless they are wrong. */
export async function explainStart(error: StartError, settings: Settings | undefined): Promise<string> {
  if (error instanceof SettingsError || error instanceof AppError || !settings) return error.message;
  if (error.syscall === 'listen' || error.syscall === 'getaddrinfo') return explainListen(error, settings);
  const file = settings.HARBORLIGHT_DB;
  // One that is not there yet is to be made.
  const checks = await Promise.all([checkMachine(file), existsSync(file) ? checkDatabase(file) : []]);
  const failed = checks.flat().filter(({ status }) => status === 'failed');
  if (failed.length > 0) return failed.map(inOneLine).join('\n');
  return isOfDatabase(error)
    ? `${file} cannot be opened: ${error.message}. See to whom the file and its folder belong, and whether the disk is full.`
    : error.message;
}

function explainListen({ code = '', message, port }: StartError, settings: Settings): string {
  const { HOST } = settings;
  if (isUnixSocket(settings)) {
    const folder = dirname(HOST);
    if (!existsSync(folder)) return `There is no folder ${folder}. Make it, or set HOST to another path.`;
    const problems: Record<string, string> = {
      EADDRINUSE: `At ${HOST} another server listens, or lies another file. Stop it, or set HOST to another path.`,
      EACCES: `This user may not make the socket ${HOST}. See to whom its folder belongs.`,
    };
    return problems[code] ?? `The socket ${HOST} cannot be made: ${message}.`;
  }
  const name = port === settings.METRICS_PORT ? 'METRICS_PORT' : 'PORT';
  const problems: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use, perhaps by another Harborlight. Stop what listens there, or set ${name} to another.`,
    EACCES: `This user may not listen on port ${port}. Set ${name} to one above 1023, and let a proxy listen on that one.`,
    EADDRNOTAVAIL: `This machine has no address ${HOST}. Set HOST to one that it has, or to 0.0.0.0 for all.`,
  };
  return problems[code] ?? `There is no listening on HOST=${HOST}: ${message}.`;
}

function isOfDatabase({ code = '' }: StartError): boolean {
  return /^(SQLITE_|EACCES$|EROFS$|ENOSPC$|ENOTDIR$|ENOENT$|EEXIST$|EPERM$)/.test(code);
}

function inOneLine({ message, todo }: DoctorCheck): string {
  return todo === undefined ? message : `${message} ${todo}`;
}
