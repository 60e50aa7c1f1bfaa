import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { formatMomentUtc } from '#core/i18n/format.ts';
import type { Alert } from '#core/staff/alert.ts';
import type { DoctorCheck } from '#core/staff/doctor.ts';
import type { Db } from '../database/db.ts';
import type { LiveDirectory } from '../directory/live-directory.ts';
import { packPublished, versionOf } from '../directory/pack-directory.ts';
import { isUnixSocket, ownAddress } from '../settings/own-address.ts';
import type { Settings } from '../settings/settings.ts';
import { failed, ok, warning } from './findings.ts';

/** A server follows the database within two seconds; some more for a slow one. */
const PATIENCE_MS = 3000;
const LOOK_AGAIN_MS = 250;
/** A server waits ten seconds for a locked database before it says so. */
const LONGEST_ANSWER_MS = 15_000;

const NOBODY_THERE: readonly string[] = ['ECONNREFUSED', 'ENOENT', 'ENOTFOUND', 'EADDRNOTAVAIL'];

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

/** Whether people can ask the server for help. */
export function describeServer(notReady: readonly Pick<Alert, 'message' | 'todo'>[]): DoctorCheck {
  if (notReady.length === 0) return ok('server', 'People can ask for help.');
  const say = (what: 'message' | 'todo') => notReady.map((each) => each[what]).join(' ');
  return failed('server', say('message'), say('todo'));
}

/** What a server says of itself. */
interface Health {
  version: string;
  reasons?: Alert[];
}

/** The server of this machine, if one runs: whether people can ask for help, and see what is in this database. */
export async function checkServer(db: Db, settings: Settings): Promise<DoctorCheck[]> {
  const address = isUnixSocket(settings) ? settings.HOST : ownAddress(settings);
  const version = versionOf(await packPublished(db));
  let health: Health | undefined;
  let inStep = false;
  try {
    inStep = await within(PATIENCE_MS, async () => {
      health = await readHealth(settings);
      return health === undefined || health.version === version;
    });
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (!NOBODY_THERE.includes(code)) {
      const message = `The server at ${address} gives no answer (${code || (error as Error).name}).`;
      return [failed('server', message, 'See its log, and restart it.')];
    }
    return [
      ok('server', `None runs at ${address}.`),
      ok('offline_copy', `No server runs at ${address}, so there is none to compare with.`),
    ];
  }
  if (!health) {
    const message = `At ${address} answers something else than a Harborlight server.`;
    return [warning('server', message, 'Set HOST and PORT as the server has them.')];
  }
  const todo = 'Does it work on another database? Else see its log, and restart it.';
  return [
    describeServer(health.reasons ?? []),
    inStep
      ? ok('offline_copy', `The server at ${address} shows what is in the database.`)
      : warning('offline_copy', `The server at ${address} shows other centers than the database has.`, todo),
  ];
}

/** Undefined where it is no Harborlight server. Throws where nothing answers. */
async function readHealth(settings: Settings): Promise<Health | undefined> {
  const answer = await new Promise<string>((resolve, reject) => {
    const where = isUnixSocket(settings) ? { socketPath: settings.HOST } : {};
    const signal = AbortSignal.timeout(LONGEST_ANSWER_MS);
    get(`${ownAddress(settings)}/healthz`, { ...where, signal }, (response) => {
      text(response).then(resolve, reject);
    }).on('error', reject);
  });
  try {
    const health = JSON.parse(answer) as Partial<Health>;
    return typeof health.version === 'string' ? (health as Health) : undefined;
  } catch {
    return undefined;
  }
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
