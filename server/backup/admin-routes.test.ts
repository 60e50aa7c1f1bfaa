import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inspectBackup } from '../backup/inspect-backup.ts';
import { listen } from '../serve.ts';
import { addCenters, startApp } from '../testing/running-app.ts';
import { signedIn } from '../testing/staff.ts';

let on: Awaited<ReturnType<typeof startApp>>;
let ada: Awaited<ReturnType<typeof signedIn>>;
let server: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  on = await startApp();
  ada = await signedIn(on);
  server = await listen(on.app.fetch, { port: 0, hostname: '127.0.0.1' });
  await on.change(() => addCenters(on.db, { name: 'Lantern House', city: 'Austin', state: 'TX' }));
});
afterAll(async () => {
  await server.close();
  await on.stop();
});

const address = (path: string) => `http://127.0.0.1:${server.port}/api/admin/${path}`;
const leftovers = () => readdirSync(on.folder).filter((name) => name.startsWith('.'));

it('sends the whole database, and leaves no copy of it behind', async () => {
  const response = await fetch(address('backup'), { method: 'POST', headers: ada.headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(Number(response.headers.get('Content-Length'))).toBe(bytes.length);
  const file = join(on.folder, 'fetched.db');
  writeFileSync(file, bytes);
  expect(await inspectBackup(file, 'It')).toMatchObject({ bytes: bytes.length, centers: 1 });
  await expect.poll(leftovers).toEqual([]);

  const at = new Date().toISOString();
  expect((await ada.post('/api/admin/backups', { at, bytes: bytes.length })).status).toBe(204);
  const noted = await on.db.selectFrom('backups').select(['at', 'bytes', 'actor']).execute();
  expect(noted).toEqual([{ at, bytes: bytes.length, actor: 'Ada Admin' }]);
});

it('leaves none behind where whoever asked goes away, before it is made or while it is sent', async () => {
  // More than fits into the connection's buffers.
  const filler = 'x'.repeat(1_000_000);
  await on.change(() =>
    addCenters(
      on.db,
      ...Array.from({ length: 15 }, (_, i) => ({
        name: `Pier ${i}`,
        city: 'Waco',
        state: 'TX' as const,
        programHighlights: filler,
      })),
    ),
  );
  for (const when of ['before', 'while']) {
    const gone = new AbortController();
    const asked = fetch(address('backup'), { method: 'POST', headers: ada.headers, signal: gone.signal });
    if (when === 'while') await (await asked).body?.getReader().read();
    else await expect.poll(leftovers).toHaveLength(1);
    gone.abort();
    await asked.catch(() => {});
    await expect.poll(leftovers).toEqual([]);
  }
});

it('restores what is sent, shows it within two seconds, and signs everybody out', async () => {
  const backup = readFileSync(join(on.folder, 'fetched.db'));
  const send = (body: Uint8Array) =>
    fetch(address('restore'), {
      method: 'POST',
      headers: { ...ada.headers, 'Content-Type': 'application/octet-stream' },
      body: new Uint8Array(body),
    });
  const refused = await send(backup.subarray(0, 3 * 4096));
  expect(refused.status).toBe(422);
  expect((await refused.json()).error.code).toBe('damaged_backup');
  expect(on.live.current.size).toBe(16);

  const response = await send(backup);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ centers: 1, kept: { damaged: false } });
  await expect.poll(() => on.live.current.size).toBe(1);
  expect(leftovers()).toEqual([]);
  expect((await ada.get('/api/admin/session')).status).toBe(401);
  expect(on.errors).toEqual([]);
});
