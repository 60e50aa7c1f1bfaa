import { createReadStream, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import type { RestoreReport } from '#core/staff/backup.ts';
import { AppError } from '#server/app-error.ts';
import { restoreDatabase } from '#server/restore/restore-database.ts';
import type { Settings } from '#server/settings/settings.ts';
import { userName } from '../connection/connection.ts';
import { accept, readAnswer, reply } from '../connection/reply.ts';
import type { Progress } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** Straight into the file, which may be damaged or missing: other commands could not open it. */
export function restoreHere(
  settings: Settings,
  copy: string,
  name: string,
  update: Progress['update'],
): Promise<RestoreReport> {
  return restoreDatabase({
    databaseFile: settings.HARBORLIGHT_DB,
    copy,
    name,
    retentionDays: settings.CONTACT_RETENTION_DAYS,
    actor: { name: userName(), channel: 'terminal' },
    mayReplaceDamaged: true,
    onPages: (done, total) => update(done, total, 'writing'),
  });
}

/** Sends the file to the server, which checks it again. */
export async function restoreServer(
  terminal: Terminal,
  copy: string,
  update: Progress['update'],
): Promise<RestoreReport> {
  const { api, fetch } = await terminal.connect();
  // Before gigabytes are sent in vain.
  const { role } = await reply(api.admin.session.$get());
  if (role !== 'admin') throw new AppError(403, 'admins_only', 'Only an admin may do this.');
  const total = statSync(copy).size;
  async function* read() {
    let sent = 0;
    for await (const chunk of createReadStream(copy)) {
      sent += chunk.length;
      update(sent, total, 'sending');
      yield chunk;
    }
  }
  const response = await accept(
    fetch('/api/admin/restore', {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: Readable.toWeb(Readable.from(read())) as ReadableStream,
      duplex: 'half',
    } as RequestInit),
  );
  return readAnswer<RestoreReport>(response);
}
