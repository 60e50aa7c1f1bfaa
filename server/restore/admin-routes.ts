import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { MAX_BACKUP_BYTES, RestoreReport } from '#core/staff/backup.ts';
import { actorOf, requireAdmin, type StaffEnv } from '../access/guard.ts';
import { AppError } from '../app-error.ts';
import { ErrorBody, errors, json } from '../http/api-schemas.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import { takesLong } from '../http/long-body.ts';
import type { Log } from '../log.ts';
import { runTask } from '../maintenance/run-task.ts';
import { makeWorkFolder, removeWorkFolder } from '../maintenance/work-folder.ts';

const restore = createRoute({
  method: 'post',
  path: '/restore',
  summary: 'Bring a backup back',
  description:
    'Replaces the whole database by the backup in the request’s body, and keeps what was there beside it. All staff, whoever asks for this too, are signed out by it.',
  middleware: [requireAdmin, takesLong] as const,
  request: {
    body: {
      required: true,
      content: { 'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) } },
    },
  },
  responses: {
    200: json(RestoreReport, 'It is back.'),
    ...errors(400, 401, 403, 409),
    413: json(ErrorBody, 'The file is too large.'),
    422: json(ErrorBody, 'It is no backup, or damaged, or of a newer version. Nothing was changed.'),
    ...errors(503),
  },
});

export function restoreRoutes(databaseFile: string, retentionDays: number, log: Log) {
  return new OpenAPIHono<StaffEnv>({ defaultHook: rejectInvalid }).openapi(restore, async (c) => {
    const folder = await makeWorkFolder(databaseFile);
    try {
      const copy = join(folder, 'restore.db');
      await receive(c.req.raw.body, copy);
      const report = await runTask({
        kind: 'restore',
        databaseFile,
        copy,
        name: 'The file',
        retentionDays,
        actor: actorOf(c.get('staff')),
      });
      log.info('A backup was restored', { centers: report.centers, schema: report.schema });
      return c.json(report, 200);
    } finally {
      await removeWorkFolder(folder);
    }
  });
}

/** Writes a request's body to a file as it comes. */
async function receive(body: ReadableStream<Uint8Array> | null, file: string): Promise<void> {
  let bytes = 0;
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > MAX_BACKUP_BYTES ? tooLarge() : null, chunk);
    },
  });
  try {
    const source = body
      ? Readable.fromWeb(body as import('node:stream/web').ReadableStream)
      : Readable.from([]);
    await pipeline(source, limit, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    const { code } = error as { code?: string };
    if (error instanceof AppError) throw error;
    if (code === 'ENOSPC') throw new AppError(503, 'disk_full', 'The disk of the server is full.');
    throw new AppError(400, 'invalid_request', 'The file was not received whole. Please try again.');
  }
}

function tooLarge(): AppError {
  const message = `The file is too large: at most ${MAX_BACKUP_BYTES / 1024 ** 3} GB. Restore it on the server’s machine.`;
  return new AppError(413, 'file_too_large', message);
}
