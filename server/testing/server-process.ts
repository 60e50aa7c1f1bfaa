import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

export const BUILT = fileURLToPath(new URL('../../dist/node', import.meta.url));

export interface StartOptions {
  env?: Record<string, string>;
  /** Who runs it, where these tests are root's. */
  uid?: number | undefined;
  script?: string;
}

/** A folder of its own, and the built server, as processes that are started in it. */
export function openServerFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'harborlight-'));
  chmodSync(folder, 0o755);
  const children: ChildProcess[] = [];

  function start({ env = {}, uid, script = join(BUILT, 'server.js') }: StartOptions = {}) {
    const { PATH = '' } = process.env;
    const child = spawn(process.execPath, [script, '--no-sample'], {
      cwd: folder,
      env: { PATH, PORT: '0', HARBORLIGHT_DB: join(folder, 'harborlight.db'), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(uid !== undefined && { uid, gid: uid }),
    });
    children.push(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk));
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    return {
      child,
      ended,
      output: () => output,
      /** Resolves with where it listens. */
      async listens(): Promise<string> {
        const found = () => / centers on (?:the socket )?([^\s"]+)/.exec(output)?.[1];
        const isOver = () => child.exitCode !== null;
        await expect.poll(() => found() ?? (isOver() ? output : undefined)).toBeDefined();
        return found() ?? expect.fail(output);
      },
    };
  }

  return {
    folder,
    start,
    /** Ends what still runs, and removes the folder. */
    async stop(): Promise<void> {
      for (const child of children) {
        if (child.exitCode === null && child.signalCode === null) {
          child.kill('SIGKILL');
          await once(child, 'exit');
        }
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
