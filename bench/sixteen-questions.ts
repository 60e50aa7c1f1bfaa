import { existsSync } from 'node:fs';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import {
  type AskedQuestion,
  type HttpCall,
  type McpCall,
  sixteenQuestions,
} from '#server/centers/testing/sixteen-questions.ts';
import { importFiles } from '#server/imports/import-centers.ts';
import { loadSample } from '#server/sample/sample.ts';
import { listen } from '#server/serve.ts';
import { startApp } from '#server/testing/running-app.ts';
import { printLimit } from './measuring.ts';
import { realFiles } from './real-directory.ts';

/**
 * What the sixteen questions take that people asked assistants: calls and bytes, by plain HTTP and by MCP's own client, as
 * the tests ask them (server/centers/testing/sixteen-questions.ts). An assistant reads all of an answer; a file that it
 * passes on it does not, so its bytes stand apart. Ends with 1 where a limit is not met. Tokens are bytes by four, which is
 * about right for English.
 */
const LIMITS = {
  calls: 2,
  bytes: 8 * 1024,
  toolTokens: 2500,
  tenCentersTokens: 1500,
  twentyCentersBytes: 12 * 1024,
};
const BYTES_OF_A_TOKEN = 4;
const bytesOf = (text: string) => Buffer.byteLength(text);

interface Weight {
  calls: number;
  bytes: number;
  /** Of the largest answer. */
  most: number;
  fileBytes: number;
}

const on = await startApp();
const hasReal = realFiles.every(existsSync);
if (!hasReal)
  console.log('../shared/data is not here: the made-up directory instead; no figure below is a real one');
await on.change(() =>
  hasReal
    ? importFiles(on.db, { files: realFiles.map((path) => ({ path })), actor: 'bench', channel: 'terminal' })
    : loadSample(on.db, new Date()),
);
const server = await listen(on.app.fetch, { port: 0, hostname: '127.0.0.1' });
const address = `http://127.0.0.1:${server.port}`;
const client = new Client({ name: 'bench', version: '1' });
await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', address)));

const questions: readonly AskedQuestion[] = Object.values(sixteenQuestions);
const rows: { asked: string; http: Weight; mcp: Weight }[] = [];
for (const { asked, http, mcp } of questions) {
  rows.push({ asked, http: await weigh(http, askHttp), mcp: await weigh(mcp, askMcp) });
}
console.table(
  rows.map(({ asked, http, mcp }) => ({
    question: asked,
    'HTTP calls': http.calls,
    'HTTP bytes': http.bytes,
    'MCP calls': mcp.calls,
    'MCP bytes': mcp.bytes,
    'MCP tokens': Math.round(mcp.bytes / BYTES_OF_A_TOKEN),
    'file bytes': Math.max(http.fileBytes, mcp.fileBytes) || '',
  })),
);
for (const way of ['http', 'mcp'] as const) {
  const all = rows.map((row) => row[way]);
  const sum = (read: (weight: Weight) => number) => all.reduce((total, weight) => total + read(weight), 0);
  const total = `${sum(({ calls }) => calls)} calls, ${sum(({ bytes }) => bytes)} bytes`;
  console.log(
    `\n${way.toUpperCase()}, all sixteen: ${total}, ${Math.round(sum(({ bytes }) => bytes) / BYTES_OF_A_TOKEN)} tokens`,
  );
  limit('most calls of a question', Math.max(...all.map(({ calls }) => calls)), LIMITS.calls);
  limit('largest answer, bytes', Math.max(...all.map(({ most }) => most)), LIMITS.bytes);
}
console.log();
limit('list of tools, tokens', tokensOf(await client.listTools()), LIMITS.toolTokens);
const ten = await client.callTool({ name: 'search_centers', arguments: { q: 'detox in Texas' } });
limit('ten centers by MCP, tokens', tokensOf(ten), LIMITS.tenCentersTokens);
const asFields = await client.callTool({
  name: 'search_centers',
  arguments: { q: 'detox in Texas', structured: true },
});
limit('ten centers as fields by MCP, tokens', tokensOf(asFields), LIMITS.tenCentersTokens);
const twenty = await askHttp({ path: '/api/v1/centers?q=detox+in+texas&limit=20' });
limit('twenty centers by HTTP, bytes', bytesOf(twenty), LIMITS.twentyCentersBytes);

await client.close();
await server.close();
await on.stop();

async function weigh<Call extends HttpCall | McpCall>(
  [first, second]: readonly [Call, ((answer: string) => Call)?],
  ask: (call: Call) => Promise<string>,
): Promise<Weight> {
  const weight: Weight = { calls: 0, bytes: 0, most: 0, fileBytes: 0 };
  for (let call: Call | undefined = first; call; ) {
    const answer = await ask(call);
    const bytes = bytesOf(answer);
    weight.calls++;
    if ('file' in call) weight.fileBytes += bytes;
    else {
      weight.bytes += bytes;
      weight.most = Math.max(weight.most, bytes);
    }
    call = call === first ? second?.(textOf(answer)) : undefined;
  }
  return weight;
}

async function askHttp(call: HttpCall): Promise<string> {
  const response = await fetch('file' in call ? call.file : address + call.path);
  if (!response.ok) throw new Error(await response.text());
  return response.text();
}

/** The whole answer, as JSON. */
async function askMcp(call: McpCall): Promise<string> {
  if ('file' in call) return askHttp(call);
  return JSON.stringify(await client.callTool({ name: call.tool, arguments: call.args }));
}

/** What a model reads of an answer of MCP; any other answer as it is. */
function textOf(answer: string): string {
  if (!answer.startsWith('{"content"')) return answer;
  const { content } = JSON.parse(answer) as CallToolResult;
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
}

function tokensOf(answer: unknown): number {
  return Math.round(bytesOf(JSON.stringify(answer)) / BYTES_OF_A_TOKEN);
}

function limit(what: string, value: number, most: number): void {
  printLimit(what, value, most);
  if (value > most) process.exitCode = 1;
}
