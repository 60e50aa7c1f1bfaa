import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen } from '#server/serve.ts';
import { addGuides } from '#server/testing/add-guides.ts';
import { addCenters } from '#server/testing/running-app.ts';
import { openBothWays } from '../testing/both-ways.ts';
import { EXECUTABLE, toolkitEnv } from '../testing/toolkit.ts';

const harbor = {
  name: 'Harbor House',
  city: 'Portland',
  state: 'ME',
  zip: '04101',
  lat: 43.66,
  lng: -70.26,
} as const;
let both: Awaited<ReturnType<typeof openBothWays>>;

beforeAll(async () => {
  both = await openBothWays(async (db) => {
    await addCenters(db, harbor);
    await addGuides(db, { slug: 'paying', title: 'Paying for treatment' });
  });
  await both.on.change(() => addCenters(both.on.db, { ...harbor, name: 'Late House' }));
  await addCenters(both.localDb, { ...harbor, name: 'Late House' });
});
afterAll(() => both.stop());

/** An assistant that has started the toolkit. */
async function openAssistant(args: readonly string[], home: string, env: Record<string, string> = {}) {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [EXECUTABLE, 'mcp', ...args],
    env: { ...toolkitEnv(home), ...env },
    cwd: home,
    stderr: 'pipe',
  });
  const client = new Client({ name: 'test', version: '1' });
  const wrong: Error[] = [];
  // What is no message of the protocol on stdout.
  client.onerror = (error) => wrong.push(error);
  await client.connect(transport);
  await client.listTools();
  return {
    client,
    wrong,
    async call(name: string, args: Record<string, unknown> = {}) {
      return (await client.callTool({ name, arguments: args })) as CallToolResult;
    },
  };
}

const openLocal = () => openAssistant(['--db', both.databaseFile], both.localHome);
const openRemote = () => openAssistant(['--server', both.address], both.localHome);

it('answers the same from a database and from a server', async () => {
  const [local, remote] = await Promise.all([openLocal(), openRemote()]);
  expect(remote.client.getInstructions()).toBe(local.client.getInstructions());
  expect(await remote.client.listTools()).toEqual(await local.client.listTools());
  for (const [name, args] of [
    ['search_centers', { q: 'harbor', near: '04101' }],
    ['get_center', { slugs: ['late-house-portland-me'] }],
    ['guides', {}],
    ['guides', { slug: 'paying' }],
    ['about_directory', {}],
    ['crisis_help', {}],
    ['get_center', { slugs: ['nothing'] }],
  ] as const) {
    const here = await local.call(name, args);
    expect(alike(await remote.call(name, args)), name).toEqual(alike(here));
    expect(here.isError === true).toBe('slugs' in args && args.slugs[0] === 'nothing');
  }
  for (const ask of [
    (client: Client) => client.listResources(),
    (client: Client) => client.listResourceTemplates(),
    (client: Client) => client.readResource({ uri: 'harborlight://guides/paying' }),
    (client: Client) => client.listPrompts(),
    (client: Client) =>
      client.getPrompt({ name: 'call_script', arguments: { center: 'late-house-portland-me' } }),
  ])
    expect(alike(await ask(remote.client))).toEqual(alike(await ask(local.client)));
  const unknown = { uri: 'harborlight://guides/none' };
  for (const { client } of [local, remote])
    await expect(client.readResource(unknown)).rejects.toMatchObject({
      code: -32002,
      message: expect.stringMatching(/^MCP error -32002: There is no resource/),
    });
  expect([...local.wrong, ...remote.wrong]).toEqual([]);
  await Promise.all([local.client.close(), remote.client.close()]);
});

it('sees what another program writes to the database meanwhile', async () => {
  const { client, call } = await openLocal();
  const isThere = async () =>
    JSON.stringify(await call('search_centers', { q: 'new house' })).includes('New House');
  expect(await isThere()).toBe(false);
  await addCenters(both.localDb, { ...harbor, name: 'New House' });
  expect(await isThere()).toBe(true);
  await client.close();
});

it('writes to its output nothing but the protocol, answers what came, and ends with its input', async () => {
  const ask = (id: number, method: string, params: object) =>
    `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`;
  const input = [
    ask(1, 'initialize', {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'test', version: '1' },
    }),
    'no JSON\n',
    ask(2, 'tools/call', { name: 'about_directory', arguments: {} }),
  ].join('');
  for (const run of [both.local, both.remote]) {
    const { status, stdout, stderr } = await run(['mcp'], { input, asProcess: true });
    expect(status).toBe(0);
    const answers = stdout.trimEnd().split('\n');
    expect(answers.map((line) => JSON.parse(line).id)).toEqual([1, 2]);
    expect(stderr).toContain('Answers an assistant from');
  }
});

it('ends by Ctrl-C', async () => {
  const { signal } = await both.local(['mcp'], {
    input: (async function* () {
      await new Promise(() => {});
      yield '';
    })(),
    onStart: (process) => process.stderr?.once('data', () => process.kill('SIGINT')),
  });
  expect(signal).toBe('SIGINT');
});

it('says why it cannot begin: no database, no server, or one without such a call', async () => {
  const none = await both.local(['mcp', '--db', 'none.db'], { asProcess: true });
  expect(none).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining('There is no database'),
  });
  const closed = await listen(() => new Response(), { port: 0, hostname: '127.0.0.1' });
  await closed.close();
  const gone = await both.local(['mcp', '--server', `http://127.0.0.1:${closed.port}`], { asProcess: true });
  expect(gone).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('does not answer') });
  const other = await listen(() => new Response('<html>', { status: 404 }), {
    port: 0,
    hostname: '127.0.0.1',
  });
  const strange = await both.local(['mcp', '--server', `http://127.0.0.1:${other.port}`], {
    asProcess: true,
  });
  expect(strange).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('under /mcp') });
  await other.close();
});

it('gives the crisis numbers where the server has gone in the middle', async () => {
  const server = await listen(both.on.app.fetch, { port: 0, hostname: '127.0.0.1' });
  const remote = await openAssistant(['--server', `http://127.0.0.1:${server.port}`], both.localHome);
  await server.close();
  const { isError, content } = await remote.call('search_centers', { near: '04101' });
  expect(isError).toBe(true);
  expect(content).toMatchObject([{ text: expect.stringMatching(/does not answer[\s\S]*911[\s\S]*988/) }]);
  await remote.client.close();
});

/** Each has its own address, and read the directory at its own moment. */
function alike(answer: object): unknown {
  const text = JSON.stringify(answer).replaceAll(/http:\/\/[\w.]+:\d+|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '…');
  // How large a file is that it would send knows only a server.
  return JSON.parse(text.replaceAll(/ \(about \d+ KB compressed\)/g, ''));
}
