// What each command that writes does where it cannot: it starts them all, three times.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, type Db } from '#server/database/db.ts';
import { writes } from './testing/all-commands.ts';
import { openCutOff } from './testing/cut-off.ts';
import { given, openFilled } from './testing/open-filled.ts';
import { EXECUTABLE, toolkitEnv } from './testing/toolkit.ts';

let both: Awaited<ReturnType<typeof openFilled>>['both'];
let ids: Awaited<ReturnType<typeof openFilled>>['ids'];

beforeAll(async () => {
  ({ both, ids } = await openFilled());
});
afterAll(() => both.stop());

it('changes nothing where the server is gone in the middle', async () => {
  const proxy = await openCutOff(both.address);
  try {
    both.signInAt(proxy.address);
    const before = await readAll(both.remoteDb);
    await expectAllToFail((args) =>
      both.remote(['--server', proxy.address, ...args], { input: given.input }),
    );
    expect(await readAll(both.remoteDb)).toEqual(before);
  } finally {
    await proxy.stop();
  }
});

it('changes nothing where another writer has locked the database', async () => {
  const other = connect(both.databaseFile);
  try {
    const before = await readAll(both.localDb);
    await other.connection().execute(async (locked) => {
      await sql`begin immediate`.execute(locked);
      await expectAllToFail((args) => both.local(args, given), Number.POSITIVE_INFINITY);
      await sql`rollback`.execute(locked);
    });
    expect(await readAll(both.localDb)).toEqual(before);
  } finally {
    await other.destroy();
  }
});

it('changes nothing where the disk is full', async () => {
  const before = await readAll(both.localDb);
  await expectAllToFail(async (args) => {
    // No file may grow, as on a full disk; the test keeps the database open, so that its log is there.
    const shell = ['-c', 'ulimit -f 0 && exec "$@"', 'bash', process.execPath, EXECUTABLE, ...args];
    const env = { ...toolkitEnv(both.localHome), HARBORLIGHT_DB: both.databaseFile, ...given.env };
    const running = promisify(execFile)('bash', shell, { cwd: both.localHome, env });
    running.child.stdin?.end(given.input);
    return running.then(
      ({ stdout, stderr }) => ({ status: 0, stdout, stderr }),
      ({ code, stdout, stderr }) => ({ status: code, stdout, stderr }),
    );
  });
  expect(await readAll(both.localDb)).toEqual(before);
});

/** Runs every command that writes, so many at a time; each must say in words that it failed, and exit with 1. */
async function expectAllToFail(
  run: (args: readonly string[]) => Promise<{ status: number | null; stdout: string; stderr: string }>,
  atOnce = 2,
): Promise<void> {
  const waiting = Object.entries(writes);
  const wrong: Record<string, unknown> = {};
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [path, args] = next;
      const { status, stdout, stderr } = await run([...path.split(' '), ...args(ids), '--yes']);
      if (status !== 1 || !stderr.includes('harborlight: ')) wrong[path] = { status, stdout, stderr };
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, waiting.length) }, work));
  expect(wrong).toEqual({});
}

/** All rows of all tables, but for when somebody was last there: that is noted once a minute, also where all fails. */
async function readAll(db: Db): Promise<Record<string, unknown[]>> {
  const tables = await db.introspection.getTables();
  const all: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(db);
    all[name] = rows.map((row) => ({ ...row, last_used_at: undefined }));
  }
  return all;
}
