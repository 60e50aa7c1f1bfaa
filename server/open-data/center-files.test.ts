import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { get as httpGet, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CenterAnswer } from '#core/open-data/open-data-answers.ts';
import { type Listening, listen } from '../serve.ts';
import { addCenters, startApp } from '../testing/running-app.ts';

/** In the directory that is sent to clients that do not read it all: some 8 MB. */
const CENTERS = 1_000;
let on: Awaited<ReturnType<typeof startApp>>;
let server: Listening;

beforeAll(async () => {
  on = await startApp({ publicUrl: 'https://harborlight.example' });
  await on.change(() =>
    addCenters(
      on.db,
      {
        name: '=HYPERLINK("https://evil.example")',
        city: 'Cañon City',
        state: 'CO',
        phone: '719-555-0100',
        lat: 38.4,
        lng: -105.2,
      },
      ...Array.from({ length: 60 }, (_, index) => ({
        name: `Center ${index}`,
        city: 'Austin',
        state: 'TX' as const,
      })),
      { name: 'Hidden Place', city: 'Boulder', state: 'CO', reviewStatus: 'UNPUBLISHED' },
    ),
  );
  server = await listen(on.app.fetch, { port: 0, hostname: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  await on.stop();
});

const get = (path: string, headers: Record<string, string> = {}) => on.app.request(path, { headers });

it('writes every public center into a line that says all that its own answer says', async () => {
  const response = await get('/api/centers.ndjson');
  expect(response.headers.get('Content-Type')).toBe('application/x-ndjson');
  const lines = (await response.text()).split('\n');
  expect(lines.pop()).toBe('');
  const answers = lines.map((line) => CenterAnswer.strict().parse(JSON.parse(line)));
  expect(answers.map(({ center }) => center.slug)).toEqual(on.live.current.all.map(({ slug }) => slug));
  const own = await get(`/api/centers/${answers[7]!.center.slug}.json`);
  expect(lines[7]).toBe(await own.text());
});

it('writes the same centers as a table that no spreadsheet runs, each row with its source and the notice', async () => {
  const response = await get('/api/centers.csv');
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  const rows: Record<string, string>[] = parse(await response.text(), { bom: true, columns: true });
  expect(rows.map(({ slug }) => slug)).toEqual(on.live.current.all.map(({ slug }) => slug));
  expect(rows.find(({ state }) => state === 'CO')).toMatchObject({
    name: `'=HYPERLINK("https://evil.example")`,
    city: 'Cañon City',
    phone: '719-555-0100',
    longitude: '-105.2',
    verification: 'unverified',
    last_verified_at: '',
    source: 'Harborlight',
    licence: 'https://creativecommons.org/licenses/by/4.0/',
    safety_notice: expect.stringContaining('988'),
    generated_at: on.live.manifest?.generatedAt,
    sample: 'false',
  });
});

it.each(['ndjson', 'csv'])(
  'sends the .%s as a dated file that a CDN may keep and any origin may read',
  async (end) => {
    const { headers } = await get(`/api/centers.${end}`, { Origin: 'https://other.example' });
    const day = on.live.manifest?.generatedAt.slice(0, 10);
    expect(headers.get('Content-Disposition')).toBe(`attachment; filename="centers-${day}.${end}"`);
    expect(headers.get('Cache-Control')).toMatch(/^public, max-age=0, s-maxage=60,/);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  },
);

it.each(['ndjson', 'csv'])(
  'answers 304 for a .%s that has not changed, and all of it once a center has',
  async (end) => {
    const path = `/api/centers.${end}`;
    const etag = (await get(path)).headers.get('ETag') ?? '';
    const same = await get(path, { 'If-None-Match': etag });
    expect([same.status, await same.text()]).toEqual([304, '']);
    await on.change(() =>
      on.db
        .updateTable('centers')
        .set({ phone: `719-555-01${end.length}0` })
        .where('state', '=', 'CO')
        .execute(),
    );
    const askAgain = async () => {
      const changed = await get(path, { 'If-None-Match': etag });
      await changed.body?.cancel();
      return changed.status;
    };
    await expect.poll(askAgain).toBe(200);
  },
);

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('compresses the file with %s while it is written', async (encoding, decompress) => {
  const plain = await (await get('/api/centers.ndjson')).text();
  const response = await get('/api/centers.ndjson', { 'Accept-Encoding': encoding });
  expect(response.headers.get('Content-Encoding')).toBe(encoding);
  expect(response.headers.get('Vary')).toContain('Accept-Encoding');
  expect(decompress(Buffer.from(await response.arrayBuffer())).toString()).toBe(plain);
});

it.each(['identity', 'br', 'gzip'])(
  'writes (%s) no faster than it is read, and stops where nobody reads',
  async (encoding) => {
    const written = await countWritten(async (count) => {
      const response = await get('/api/centers.ndjson', { 'Accept-Encoding': encoding });
      const reader = response.body!.getReader();
      await reader.read();
      const once = await standsStill(count);
      expect(once).toBeLessThan(CENTERS / 2);
      for (let bytes = 0; bytes < 3_000_000; ) bytes += (await reader.read()).value!.length;
      expect(await standsStill(count)).toBeGreaterThan(once);
      await reader.cancel();
    });
    expect(written).toBeLessThan(CENTERS);
  },
);

it.each(['identity', 'br'])('stops writing (%s) once its client is gone', async (encoding) => {
  const written = await countWritten(async (count) => {
    const headers = { 'Accept-Encoding': encoding };
    const request = httpGet(`http://127.0.0.1:${server.port}/api/centers.ndjson`, { headers });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    await once(response, 'data');
    request.destroy();
    await standsStill(count);
  });
  expect(written).toBeGreaterThan(0);
  expect(written).toBeLessThan(CENTERS);
});

/** Counts how many centers of a large directory are written meanwhile. */
async function countWritten(meanwhile: (count: () => number) => Promise<void>): Promise<number> {
  const live: { current: unknown } = on.live;
  const directory = on.live.current;
  const first = directory.all.at(0)!;
  let count = 0;
  const all = Array.from({ length: CENTERS }, () => ({
    ...first,
    // Read once of each.
    get updatedAt() {
      count += 1;
      return first.updatedAt;
    },
    get programHighlights() {
      // No compression makes this small: so a client that does not read is soon noticed.
      return randomBytes(6_000).toString('base64');
    },
  }));
  live.current = Object.create(directory, { all: { value: all } });
  await meanwhile(() => count);
  live.current = directory;
  return count;
}

/** Waits until a count grows no more, and returns it. */
async function standsStill(count: () => number): Promise<number> {
  for (;;) {
    const before = count();
    await new Promise((resolve) => setTimeout(resolve, 40));
    if (count() === before) return before;
  }
}
