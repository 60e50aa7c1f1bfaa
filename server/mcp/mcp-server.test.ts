import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { expect, it } from 'vitest';
import { createMcpServer } from './mcp-server.ts';

it('gives the crisis numbers even where the directory cannot be read, and tells the operator alone why', async () => {
  const errors: Error[] = [];
  const server = createMcpServer({
    readSource: () => Promise.reject(new Error('disk I/O error /srv/secret.db')),
    logError: (error) => errors.push(error),
  });
  const [here, there] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: 'test', version: '1' });
  await Promise.all([server.connect(there), client.connect(here)]);
  const { isError, content } = (await client.callTool({ name: 'crisis_help' })) as CallToolResult;
  const [said] = content as { text: string }[];
  expect(isError).toBe(true);
  expect(said?.text).toContain('call or text 988');
  expect(said?.text).not.toContain('secret');
  await expect(client.listResources()).rejects.toThrow(/side of Harborlight.*call or text 988/);
  expect(errors.map(({ message }) => message)).toEqual(Array(2).fill('disk I/O error /srv/secret.db'));
  await client.close();
});
