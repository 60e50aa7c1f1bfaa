import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { createMcpServer } from '#server/mcp/mcp-server.ts';
import { chooseServer } from '../connection/connection.ts';
import { readSettingsHere } from '../connection/read-settings-here.ts';
import { describeFailure } from '../terminal/failure.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { PipeTransport } from './pipe-transport.ts';

/** What speaks to the assistant, and what it reads. */
interface Serving {
  server: Server;
  /** For people: a server's address or a database file. */
  place: string;
  close(): Promise<void>;
}

/** Answers an assistant until its input ends. Only the protocol goes to stdout. */
export async function serveAssistant({ flags, note }: Terminal): Promise<void> {
  const address = chooseServer(flags);
  const { server, place, close } =
    address === undefined ? await serveDatabase(flags) : await serveFromServer(address);
  try {
    const transport = new PipeTransport();
    await server.connect(transport);
    note(`Answers an assistant from ${place} until the input ends.`);
    await transport.ended;
    await server.close();
  } finally {
    await close();
  }
}

async function serveDatabase(flags: Terminal['flags']): Promise<Serving> {
  const { openDatabaseSource } = await import('#server/mcp/database-source.ts');
  const { settings } = readSettingsHere(flags);
  const source = await openDatabaseSource(settings);
  return {
    server: createMcpServer({
      readSource: source.read,
      logError: (error) => console.error(`harborlight: ${describeFailure(error).message}`),
    }),
    place: settings.HARBORLIGHT_DB,
    close: source.close,
  };
}

async function serveFromServer(address: string): Promise<Serving> {
  const { forwardTo } = await import('./forward.ts');
  return { ...(await forwardTo(address)), place: address };
}
