import { request } from 'node:http';
import { LATEST_PROTOCOL_VERSION } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadSample } from '../sample/sample.ts';
import { listen } from '../serve.ts';
import { startApp } from '../testing/running-app.ts';

let on: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  on = await startApp();
  await on.change(() => loadSample(on.db, new Date()));
});
afterAll(() => on.stop());

const listTools = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const callTool = (name: string, args: object, id = 1) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: args },
});
const initialize = (protocolVersion: string) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion, capabilities: {}, clientInfo: { name: 'test', version: '1' } },
});
const accept = { Accept: 'application/json, text/event-stream' };

function post(body: unknown, headers: Record<string, string> = {}) {
  return on.post('/mcp', body, { ...accept, ...headers });
}

it('says of a sample directory, with centers and without, that it is not real', async () => {
  for (const args of [{ limit: 1 }, { q: 'zzzqqq' }]) {
    const { result } = await (await post(callTool('search_centers', args))).json();
    expect(result.content[0].text).toMatch(/^Sample directory: these centers are not real/);
  }
});

it.each(['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05', '2024-10-07'])(
  'speaks %s with who asks for it',
  async (protocolVersion) => {
    const { result } = await (await post(initialize(protocolVersion))).json();
    expect(result).toMatchObject({
      protocolVersion,
      serverInfo: { name: 'harborlight' },
      capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
    });
    const listed = await post(listTools, { 'MCP-Protocol-Version': protocolVersion });
    expect((await listed.json()).result.tools).toHaveLength(5);
  },
);

it('offers the newest version to who asks for one that it does not know, and refuses that in a header', async () => {
  const { result } = await (await post(initialize('1999-01-01'))).json();
  expect(result.protocolVersion).toBe(LATEST_PROTOCOL_VERSION);
  expect(LATEST_PROTOCOL_VERSION >= '2025-11-25').toBe(true);
  expect((await post(listTools, { 'MCP-Protocol-Version': '1999-01-01' })).status).toBe(400);
});

it('takes the notification that follows, as every client sends it', async () => {
  expect((await post({ jsonrpc: '2.0', method: 'notifications/initialized' })).status).toBe(202);
});

it('answers each POST as JSON that no cache keeps, without a session', async () => {
  const response = await post(listTools);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.has('Mcp-Session-Id')).toBe(false);
  expect((await response.json()).result.tools).toHaveLength(5);
});

it('has no stream to GET and no session to DELETE', async () => {
  for (const method of ['GET', 'DELETE']) {
    const response = await on.app.request('/mcp', { method, headers: accept });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('POST');
  }
});

it('refuses what is too large, no JSON, or too many messages', async () => {
  expect((await post(callTool('search_centers', { q: 'x'.repeat(65 * 1024) }))).status).toBe(413);
  expect((await post('{"jsonrpc":')).status).toBe(400);
  expect((await post(listTools, { 'Content-Type': 'text/plain' })).status).toBe(415);
  const many = Array.from({ length: 11 }, (_, id) => callTool('crisis_help', {}, id));
  const response = await post(many);
  expect(response.status).toBe(400);
  expect((await response.json()).error).toMatchObject({ code: 'too_many_messages' });
  expect(await (await post(many.slice(0, 10))).json()).toHaveLength(10);
});

it('answers also what is cancelled in the same breath', async () => {
  const cancel = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } };
  const answers = await (await post([callTool('about_directory', {}), cancel])).json();
  expect([answers].flat()).toMatchObject([{ id: 1, result: {} }]);
});

it('refuses a foreign Host and a foreign Origin where it listens on this machine alone', async () => {
  const server = await listen(on.app.fetch, { port: 0, hostname: '127.0.0.1' });
  const own = `localhost:${server.port}`;
  const rebound = `rebound.example:${server.port}`;
  const asked: Record<string, string>[] = [
    { Host: own },
    { Host: own, Origin: `http://${own}` },
    { Host: rebound },
    { Host: rebound, Origin: `http://${rebound}` },
    { Host: own, Origin: 'https://other.example' },
    { Host: own, Origin: 'http://localhost:1' },
    { Host: own, Origin: 'null' },
  ];
  const statuses = await Promise.all(asked.map((headers) => ask(server.port, headers)));
  expect(statuses).toEqual([200, 200, 403, 403, 403, 403, 403]);
  await server.close();
});

/** As no browser and no fetch would: with any Host. */
function ask(port: number, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asking = request(
      {
        host: '127.0.0.1',
        port,
        path: '/mcp',
        method: 'POST',
        headers: { ...accept, ...headers, 'Content-Type': 'application/json' },
      },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    );
    asking.on('error', reject);
    asking.end(JSON.stringify(listTools));
  });
}
