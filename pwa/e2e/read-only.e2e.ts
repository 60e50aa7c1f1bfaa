import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { OwnBuild } from './own-build.ts';

let project: string;
let data: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'harborlight-read-only-'));
  data = mkdtempSync(join(tmpdir(), 'harborlight-data-'));
});
afterEach(() => {
  for (const each of foldersIn(project)) chmodSync(each, 0o755);
  for (const each of [project, data]) rmSync(each, { recursive: true, force: true, maxRetries: 5 });
});

/** What the bundle does not hold (vite.config.ts), and what that loads. */
const PACKAGES = ['better-sqlite3', 'bindings', 'file-uri-to-path', '@node-rs'];

/** Nobody writes to what root does not own. */
const NOBODY = 65_534;
const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

function foldersIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return [
    folder,
    ...entries.filter((each) => each.isDirectory()).map((each) => join(each.parentPath, each.name)),
  ];
}

it('starts what was built elsewhere, from a folder that it may not write to', async () => {
  await OwnBuild.copy(project, 'first');
  rmSync(join(project, 'node_modules'));
  for (const name of PACKAGES) {
    cpSync(join('node_modules', name), join(project, 'node_modules', name), {
      recursive: true,
      filter: (path) => !/better-sqlite3\/(deps|src)$|\/obj(\.target)?$/.test(path),
    });
  }
  for (const each of ['release', 'package.json']) cpSync(each, join(project, each), { recursive: true });
  for (const half of ['node', 'pwa'])
    symlinkSync(join('releases/first', half), join(project, 'dist', half), 'dir');
  for (const each of foldersIn(project)) chmodSync(each, 0o555);
  chmodSync(data, 0o777);

  const server = spawn(process.execPath, [join(project, 'release/start.js')], {
    cwd: project,
    env: { PATH: process.env.PATH, PORT: '0', HARBORLIGHT_DB: join(data, 'harborlight.db') },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...asNobody,
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = once(server, 'exit');
  try {
    const address = () => /http:\/\/localhost:\d+/.exec(output)?.[0];
    await expect.poll(() => address() ?? server.exitCode, { message: output }).toMatch(/^http/);
    const response = await fetch(`${address()}/about`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Who We Are');
    expect(output).not.toMatch(/Building|cannot be written|EACCES|EROFS/);
  } finally {
    server.kill();
    await ended;
  }
});
