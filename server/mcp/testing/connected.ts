import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { expect } from 'vitest';
import { mcpAnswers } from '#core/i18n/en/mcp/answers.ts';
import { openDataText } from '#core/i18n/en/open-data/open-data.ts';
import { LICENCE } from '#core/open-data/licence.ts';
import type { Db } from '../../database/db.ts';
import { listen } from '../../serve.ts';
import { startApp } from '../../testing/running-app.ts';

/** A running app with what `fill` writes, and the protocol's own client connected to it over HTTP. */
export async function connectedApp(fill: (db: Db) => Promise<unknown>, env: Record<string, string> = {}) {
  const on = await startApp({ env });
  await on.change(() => fill(on.db));
  const server = await listen(on.app.fetch, { port: 0, hostname: '127.0.0.1' });
  const address = `http://127.0.0.1:${server.port}`;
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', address)));
  return {
    on,
    address,
    client,
    /**
     * Each answer is one text, and has to carry the crisis numbers and the source, wrong calls too. Fields it has only where
     * they were asked for, and then it is they that carry both; the text names 911 and 988 all the same.
     */
    async call(name: string, args: Record<string, unknown> = {}) {
      const answer = (await client.callTool({ name, arguments: args })) as CallToolResult;
      const { structuredContent: fields } = answer;
      expect(fields !== undefined).toBe(args.structured === true && !answer.isError);
      expect(answer.content).toMatchObject([{ type: 'text' }]);
      const { text } = answer.content[0] as { text: string };
      if (fields) {
        expect(text).toContain(mcpAnswers.inDanger);
        expect(fields.safetyNotice).toContain(openDataText.safetyNotice);
        expect(fields).toMatchObject({
          source: expect.stringMatching(/./),
          generatedAt: expect.stringMatching(/^\d{4}-/),
          licence: LICENCE,
        });
      } else {
        expect(text).toContain(openDataText.safetyNotice);
        expect(text).toMatch(/Source: .*made on \w+ \d+, \d{4}.*CC BY 4\.0/);
      }
      return { text, fields, isError: answer.isError, bytes: Buffer.byteLength(JSON.stringify(answer)) };
    },
    async stop() {
      await client.close();
      await server.close();
      await on.stop();
    },
  };
}
