import { setTimeout as pause } from 'node:timers/promises';
import type { DoctorCheck } from '#core/doctor.ts';
import { formatMomentUtc } from '#core/i18n/format.ts';
import type { Db } from '../db.ts';
import type { LiveDirectory } from '../live-directory.ts';
import { packStates, readPublished, versionOf } from '../pack-directory.ts';
import type { Settings } from '../settings.ts';
import { ok, warning } from './findings.ts';

/** A server follows the database within two seconds; some more for a slow one. */
const PATIENCE_MS = 3000;
const LOOK_AGAIN_MS = 250;

/** Whether what this server shows, and gives to phones, is what is in its database. */
export async function checkOwnCopy(db: Db, live: LiveDirectory): Promise<DoctorCheck> {
  const inStep = await within(PATIENCE_MS, async () => {
    const { count } = await db.selectFrom('directory_changes').select('count').executeTakeFirstOrThrow();
    return live.changes === count;
  });
  if (inStep && live.manifest) {
    return ok(
      'offline_copy',
      `In step with the database, made ${formatMomentUtc(live.manifest.generatedAt)}.`,
    );
  }
  if (!live.manifest) {
    return warning('offline_copy', 'The offline copy is still being made.', 'Look again in a minute.');
  }
  const todo = 'Wait a moment and look again. If it stays so: is the disk full? Else restart the server.';
  return warning('offline_copy', 'The directory that people see is behind the database.', todo);
}

/** Whether the server of this machine, if one runs, shows what is in this database. */
export async function checkServerCopy(db: Db, { HOST, PORT }: Settings): Promise<DoctorCheck> {
  const address = `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`;
  const version = versionOf(packStates(await readPublished(db)));
  let seen: string | undefined;
  try {
    const inStep = await within(PATIENCE_MS, async () => {
      seen = await readVersion(address);
      return seen === undefined || seen === version;
    });
    if (seen === undefined) {
      const message = `At ${address} answers something else than a Harborlight server.`;
      return warning('offline_copy', message, 'Set HOST and PORT as the server has them.');
    }
    if (inStep) return ok('offline_copy', `The server at ${address} shows what is in the database.`);
  } catch {
    return ok('offline_copy', `No server runs at ${address}, so there is none to compare with.`);
  }
  const todo = 'Does it work on another database? Else see its log, and restart it.';
  return warning('offline_copy', `The server at ${address} shows other centers than the database has.`, todo);
}

/** Undefined where it is no Harborlight server. Throws where nothing answers. */
async function readVersion(address: string): Promise<string | undefined> {
  const response = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(PATIENCE_MS) });
  const health = (await response.json().catch(() => undefined)) as { version?: unknown } | undefined;
  return typeof health?.version === 'string' ? health.version : undefined;
}

/** True as soon as it is so; false where it is not even at the end. */
async function within(patienceMs: number, isSo: () => Promise<boolean>): Promise<boolean> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    if (await isSo()) return true;
    if (performance.now() > deadline) return false;
    await pause(LOOK_AGAIN_MS);
  }
}
