import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { layout as english } from '#core/i18n/en/layout.ts';
import { layout as spanish } from '#core/i18n/es/layout.ts';
import { snapshotFile } from '#core/snapshot/snapshot.ts';
import { openProxyWatch } from '#server/doctor/check-proxy.ts';
import { loadRenderer } from '#server/pages/load-renderer.ts';
import { type Listening, listen } from '#server/serve.ts';
import { readSettings } from '#server/settings/settings.ts';
import { contactPayload, submission } from '#server/testing/messages.ts';
import { FRAME } from '#server/testing/page-app.ts';
import { addCenters, startApp } from '#server/testing/running-app.ts';
import { STAFF_PASSWORD, signedIn } from '#server/testing/staff.ts';
import { askBy } from './testing/ask.ts';
import { findPrograms } from './testing/find-programs.ts';
import { freePort, NAME, Proxies, type RunningProxy } from './testing/proxies.ts';

const built = fileURLToPath(new URL('../dist', import.meta.url));
const programs = findPrograms();

/** As long as a field may be. */
const LONG_TEXT = 'Small groups. '.repeat(700);

/** What the server itself was asked: "GET /about". */
const reached: string[] = [];
/** What it remarks of the proxies in front. */
const noticed: string[] = [];
let purgeUrl: string;

let on: Awaited<ReturnType<typeof startApp>>;
let server: Listening;
let proxies: Proxies;
let ask: ReturnType<typeof askBy>;
let ada: Awaited<ReturnType<typeof signedIn>>;
let nginx: RunningProxy;
let caddy: RunningProxy;
/** nginx with TLS in front of Varnish. */
let varnish: RunningProxy;

describe.skipIf(!programs)('behind the real programs, by the files of this folder', () => {
  beforeAll(start);
  afterAll(async () => {
    await proxies?.stop();
    await server?.close();
    await on?.stop();
  });

  const each = describe.each([
    { name: 'nginx', proxy: () => nginx, client: '127.0.1.1' },
    { name: 'Caddy', proxy: () => caddy, client: '127.0.2.1' },
    { name: 'nginx and Varnish', proxy: () => varnish, client: '127.0.3.1' },
  ]);

  each('$name', ({ proxy, client }) => {
    const get = (path: string, headers: Record<string, string> = {}) =>
      ask.https(proxy().https, path, { headers, from: client });
    const post = (path: string, body: object, headers: Record<string, string> = {}, from = client) =>
      ask.https(proxy().https, path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', ...headers },
        from,
      });

    it('speaks TLS and HTTP/2, and leads there from http', async () => {
      expect(await ask.http2(proxy().https, '/about')).toEqual({ protocol: 'h2', status: 200 });
      const page = await get('/about');
      expect(page.headers['strict-transport-security']).toBe('max-age=15552000');
      const plain = await ask.http(proxy().http, '/directory?state=TX');
      expect([301, 308]).toContain(plain.status);
      expect(plain.headers.location).toMatch(new RegExp(`^https://${NAME}(:\\d+)?/directory\\?state=TX$`));
    });

    it('lets files through as the server has packed them, and answers what somebody has by a 304', async () => {
      const state = on.live.manifest!.states[0]!;
      for (const path of ['/service-worker.js', `/api/snapshot/${snapshotFile(state)}`]) {
        const first = await get(path, { 'Accept-Encoding': 'gzip, deflate, br' });
        expect([path, first.status, first.headers['content-encoding']]).toEqual([path, 200, 'br']);
        const again = await get(path, {
          'Accept-Encoding': 'gzip, deflate, br',
          'If-None-Match': String(first.headers.etag),
        });
        expect([path, again.status, again.body.length]).toEqual([path, 304, 0]);
      }
    });

    it('tells clients apart by their own address, whatever they say of it', async () => {
      const form = submission(contactPayload);
      const send = (from: string, said: string) =>
        post('/api/submissions', form, { 'X-Forwarded-For': said, Forwarded: `for=${said}` }, from);
      const statuses: number[] = [];
      for (const said of ['198.51.100.1', '198.51.100.2', '127.0.0.1'])
        statuses.push((await send(client, said)).status);
      expect(statuses).toEqual([201, 201, 429]);
      expect((await send(client.replace(/1$/, '2'), '198.51.100.1')).status).toBe(201);
    });

    it('has the cookie of staff travel by https alone', async () => {
      const { status, headers } = await post('/api/session', {
        email: 'ada.admin@harborlight.example',
        password: STAFF_PASSWORD,
      });
      expect([status, String(headers['set-cookie'])]).toEqual([
        200,
        expect.stringMatching(/^__Host-.*; Secure/),
      ]);
    });

    it('takes an import and a backup of megabytes, and refuses in our words what nobody writes', async () => {
      const rows = Array.from({ length: 300 }, (_, row) => `Center ${row},Springfield,IL,${LONG_TEXT}`);
      const csv = ['name,city,state,program_highlights', ...rows].join('\n');
      const file = new File([csv], 'large.csv', { type: 'text/csv' });
      const form = new FormData();
      form.append('file', file);
      const packed = new Response(form);
      const imported = await ask.https(proxy().https, '/api/admin/bulk-import?dryRun=true', {
        method: 'POST',
        headers: { ...ada.headers, 'Content-Type': packed.headers.get('Content-Type')! },
        body: new Uint8Array(await packed.arrayBuffer()),
      });
      expect([imported.status, JSON.parse(String(imported.body)).success]).toEqual([200, 300]);
      const restored = await ask.https(proxy().https, '/api/admin/restore', {
        method: 'POST',
        headers: { ...ada.headers, 'Content-Type': 'application/octet-stream' },
        body: Buffer.alloc(6_000_000, 'no backup'),
      });
      expect([restored.status, JSON.parse(String(restored.body)).error.code]).toEqual([
        422,
        'not_a_database',
      ]);
      // The server itself refuses the first, and what stands in front of it the second.
      for (const length of [100_000, 2_000_000]) {
        const message = { ...submission(contactPayload), more: 'x'.repeat(length) };
        const long = await post('/api/submissions', message);
        expect([long.status, JSON.parse(String(long.body)).error.code]).toEqual([413, 'body_too_large']);
      }
    });

    it('keeps nothing that somebody typed, and logs neither it nor who asked', async () => {
      for (const path of [
        '/directory?q=my+secret',
        '/es/directory?near=Secretville',
        '/hsds/services?search=secret',
      ]) {
        const before = reached.length;
        for (let time = 1; time <= 2; time++) {
          const answer = await get(path, {
            'User-Agent': 'a secret browser',
            Referer: 'https://secret.example',
          });
          expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
        }
        expect(reached.slice(before)).toEqual([`GET ${path}`, `GET ${path}`]);
      }
      await expect.poll(() => readFileSync(proxy().log, 'utf8')).toContain('/hsds/services');
      const log = readFileSync(proxy().log, 'utf8');
      expect(log).toContain('/directory');
      expect(log).not.toMatch(/secret|127\.0\.|state=TX|198\.51|harborlight_session/i);
    });
  });

  it('sends a page out of nginx’s and Varnish’s own memory for a minute', async () => {
    for (const { https } of [nginx, varnish]) {
      const path = `/states/me?for=${https}`;
      for (let time = 1; time <= 3; time++) {
        const page = await ask.https(https, path);
        expect(page.status).toBe(200);
        // What names it for purging is nobody else's.
        if (https === varnish.https) expect(page.headers['surrogate-key']).toBeUndefined();
      }
      expect(reached.filter((asked) => asked === `GET ${path}`)).toHaveLength(1);
    }
    const kept = execFileSync('grep', ['-rlaE', 'states/me', proxies.nginxCache], { encoding: 'utf8' });
    expect(kept).not.toBe('');
    expect(() => execFileSync('grep', ['-rqaiE', 'secret', proxies.nginxCache])).toThrow();
  });

  it('drops a withheld street from nginx and Varnish at once, with the file that it stood in', async () => {
    const STREET = '5 Shelter Lane';
    await on.change(() =>
      addCenters(on.db, { name: 'Heron Recovery', city: 'Denver', state: 'CO', street: STREET }),
    );
    const colorado = on.live.manifest!.states.find(({ state }) => state === 'CO')!;
    const shard = `/api/snapshot/${snapshotFile(colorado)}`;
    const paths = ['/centers/heron-recovery-denver-co', '/states/co', '/hsds/locations', shard];
    const ports = [nginx.https, varnish.https];
    // Once what the change itself dropped is dropped.
    for (const port of ports)
      for (const path of paths)
        await expect.poll(async () => String((await ask.https(port, path)).body)).toContain(STREET);
    await on.change(() =>
      on.db.updateTable('centers').set({ street: null }).where('name', '=', 'Heron Recovery').execute(),
    );
    for (const port of ports) {
      for (const path of paths) {
        const read = async () => {
          const { status, body } = await ask.https(port, path);
          return [port, path, status, String(body).includes(STREET)];
        };
        // Far sooner than the minute that it might be kept.
        await expect.poll(read).toEqual([port, path, path === shard ? 410 : 200, false]);
      }
    }
    // At the start Varnish was not there yet.
    expect(on.errors.filter(({ message }) => !message.includes('ECONNREFUSED'))).toEqual([]);
  });

  it('lets nobody but this machine tell Varnish what to drop', async () => {
    const purge = { method: 'POST', headers: { 'Surrogate-Key': 'harborlight' } };
    const page = `/states/me?for=${varnish.https}`;
    await ask.https(varnish.https, page);
    const before = reached.length;
    expect((await ask.https(varnish.https, '/', purge)).status).toBe(405);
    await ask.https(varnish.https, page);
    expect(reached.slice(before)).toEqual(['POST /']);
    const port = Number(new URL(purgeUrl).port);
    const bad = { method: 'POST', headers: { 'Surrogate-Key': 'x" || obj.status != 0 || "' } };
    expect((await ask.http(port, '/', bad)).status).toBe(400);
  });

  it('shows whom to call where the server does not answer', async () => {
    await server.close();
    for (const { https } of [nginx, caddy, varnish]) {
      const { status, headers, body } = await ask.https(https, '/directory?state=WY');
      expect([502, 503]).toContain(status);
      expect(headers['content-type']).toContain('text/html');
      expect([headers['cache-control'], headers['retry-after']]).toEqual(['no-store', '60']);
      const page = String(body)
        .replace(/<[^>]+>/g, '')
        .replace(/\s+/g, ' ');
      for (const { crisis } of [english, spanish])
        for (const words of [crisis.call911, crisis.call988, crisis.text988, crisis.textLine])
          expect(page).toContain(words);
    }
  });

  it('leaves nothing to remark about how requests come', () => {
    expect(reached.length).toBeGreaterThan(40);
    expect(noticed).toEqual([]);
  });
});

async function start(): Promise<void> {
  proxies = new Proxies(programs!);
  const purgePort = await freePort();
  purgeUrl = `http://127.0.0.1:${purgePort}/`;
  const folder = mkdtempSync(join(tmpdir(), 'harborlight-'));
  const env = {
    // Proxies and clients are on one machine here, by different addresses of it.
    TRUST_PROXY: '127.0.0.1',
    LIMIT_FORMS_PER_HOUR: '2',
    PURGE_URL: purgeUrl,
    PURGE_COMMAND: `find ${proxies.nginxCache} -type f -delete`,
    HARBORLIGHT_DB: join(folder, 'harborlight.db'),
  };
  on = await startApp({
    folder,
    env,
    publicUrl: `https://${NAME}`,
    renderPage: await loadRenderer(built),
    proxyWatch: openProxyWatch(readSettings(env), (line) => noticed.push(line)),
  });
  mkdirSync(join(on.folder, 'pwa'), { recursive: true });
  writeFileSync(join(on.folder, 'pwa/index.html'), FRAME);
  writeFileSync(join(on.folder, 'pwa/service-worker.js'), 'install();');
  writeFileSync(join(on.folder, 'pwa/service-worker.js.br'), 'install(); (as if packed)');
  await on.change(() =>
    addCenters(
      on.db,
      { name: 'Lantern House', city: 'Austin', state: 'TX' },
      { name: 'Pier House', city: 'Bangor', state: 'ME' },
    ),
  );
  ada = await signedIn(on);
  server = await listen(
    (request, env) => {
      const { pathname, search } = new URL(request.url);
      reached.push(`${request.method} ${pathname}${search}`);
      return on.app.fetch(request, env);
    },
    { port: 0, hostname: '127.0.0.1' },
  );
  ask = askBy(proxies.certificate);
  mkdirSync(proxies.nginxCache);
  const varnishPort = await proxies.startVarnish(server.port, purgePort);
  [nginx, caddy, varnish] = await Promise.all([
    proxies.startNginx(server.port, { keeping: true }),
    proxies.startCaddy(server.port),
    proxies.startNginx(varnishPort, { keeping: false }),
  ]);
}
