import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { beginSession } from '#server/access/sessions.ts';
import { type Db, openDatabase } from '#server/database/db.ts';
import { listen } from '#server/serve.ts';
import { startApp } from '#server/testing/running-app.ts';
import { addStaff } from '#server/testing/staff.ts';
import { userName } from '../connection/connection.ts';
import type { Ended } from './run-here.ts';
import { makeHome, type RunOptions } from './toolkit.ts';

/**
 * The same directory twice: a database file that the toolkit opens itself, and one behind a server on 127.0.0.1 where
 * it is signed in as an admin. `fill` writes what is in both. Both have an account of the system user's name, so that
 * the history says the same.
 */
export async function openBothWays(
  fill: (db: Db) => Promise<unknown>,
  context: Parameters<typeof startApp>[0] = {},
) {
  const here = makeHome();
  const databaseFile = join(here.home, 'harborlight.db');
  const localDb = await openDatabase(databaseFile);
  await addStaff(localDb, userName(), 'admin');
  await fill(localDb);

  const on = await startApp(context);
  const staffId = await addStaff(on.db, userName(), 'admin');
  await on.change(() => fill(on.db));
  const server = await listen(on.app.fetch, { port: 0, hostname: '127.0.0.1' });
  const address = `http://127.0.0.1:${server.port}`;
  const there = makeHome();
  const token = await beginSession(on.db, staffId, { channel: 'terminal', device: 'test' }, new Date());
  mkdirSync(join(there.home, '.config/harborlight'), { recursive: true });
  const login = { token };
  /** The toolkit's user is signed in at `here` too, which may be another way to the same server. */
  function signInAt(here: string): void {
    const logins = { current: address, servers: { [address]: login, [here]: login } };
    writeFileSync(join(there.home, '.config/harborlight/logins.json'), JSON.stringify(logins));
  }
  signInAt(address);

  const local = (args: readonly string[], options: RunOptions = {}): Promise<Ended> =>
    here.run(args, { ...options, env: { HARBORLIGHT_DB: databaseFile, ...options.env } });
  const remote = (args: readonly string[], options: RunOptions = {}): Promise<Ended> =>
    there.run(args, options);

  return {
    address,
    databaseFile,
    signInAt,
    localDb,
    remoteDb: on.db,
    on,
    /** The homes, for `openScreen`. The local one needs HARBORLIGHT_DB: `databaseFile`. */
    localHome: here.home,
    remoteHome: there.home,
    local,
    remote,
    /** Runs a command both ways, with --json; expects the same answer and exit code, and returns them. */
    async same(args: readonly string[], options: RunOptions = {}) {
      const [one, other] = await Promise.all([
        local([...args, '--json'], options),
        remote([...args, '--json'], options),
      ]);
      expect({ status: other.status, stdout: withoutMoments(other.stdout) }, other.stderr).toEqual({
        status: one.status,
        stdout: withoutMoments(one.stdout),
      });
      return { ...one, json: one.stdout === '' ? undefined : JSON.parse(one.stdout) };
    },
    async stop() {
      await server.close();
      await on.stop();
      await localDb.destroy();
      here.remove();
      there.remove();
    },
  };
}

/** Two runs are never at the same moment, nor in the same folder. */
function withoutMoments(text: string): string {
  return (
    text
      .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, '(moment)')
      // As the history writes it: the minute may pass between the two.
      .replace(/[A-Z][a-z]{2,8} \d{1,2}, \d{4}, \d\d:\d\d UTC/g, '(moment)')
      .replace(/"[^"]*-before-(?:restore|undo)-[^"]*"/g, '"(file)"')
      .replace(/"seconds": [\d.]+/g, '"seconds": 0')
  );
}
