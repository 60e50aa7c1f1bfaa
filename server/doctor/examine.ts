import { type DoctorCheck, type DoctorReport, reportOf } from '#core/staff/doctor.ts';
import { connect, type Db } from '../database/db.ts';
import type { LiveDirectory } from '../directory/live-directory.ts';
import { runTask } from '../maintenance/run-task.ts';
import { findNotReady } from '../monitoring/readiness.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { SettingsError } from '../settings/settings-error.ts';
import { describeUnknown, findUnknownSettings } from '../settings/unknown-settings.ts';
import { checkAddress } from './check-address.ts';
import { checkContent } from './check-content.ts';
import { checkCopies } from './check-copies.ts';
import { checkDatabase } from './check-database.ts';
import { checkMachine } from './check-machine.ts';
import { checkProxy } from './check-proxy.ts';
import { checkPublisher } from './check-publisher.ts';
import { checkOwnCopy, checkServer, describeServer } from './check-server.ts';
import { checkMailServer, checkSmsProvider } from './check-services.ts';
import { failed, ok, warning } from './findings.ts';

/** What a server works with, as far as it is looked at. */
export interface Examined {
  db: Db;
  live: LiveDirectory;
  settings: Settings;
}

/** Looks at everything that a server works with. Sends nothing, and changes nothing. */
export async function examineServer({ db, live, settings }: Examined): Promise<DoctorReport> {
  const databaseFile = settings.HARBORLIGHT_DB;
  const [database, around] = await Promise.all([
    // In a thread: it reads the whole file.
    runTask({ kind: 'check', databaseFile }),
    checkAround(settings),
  ]);
  // What is damaged cannot be looked into.
  const isWhole = database.every(({ status }) => status !== 'failed');
  const server = describeServer(await findNotReady({ db, live, databaseFile }));
  const inside = isWhole
    ? await Promise.all([checkContent(db, settings, new Date()), checkOwnCopy(db, live)])
    : [];
  return reportOf([...database, ...around, ...inside.flat(), server, checkNames(process.env)]);
}

/** The same on a machine where no server may run, or the database may be damaged or missing. */
export async function examineMachine(env: Record<string, string | undefined>): Promise<DoctorReport> {
  const { settings, check } = tryReadSettings(env);
  const [database, around] = await Promise.all([
    checkDatabase(settings.HARBORLIGHT_DB),
    check.status !== 'failed' ? checkAround(settings) : checkMachine(settings.HARBORLIGHT_DB),
  ]);
  // An older schema may lack what is looked for.
  const isOurs = database.some(({ name, status }) => name === 'schema' && status === 'ok');
  const inside = isOurs ? await lookInside(settings) : [];
  return reportOf([check, ...database, ...around, ...inside]);
}

async function checkAround(settings: Settings): Promise<DoctorCheck[]> {
  const found = await Promise.all([
    checkMailServer(settings),
    checkSmsProvider(settings),
    checkMachine(settings.HARBORLIGHT_DB),
    checkCopies(settings, new Date()),
  ]);
  return [checkAddress(settings), checkPublisher(settings), checkProxy(settings), ...found.flat()];
}

async function lookInside(settings: Settings): Promise<DoctorCheck[]> {
  const db = connect(settings.HARBORLIGHT_DB, { journal: 'as it is' });
  try {
    return [...(await checkContent(db, settings, new Date())), ...(await checkServer(db, settings))];
  } finally {
    await db.destroy();
  }
}

/** Whether all that looks like a setting of ours is one. The values have been read by then. */
function checkNames(env: Record<string, string | undefined>): DoctorCheck {
  const unknown = findUnknownSettings(env);
  if (unknown.length === 0) return ok('settings', 'All are valid.');
  const todo = 'Correct the name, or remove it, in the environment or in the file .env.';
  return warning('settings', unknown.map(describeUnknown).join(' '), todo);
}

/** Where some are wrong, those of the database and no others count. */
function tryReadSettings(env: Record<string, string | undefined>): {
  settings: Settings;
  check: DoctorCheck;
} {
  try {
    return { settings: readSettings(env), check: checkNames(env) };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    const todo = 'Correct them in the environment, or in the file .env: no server starts with them.';
    return {
      settings: readSettings({ HARBORLIGHT_DB: env.HARBORLIGHT_DB }),
      check: failed('settings', error.message, todo),
    };
  }
}
