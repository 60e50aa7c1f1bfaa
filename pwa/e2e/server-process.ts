import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '#server/database/db.ts';

/** The built server as a process of its own, on a database of its own. */
export class ServerProcess {
  /**
   * A folder that a server has filled at its first start, for all others to begin with: to compress the sample's
   * offline copy takes longer than the rest of the start.
   */
  static template: string | undefined;

  readonly folder = mkdtempSync(join(tmpdir(), 'harborlight-'));
  readonly databaseFile = join(this.folder, 'harborlight.db');
  readonly #template: string | undefined;
  #port = 0;
  #process: ChildProcess | undefined;
  #wasStopped = false;
  #output = '';

  /** Begins with what is in `template`, where that is not what all others begin with. */
  constructor(template?: string) {
    this.#template = template;
  }

  /** http://localhost:… , the same after a restart. */
  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  /** The id of the process; undefined where none runs. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** True from the first stop on: a browser may report then, and a little later, what it could not reach. */
  get wasStopped(): boolean {
    return this.#wasStopped;
  }

  /** What it has printed since it was last started. */
  get output(): string {
    return this.#output;
  }

  async start(env: Record<string, string> = {}, script = 'dist/node/server.js'): Promise<void> {
    const template = this.#template ?? ServerProcess.template;
    if (template && this.#port === 0) cpSync(template, this.folder, { recursive: true });
    const child = spawn(process.execPath, [script], {
      env: {
        PATH: process.env.PATH,
        PORT: String(this.#port),
        HARBORLIGHT_DB: this.databaseFile,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    this.#output = '';
    this.#port = await new Promise<number>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        this.#output += chunk;
        const port = /http:\/\/localhost:(\d+)/.exec(this.#output)?.[1];
        if (port) resolve(Number(port));
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${this.#output}`)));
    });
    await this.#untilNewerThan(undefined);
  }

  /** Writes to the database as another process would, and waits until the offline copy's files have followed. */
  async changeDirectory(write: () => Promise<void>): Promise<void> {
    const before = await this.#version();
    await write();
    await this.#untilNewerThan(before);
  }

  /** Another directory, in which every state has changed: "Sample …" is "Sample Renamed …". */
  async renameEveryCenter(): Promise<void> {
    await this.changeDirectory(async () => {
      const db = await openDatabase(this.databaseFile);
      await db
        .updateTable('centers')
        .set({ name: sql<string>`replace(name, 'Sample ', 'Sample Renamed ')` })
        .execute();
      await db.destroy();
    });
  }

  /** A directory of some states alone. */
  async keepStates(states: readonly string[]): Promise<void> {
    await this.changeDirectory(async () => {
      const db = await openDatabase(this.databaseFile);
      await db.deleteFrom('centers').where('state', 'not in', states).execute();
      await db.destroy();
    });
  }

  /** Ends the process, and waits until it is gone. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#process;
    if (!child) return;
    this.#process = undefined;
    this.#wasStopped = true;
    // It ended by itself, and nobody hears of that twice.
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }

  async remove(): Promise<void> {
    await this.stop();
    // A browser that a failed test has left open may still write there.
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  async #untilNewerThan(version: string | undefined): Promise<void> {
    while ((await this.#version()) === version) await new Promise((resolve) => setTimeout(resolve, 100));
  }

  /** The offline copy's version; undefined for the moment that its files take longer than the server's start. */
  async #version(): Promise<string | undefined> {
    const response = await fetch(`${this.origin}/api/snapshot`);
    const { version } = (await response.json()) as { version?: string };
    return version;
  }
}
