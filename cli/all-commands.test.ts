import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, type Db } from '#server/database/db.ts';
import { STAFF } from '#server/testing/messages.ts';
import { allCommands } from './manual.ts';
import { makeProgram } from './program.ts';
import { apart, type Ids, interactive, reads, writes } from './testing/all-commands.ts';
import { openBothWays } from './testing/both-ways.ts';
import { openCutOff } from './testing/cut-off.ts';
import { fillWithAll } from './testing/filled.ts';
import { EXECUTABLE, toolkitEnv } from './testing/toolkit.ts';

const PASSWORD = 'a long enough password\n';
/** No mail is sent here: it is only queued. */
const mailSettings = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: STAFF, STAFF_EMAIL: STAFF };
/** What a command reads from standard input, and its settings on this machine. */
const given = { input: PASSWORD, env: mailSettings };
let both: Awaited<ReturnType<typeof openBothWays>>;
let ids: Ids;

beforeAll(async () => {
  both = await openBothWays(
    async (db) => {
      ids = await fillWithAll(db);
    },
    { env: mailSettings },
  );
  await Promise.all([both.local(['backup', 'backup.db']), both.remote(['backup', 'backup.db'])]);
  for (const home of [both.localHome, both.remoteHome]) {
    writeFileSync(join(home, 'new.csv'), 'name,city,state\nNew Imported House,Austin,TX\n');
    writeFileSync(
      join(home, 'guide.md'),
      '---\ntitle: A new guide\nexcerpt: In short.\n---\n\n## Why?\n\nBecause.\n',
    );
  }
});
afterAll(() => both.stop());

it('knows of each command whether it reads or writes', () => {
  const paths = allCommands(makeProgram())
    .filter(({ command }) => command.commands.length === 0)
    .map(({ path }) => path.replace(/^harborlight /, ''));
  const known = [...interactive, ...Object.keys(apart), ...Object.keys(reads), ...Object.keys(writes)];
  expect(paths.toSorted()).toEqual(known.toSorted());
});

it('changes nothing where the server is gone in the middle', async () => {
  const proxy = await openCutOff(both.address);
  try {
    both.signInAt(proxy.address);
    const before = await readAll(both.remoteDb);
    await expectAllToFail((args) => both.remote(['--server', proxy.address, ...args], { input: PASSWORD }));
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
    const env = { ...toolkitEnv(both.localHome), HARBORLIGHT_DB: both.databaseFile, ...mailSettings };
    const running = promisify(execFile)('bash', shell, { cwd: both.localHome, env });
    running.child.stdin?.end(PASSWORD);
    return running.then(
      ({ stdout, stderr }) => ({ status: 0, stdout, stderr }),
      ({ code, stdout, stderr }) => ({ status: code, stdout, stderr }),
    );
  });
  expect(await readAll(both.localDb)).toEqual(before);
});

it.each(Object.keys(reads))('answers the same on a database and on a server: %s', async (path) => {
  const { status, json } = await both.same([...path.split(' '), ...reads[path]!(ids)], given);
  expect(status).toBe(0);
  expect(json).toBeTruthy();
});

it.each(Object.keys(apart))('answers in the same form on a database and on a server: %s', async (path) => {
  const args = [...path.split(' '), ...apart[path]!(ids), '--yes', '--json'];
  const [one, other] = await Promise.all([both.local(args, given), both.remote(args, given)]);
  expect(other.status).toBe(one.status);
  expect(formOf(JSON.parse(other.stdout))).toEqual(formOf(JSON.parse(one.stdout)));
});

// After all that failed above, and in this order: each goes on from what those before it have done.
it.each(Object.keys(writes))('does the same on a database and on a server: %s', async (path) => {
  const args = [...path.split(' '), ...writes[path]!(ids), '--yes'];
  const { status, json, stderr } = await both.same(args, given);
  // There are centers here: cli/machine/settings.test.ts loads it where there is none.
  expect(status, stderr).toBe(path === 'sample load' ? 1 : 0);
  expect(json).toBeTruthy();
});

/** The names of an answer's fields, or of its first row's: their values are of the machine, or of the moment. */
function formOf(answer: object): string[] {
  return Object.keys(Array.isArray(answer) ? answer[0] : answer);
}

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

/** All rows of all tables. */
async function readAll(db: Db): Promise<Record<string, unknown[]>> {
  const tables = await db.introspection.getTables();
  const all: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    all[name] = (await sql<object>`select * from ${sql.table(name)}`.execute(db)).rows;
  }
  return all;
}
