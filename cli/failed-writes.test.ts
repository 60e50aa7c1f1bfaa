import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, type Db } from '#server/db.ts';
import { allCommands } from './manual.ts';
import { makeProgram } from './program.ts';
import { openBothWays } from './testing/both-ways.ts';
import { openCutOff } from './testing/cut-off.ts';
import { fillWithAll } from './testing/filled.ts';
import { EXECUTABLE, toolkitEnv } from './testing/toolkit.ts';

type Ids = Awaited<ReturnType<typeof fillWithAll>>;

/** Commands that write nothing to the database, or only ask and then do what another command does. */
const others = [
  'triage',
  'submissions list',
  'submissions show',
  'matching list',
  'matching show',
  'messages list',
  'messages show',
  'centers search',
  'centers show',
  'centers duplicates',
  'centers export',
  'imports list',
  'imports show',
  'guides list',
  'guides show',
  'guides new',
  'guides edit',
  'history list',
  'history show',
  'calls stats',
  'calls list',
  'calls export',
  'notifications list',
  'notifications stats',
  'notifications test',
  'staff list',
  'staff sessions',
  'login',
  'logout',
  'whoami',
  'tokens list',
  'status',
  'doctor',
  'settings',
  'completion',
  // Writes a file of its own; that it could not be noted in the database is no failure.
  'backup',
];

/** Every command that writes, with what it needs. */
const writes: Record<string, (ids: Ids) => readonly string[]> = {
  'submissions review': ({ toReview }) => [toReview],
  'submissions approve': ({ toDecide }) => [toDecide, '--new'],
  'submissions reject': ({ toDecide }) => [toDecide, '--reason', 'It is closed.'],
  'submissions undo': ({ decided }) => [decided],
  'matching handle': ({ request }) => [request],
  'matching reopen': ({ handledRequest }) => [handledRequest],
  'messages handle': ({ message }) => [message],
  'messages reopen': ({ handledMessage }) => [handledMessage],
  'centers add': () => ['--name', 'New House', '--city', 'Austin', '--state', 'TX'],
  'centers edit': ({ harbor }) => [harbor, '--set', 'phone=207-555-0199'],
  'centers verify': ({ harbor }) => [harbor],
  'centers unpublish': ({ harbor }) => [harbor],
  'centers publish': ({ harbor }) => [harbor],
  'centers merge': ({ harbor, other }) => [harbor, other],
  'centers distinct': ({ harbor, other }) => [harbor, other],
  import: () => ['new.csv'],
  'imports undo': () => ['1'],
  'guides publish': () => ['guide.md'],
  'guides delete': () => ['first-night'],
  'history undo': () => ['1'],
  'notifications resend': () => ['--failed'],
  'staff add': () => [
    '--email',
    'new@harborlight.example',
    '--name',
    'New One',
    '--role',
    'reviewer',
    '--password-stdin',
  ],
  'staff invite': () => ['other@harborlight.example', '--role', 'reviewer'],
  'staff withdraw': () => ['invited@harborlight.example'],
  'staff role': () => ['Rae Reviewer', 'admin'],
  'staff disable': () => ['Rae Reviewer'],
  'staff enable': () => ['Dan Disabled'],
  'staff password': () => ['Rae Reviewer', '--password-stdin'],
  'staff sign-out': () => ['Rae Reviewer'],
  'tokens revoke': ({ token }) => [token],
  restore: () => ['backup.db'],
  purge: () => [],
  'sample load': () => [],
  'sample clear': () => [],
};

const PASSWORD = 'a long enough password\n';
let both: Awaited<ReturnType<typeof openBothWays>>;
let ids: Ids;

beforeAll(async () => {
  both = await openBothWays(async (db) => {
    ids = await fillWithAll(db);
  });
  await both.local(['backup', 'backup.db']);
  for (const home of [both.localHome, both.remoteHome]) {
    writeFileSync(join(home, 'new.csv'), 'name,city,state\nNew Imported House,Austin,TX\n');
    writeFileSync(
      join(home, 'guide.md'),
      '---\ntitle: A new guide\nexcerpt: In short.\n---\n\n## Why?\n\nBecause.\n',
    );
  }
  writeFileSync(join(both.remoteHome, 'backup.db'), readFileSync(join(both.localHome, 'backup.db')));
});
afterAll(() => both.stop());

it('knows of each command whether it writes', () => {
  const paths = allCommands(makeProgram())
    .filter(({ command }) => command.commands.length === 0)
    .map(({ path }) => path.replace(/^harborlight /, ''));
  expect(paths.toSorted()).toEqual([...others, ...Object.keys(writes)].toSorted());
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
      await expectAllToFail((args) => both.local(args, { input: PASSWORD }), Number.POSITIVE_INFINITY);
      await sql`rollback`.execute(locked);
    });
    expect(await readAll(both.localDb)).toEqual(before);
  } finally {
    await other.destroy();
  }
}, 120_000);

it('changes nothing where the disk is full', async () => {
  const before = await readAll(both.localDb);
  await expectAllToFail(async (args) => {
    // No file may grow, as on a full disk; the test keeps the database open, so that its log is there.
    const shell = ['-c', 'ulimit -f 0 && exec "$@"', 'bash', process.execPath, EXECUTABLE, ...args];
    const env = { ...toolkitEnv(both.localHome), HARBORLIGHT_DB: both.databaseFile };
    const running = promisify(execFile)('bash', shell, { cwd: both.localHome, env });
    running.child.stdin?.end(PASSWORD);
    return running.then(
      ({ stdout, stderr }) => ({ status: 0, stdout, stderr }),
      ({ code, stdout, stderr }) => ({ status: code, stdout, stderr }),
    );
  });
  expect(await readAll(both.localDb)).toEqual(before);
}, 120_000);

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
