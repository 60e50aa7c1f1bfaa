import type { Db } from '../database/db.ts';
import { writeTransaction } from '../database/write-transaction.ts';

const ROWS_AT_ONCE = 500;

/**
 * Takes over from the database that is being replaced what must not be forgotten: which mails have gone out, which
 * backups there are, and how often the directory has changed. Returns how many mails wait in the backup and were sent
 * since.
 */
export async function takeOver(current: Db, backup: Db): Promise<number> {
  const tables = new Set((await current.introspection.getTables()).map(({ name }) => name));
  return writeTransaction(backup, async (tx) => {
    const sent = tables.has('notifications') ? await takeOverMails(current, tx) : 0;
    if (tables.has('backups')) await takeOverBackups(current, tx);
    if (tables.has('directory_changes')) await countOn(current, tx);
    return sent;
  });
}

/** A mail that was sent since must not go out again; and one that waits still has been tried so often. */
async function takeOverMails(current: Db, tx: Db): Promise<number> {
  let sent = 0;
  let last = '';
  for (;;) {
    const page = await tx
      .selectFrom('notifications')
      .select(['id', 'status'])
      .where('status', '!=', 'SENT')
      .where('id', '>', last)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute();
    const before = new Map(page.map(({ id, status }) => [id, status]));
    last = page.at(-1)?.id ?? last;
    const later = await current
      .selectFrom('notifications')
      .select(['id', 'status', 'attempts', 'next_attempt_at', 'last_error', 'sent_at'])
      .where('id', 'in', [...before.keys()])
      .execute();
    for (const { id, ...fate } of later) {
      const waited = before.get(id) === 'QUEUED';
      if (!waited && fate.status !== 'SENT') continue;
      if (waited && fate.status === 'SENT') sent++;
      await tx.updateTable('notifications').set(fate).where('id', '=', id).execute();
    }
    if (page.length < ROWS_AT_ONCE) return sent;
  }
}

async function takeOverBackups(current: Db, tx: Db): Promise<void> {
  const known = new Set((await tx.selectFrom('backups').select('at').execute()).map(({ at }) => at));
  const rows = await current.selectFrom('backups').select(['at', 'bytes', 'actor']).orderBy('id').execute();
  for (const row of rows) {
    if (!known.has(row.at)) await tx.insertInto('backups').values(row).execute();
  }
}

/** A server that compares the count would else take another content for the one that it has. */
async function countOn(current: Db, tx: Db): Promise<void> {
  const { count } = await current.selectFrom('directory_changes').select('count').executeTakeFirstOrThrow();
  await tx
    .updateTable('directory_changes')
    .set((row) => ({ count: row.fn<number>('max', ['count', row.val(count + 1)]) }))
    .execute();
}
