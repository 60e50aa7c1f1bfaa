import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { BackupNote } from '#core/staff/backup.ts';
import { actorOf, requireAdmin, type StaffEnv } from '../access/guard.ts';
import { AppError } from '../app-error.ts';
import { noteBackup } from '../backup/note-backup.ts';
import type { Db } from '../database/db.ts';
import { nameBackup } from '../database/kept-files.ts';
import { writeTransaction } from '../database/write-transaction.ts';
import { recordSystemAct } from '../history/system-acts.ts';
import { errors, jsonBody } from '../http/api-schemas.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import { takeJson } from '../http/json-body.ts';
import type { Log } from '../log.ts';
import { runTask } from '../maintenance/run-task.ts';
import { makeWorkFolder, removeWorkFolder } from '../maintenance/work-folder.ts';

const makeBackup = createRoute({
  method: 'post',
  path: '/backup',
  summary: 'Make a backup',
  description:
    'The whole database as one SQLite file, checked. It holds contact details and what passwords are checked by: keep it where only you can read it.',
  middleware: requireAdmin,
  responses: {
    200: {
      content: { 'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) } },
      description: 'The database as it was when this was asked for.',
    },
    ...errors(401, 403, 409, 503),
  },
});

const note = createRoute({
  method: 'post',
  path: '/backups',
  summary: 'Note that a backup has arrived whole',
  middleware: [requireAdmin, ...takeJson],
  request: { body: jsonBody(BackupNote) },
  responses: {
    204: { description: 'It counts as the last one now.' },
    ...errors(400, 401, 403, 413, 415, 503),
  },
});

/** Backups: the file, and then the note that whoever asked for it found it whole. */
export function backupRoutes(db: Db, databaseFile: string, retentionDays: number, log: Log) {
  return new OpenAPIHono<StaffEnv>({ defaultHook: rejectInvalid })
    .openapi(makeBackup, async (c) => {
      const folder = await makeWorkFolder(databaseFile);
      try {
        const file = join(folder, 'backup.db');
        const { bytes } = await runTask({ kind: 'backup', databaseFile, file });
        const { signal } = c.req.raw;
        if (signal.aborted) throw nobodyWaits();
        // Whoever gets a copy of everything is on record, or does not get it.
        await writeTransaction(db, (tx) =>
          recordSystemAct(tx, 'backup', actorOf(c.get('staff')), new Date()),
        );
        log.info('A backup is sent', { bytes });
        return c.body(sendAndRemove(file, folder, signal, log), 200, {
          'Content-Type': 'application/octet-stream',
          'Content-Disposition': `attachment; filename="${nameBackup(new Date(), retentionDays)}"`,
          'Content-Length': String(bytes),
        });
      } catch (error) {
        await removeWorkFolder(folder);
        throw error;
      }
    })
    .openapi(note, async (c) => {
      await noteBackup(db, c.req.valid('json'), c.get('staff').name);
      return c.body(null, 204);
    });
}

/** Nothing is left of it once it was sent, or whoever asked for it has gone. */
function sendAndRemove(
  file: string,
  folder: string,
  signal: AbortSignal,
  log: Log,
): ReadableStream<Uint8Array> {
  const stream = createReadStream(file);
  stream.once('close', () => void removeWorkFolder(folder).catch(log.error));
  signal.addEventListener('abort', () => void stream.destroy());
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
}

function nobodyWaits(): AppError {
  return new AppError(503, 'not_waited_for', 'Whoever asked for the backup has gone.');
}
