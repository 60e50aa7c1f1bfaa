import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { SystemStatus } from '#core/staff/dashboard.ts';
import packageJson from '../../package.json' with { type: 'json' };
import type { StaffEnv, StaffGuard } from '../access/guard.ts';
import { isBackupOld, readLastBackup } from '../backup/backup-age.ts';
import { type Db, measureDatabase } from '../database/db.ts';
import type { LiveDirectory } from '../directory/live-directory.ts';
import { errors, json } from '../http/api-schemas.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import type { Mailing } from '../mail/mailing.ts';
import { readQueue } from '../mail/notifications-query.ts';
import type { Settings } from '../settings/settings.ts';
import type { SmsProvider } from '../sms/provider.ts';
import { countFailed, newestImport, readDirectoryAge } from './system-data.ts';

const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();

const system = createRoute({
  method: 'get',
  path: '/system',
  summary: 'How the parts of the system are',
  responses: { 200: json(SystemStatus, 'What is, as far as the server knows.'), ...errors(401) },
});

/** The system panel: nothing in it is taken for granted. */
export function systemRoutes({
  db,
  live,
  mail,
  sms,
  operator,
  settings,
}: Pick<StaffGuard & Mailing, 'db' | 'operator' | 'mail'> & {
  live: LiveDirectory;
  sms: SmsProvider | undefined;
  settings: Settings;
}) {
  // A terminal at work on the database itself keeps no copy, and is no server that runs.
  const isServer = operator === undefined;
  return new OpenAPIHono<StaffEnv>({ defaultHook: rejectInvalid }).openapi(system, async (c) => {
    const now = new Date();
    const { manifest, changes } = live;
    return c.json(
      {
        database: await measureDatabase(db),
        mail: {
          configured: mail !== undefined,
          ...(await readQueue(db)),
          failedLast7Days: await countFailed(db, 'notifications', now, 7),
        },
        texts: {
          configured: sms !== undefined,
          failedLast24Hours: await countFailed(db, 'text_messages', now, 1),
        },
        data: { ...(await readDirectoryAge(db, now)), newestImportAt: await newestImport(db) },
        copy: manifest ? { version: manifest.version, generatedAt: manifest.generatedAt } : null,
        inStep: isServer ? changes === (await countChanges(db)) : null,
        backup: await lastBackup(db, settings, now),
        server: { startedAt: isServer ? startedAt : null, version: packageJson.version },
      },
      200,
    );
  });
}

/** Of those that the toolkit made; one made otherwise leaves no trace. */
async function lastBackup(db: Db, settings: Settings, now: Date): Promise<SystemStatus['backup']> {
  const last = await readLastBackup(db);
  return last ? { at: last.at, bytes: last.bytes, isOld: isBackupOld(last, settings, now) } : null;
}

async function countChanges(db: Db): Promise<number> {
  return (await db.selectFrom('directory_changes').select('count').executeTakeFirstOrThrow()).count;
}
