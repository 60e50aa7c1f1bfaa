import { createWriteStream, existsSync, realpathSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { BackupContent } from '#core/staff/backup.ts';
import { AppError } from '#server/app-error.ts';
import { replaceFile, writeBackup } from '#server/backup/backup-file.ts';
import { noteBackup } from '#server/backup/note-backup.ts';
import { connect } from '#server/database/db.ts';
import { writeTransaction } from '#server/database/write-transaction.ts';
import { recordSystemAct } from '#server/history/system-acts.ts';
import { removeLeftovers } from '#server/maintenance/work-folder.ts';
import { userName } from '../connection/connection.ts';
import { readSettingsHere } from '../connection/read-settings-here.ts';
import { accept, reply } from '../connection/reply.ts';
import type { Progress } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { UsageError } from '../usage-error.ts';

/** Where the backup is to be, where it is until it is done, and of when it is. */
interface Asked {
  file: string;
  draft: string;
  at: string;
}

/** What was written, and how to put on record that it is whole. */
export interface Made {
  content: BackupContent;
  note: () => Promise<void>;
}

/** Copies the database of this machine: straight from its file, so that an older version's is not touched before. */
export async function backUpHere(
  terminal: Terminal,
  { file, draft, at }: Asked,
  update: Progress['update'],
): Promise<Made> {
  const database = findDatabase(terminal);
  if (!existsSync(database)) throw new AppError(404, 'no_database', `There is no database ${database}.`);
  await removeLeftovers(database);
  const content = await writeBackup(database, file, {
    draft,
    onPages: (done, total) => update(done, total, 'copying'),
  });
  return {
    content,
    async note() {
      const db = connect(database);
      try {
        await noteBackup(db, { at, bytes: content.bytes }, userName());
        const actor = { name: userName(), channel: 'terminal' } as const;
        await writeTransaction(db, (tx) => recordSystemAct(tx, 'backup', actor, new Date()));
      } finally {
        await db.destroy();
      }
    },
  };
}

/** For how many days contact details are kept, and backups with them: by the server's settings, or by ours. */
export async function readKeptDays(terminal: Terminal, { isHere }: { isHere: boolean }): Promise<number> {
  if (isHere) return readSettingsHere(terminal.flags).settings.CONTACT_RETENTION_DAYS;
  const { api } = await terminal.connect();
  return (await reply(api.admin.retention.$get())).days;
}

/** Throws UsageError where the file to write is the database of this machine. */
export function refuseDatabaseItself(terminal: Terminal, file: string): void {
  const database = findDatabase(terminal);
  if (existsSync(database) && existsSync(file) && realpathSync(database) === realpathSync(file)) {
    throw new UsageError('This is the database itself. Give another file.');
  }
}

function findDatabase(terminal: Terminal): string {
  return readSettingsHere(terminal.flags).settings.HARBORLIGHT_DB;
}

/** Has the server make one, and fetches it. */
export async function backUpServer(
  terminal: Terminal,
  { file, draft, at }: Asked,
  update: Progress['update'],
): Promise<Made> {
  const { api, fetch, place } = await terminal.connect();
  async function fetchBackup(empty: string): Promise<void> {
    terminal.note(`${place} makes a backup…`);
    const response = await accept(fetch('/api/admin/backup', { method: 'POST' }));
    const total = Number(response.headers.get('Content-Length'));
    await download(response, empty, (done) => update(done, total, 'fetching'));
  }
  const content = await replaceFile(file, fetchBackup, draft);
  return {
    content,
    async note() {
      await reply(api.admin.backups.$post({ json: { at, bytes: content.bytes } }));
    },
  };
}

async function download(response: Response, file: string, onBytes: (done: number) => void): Promise<void> {
  let bytes = 0;
  async function* read() {
    for await (const chunk of Readable.fromWeb(response.body as ReadableStream)) {
      bytes += chunk.length;
      onBytes(bytes);
      yield chunk;
    }
  }
  try {
    await pipeline(read, createWriteStream(file));
  } catch (error) {
    // What the disk says is for people; of a connection that broke, fetch says only "terminated".
    if (isFromDisk(error)) throw error;
    throw brokenOff();
  }
  // A proxy may pack it, or not say how much it is: then the check of the file tells whether all of it has come.
  const length = response.headers.get('Content-Length');
  if (length !== null && !response.headers.has('Content-Encoding') && bytes !== Number(length)) {
    throw brokenOff();
  }
}

function isFromDisk(error: unknown): boolean {
  return (error as { syscall?: string }).syscall === 'write';
}

function brokenOff(): AppError {
  return new AppError(503, 'no_answer', 'The connection to the server broke. There is no backup: try again.');
}
