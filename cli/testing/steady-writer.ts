import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import SQLite from 'better-sqlite3';

/** One that nobody stops ends by itself. */
const LONGEST_MS = 60_000;

/** A process of its own that logs calls in a database, each in a transaction, and says of each that it is saved. */
export function startWriter(databaseFile: string, perSecond: number) {
  const script = fileURLToPath(import.meta.url);
  const child = spawn(process.execPath, ['--import', 'tsx', script, databaseFile, String(perSecond)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  /** The ids of what is saved, in order. */
  const answered: string[] = [];
  createInterface({ input: child.stdout }).on('line', (id) => answered.push(id));
  return {
    answered,
    async until(count: number): Promise<void> {
      while (answered.length < count) await pause(5);
    },
    /** Resolves once all that it wrote is told. */
    async stop(): Promise<void> {
      child.kill('SIGTERM');
      await once(child, 'close');
    },
  };
}

/** By the clock: what it could not write while the database was locked, it makes up for. */
async function write(databaseFile: string, perSecond: number): Promise<void> {
  const db = new SQLite(databaseFile, { timeout: 10_000 });
  // As fast as it gets: how soon the disk has it is not what is tested.
  db.pragma('synchronous = NORMAL');
  const insert = db.prepare(
    "INSERT INTO call_logs (id, center_id, center_name, clicked_at, user_agent) VALUES (?, 1, 'x', '2026', 'x')",
  );
  let stopping = false;
  process.once('SIGTERM', () => {
    stopping = true;
  });
  const started = performance.now();
  for (let done = 0; !stopping && performance.now() - started < LONGEST_MS; ) {
    const due = ((performance.now() - started) / 1000) * perSecond;
    for (; done < due; done++) {
      insert.run(`call-${done}`);
      process.stdout.write(`call-${done}\n`);
    }
    await pause(2);
  }
  db.close();
}

const [, script, databaseFile = '', perSecond] = process.argv;
if (script === fileURLToPath(import.meta.url)) {
  await write(databaseFile, Number(perSecond));
}
