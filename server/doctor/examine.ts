import { type DoctorCheck, type DoctorReport, reportOf } from '#core/doctor.ts';
import type { AppContext } from '../app-context.ts';
import { connect } from '../db.ts';
import { runTask } from '../maintenance/run-task.ts';
import { readSettings, type Settings } from '../settings.ts';
import { SettingsError } from '../settings-error.ts';
import { checkContent } from './check-content.ts';
import { checkOwnCopy, checkServerCopy } from './check-copy.ts';
import { checkDatabase } from './check-database.ts';
import { checkMachine } from './check-machine.ts';
import { checkMailServer, checkTextProvider } from './check-services.ts';
import { failed, ok } from './findings.ts';

/** Looks at everything that a server works with. Sends nothing, and changes nothing. */
export async function examineServer({ db, live, settings }: AppContext): Promise<DoctorReport> {
  const databaseFile = settings.HARBORLIGHT_DB;
  const [database, around] = await Promise.all([
    // In a thread: it reads the whole file.
    runTask({ kind: 'check', databaseFile }),
    checkAround(settings),
  ]);
  // What is damaged cannot be looked into.
  const isWhole = database.every(({ status }) => status !== 'failed');
  const inside = isWhole ? await Promise.all([checkContent(db, new Date()), checkOwnCopy(db, live)]) : [];
  return reportOf([...database, ...around, ...inside.flat(), ok('settings', 'All are valid.')]);
}

/** The same on a machine where no server may run, or the database may be damaged or missing. */
export async function examineMachine(env: Record<string, string | undefined>): Promise<DoctorReport> {
  const { settings, check } = tryReadSettings(env);
  const [database, around] = await Promise.all([
    checkDatabase(settings.HARBORLIGHT_DB),
    check.status === 'ok' ? checkAround(settings) : checkMachine(settings.HARBORLIGHT_DB),
  ]);
  // An older schema may lack what is looked for.
  const isOurs = database.some(({ name, status }) => name === 'schema' && status === 'ok');
  const inside = isOurs ? await lookInside(settings) : [];
  return reportOf([check, ...database, ...around, ...inside]);
}

async function checkAround(settings: Settings): Promise<DoctorCheck[]> {
  const found = await Promise.all([
    checkMailServer(settings),
    checkTextProvider(settings),
    checkMachine(settings.HARBORLIGHT_DB),
  ]);
  return found.flat();
}

async function lookInside(settings: Settings): Promise<DoctorCheck[]> {
  const db = connect(settings.HARBORLIGHT_DB, { journal: 'as it is' });
  try {
    return [...(await checkContent(db, new Date())), await checkServerCopy(db, settings)];
  } finally {
    await db.destroy();
  }
}

/** Where some are wrong, those of the database and no others count. */
function tryReadSettings(env: Record<string, string | undefined>): {
  settings: Settings;
  check: DoctorCheck;
} {
  try {
    return { settings: readSettings(env), check: ok('settings', 'All are valid.') };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    const todo = 'Correct them in the environment, or in the file .env: no server starts with them.';
    return {
      settings: readSettings({ HARBORLIGHT_DB: env.HARBORLIGHT_DB }),
      check: failed('settings', error.message, todo),
    };
  }
}
