import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { becomeServerOf, findServerOf } from './server-lock.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'harborlight-'));
  file = join(folder, 'harborlight.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

const ours = `process ${process.pid} on `;

it('lets one server work on a database: a second one waits, says for whom, and takes over', async () => {
  const end = await becomeServerOf(file, { onWait: () => {} });
  expect(findServerOf(file)).toContain(ours);
  let second: ReturnType<typeof becomeServerOf> | undefined;
  const other = await new Promise((resolve) => {
    second = becomeServerOf(file, { onWait: resolve });
  });
  expect(other).toContain(ours);
  end();
  const endSecond = (await second)!;
  expect(findServerOf(file)).toContain(ours);
  endSecond();
  expect(findServerOf(file)).toBeUndefined();
});

it('refuses a second one where the first does not end', async () => {
  const end = await becomeServerOf(file, { onWait: () => {} });
  await expect(becomeServerOf(file, { onWait: () => {}, patienceMs: 0 })).rejects.toMatchObject({
    code: 'second_server',
    message: expect.stringMatching(/^Another server is at work on .*harborlight\.db \(process \d+ on /),
  });
  end();
});

it('is free once a server was killed, and does not mind a damaged file', async () => {
  const script = `
    const lock = new (require('better-sqlite3'))(${JSON.stringify(`${file}-server`)});
    lock.exec('BEGIN IMMEDIATE');
    console.log('locked');
    setInterval(() => lock, 1000);`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  expect(findServerOf(file)).toBe('another process');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(findServerOf(file)).toBeUndefined();
  writeFileSync(`${file}-server`, 'half a file, and long enough to be no empty database');
  (await becomeServerOf(file, { onWait: () => {} }))();
});
