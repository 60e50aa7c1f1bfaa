import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  CallToolResultSchema,
  McpError,
  ResultSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { mcpAnswers } from '#core/i18n/en/mcp/answers.ts';
import { AppError } from '#server/app-error.ts';
import { ProtocolError } from '#server/mcp/protocol-error.ts';
import { refuse } from '#server/mcp/tool.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { reachServer } from '../connection/connection.ts';
import { describeFailure } from '../terminal/failure.ts';

/**
 * A server of the protocol that asks the one at `address` for everything: its tools, resources and prompts, and what they
 * answer. Throws where that one cannot be reached, or offers none.
 */
export async function forwardTo(address: string): Promise<{ server: Server; close(): Promise<void> }> {
  const client = new Client({ name: 'harborlight', version: packageJson.version });
  // It is open to all: the token of a login stays here.
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', address), {
    fetch: reachServer(address),
  });
  await client.connect(transport).catch((error: unknown) => {
    throw inWords(error, address);
  });
  const server = new Server(
    client.getServerVersion() ?? { name: 'harborlight', version: packageJson.version },
    {
      capabilities: client.getServerCapabilities() ?? { tools: {} },
      instructions: client.getInstructions() ?? '',
    },
  );
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
    try {
      return await client.request({ method: 'tools/call', params }, CallToolResultSchema, { signal });
    } catch (error) {
      const { message } = describeFailure(inWords(error, address));
      return refuse(mcpAnswers.wrong.noAnswer(message));
    }
  });
  server.fallbackRequestHandler = async ({ method, params }, { signal }) => {
    try {
      return await client.request({ method, ...(params && { params }) }, ResultSchema, { signal });
    } catch (error) {
      if (!(error instanceof McpError)) throw inWords(error, address);
      // The client has put the code before the message.
      const message = error.message.replace(/^MCP error -?\d+: /, '');
      throw new ProtocolError(error.code, message, error.data);
    }
  };
  return { server, close: () => client.close() };
}

/** The answers of a server that has no such thing are web pages, or errors of our API. */
function inWords(error: unknown, address: string): unknown {
  const { code } = error as { code?: unknown };
  if (error instanceof AppError || typeof code !== 'number') return error;
  const message =
    code === 403
      ? `${address} does not know itself by this name: give the address that people use.`
      : `${address} does not answer assistants under /mcp. Is this its address, and is it new enough?`;
  return new AppError(502, 'no_mcp', message);
}
