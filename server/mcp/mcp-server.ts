import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import { mcpAnswers } from '#core/i18n/en/mcp/answers.ts';
import { mcpInstructions } from '#core/i18n/en/mcp/tools.ts';
import packageJson from '../../package.json' with { type: 'json' };
import type { DirectorySource } from './directory-source.ts';
import { type DirectoryTool, refuse } from './tool.ts';
import { crisisHelp } from './tools/crisis-help.ts';
import { findNear } from './tools/find-near.ts';
import { getCenter } from './tools/get-center.ts';
import { getGuide } from './tools/get-guide.ts';
import { listStates } from './tools/list-states.ts';
import { searchCenters } from './tools/search-centers.ts';
import { searchGuides } from './tools/search-guides.ts';

/** In the order in which a model reads of them. */
const tools: readonly DirectoryTool[] = [
  crisisHelp,
  findNear,
  searchCenters,
  getCenter,
  listStates,
  searchGuides,
  getGuide,
];
const names = tools.map(({ declaration }) => declaration.name);
const byName = new Map(tools.map((tool) => [tool.declaration.name, tool]));

/** Ours asks clients nothing, and so never uses it; without one the SDK would make one for each server. */
const jsonSchemaValidator = new AjvJsonSchemaValidator();

interface Options {
  /** Asked before each call, so that it sees the directory as it is then. */
  readSource: () => Promise<DirectorySource>;
  /** Gets what is our fault; whoever asked gets to know no more than that something is. */
  logError: (error: Error) => void;
}

/**
 * A server of the Model Context Protocol (https://modelcontextprotocol.io) with our tools, for any transport.
 * It is the SDK's plain one: its McpServer would word the errors of wrong calls itself, without the crisis numbers.
 */
export function createMcpServer({ readSource, logError }: Options): Server {
  const server = new Server(
    {
      name: 'harborlight',
      title: 'Harborlight',
      version: packageJson.version,
    },
    { capabilities: { tools: {} }, instructions: mcpInstructions, jsonSchemaValidator },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ declaration }) => declaration),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    let source: DirectorySource | undefined;
    try {
      source = await readSource();
      const tool = byName.get(params.name);
      if (!tool) return refuse(mcpAnswers.wrong.noTool(params.name.slice(0, 100), names), source);
      return await tool.call(params.arguments, source);
    } catch (error) {
      logError(error as Error);
      return refuse(mcpAnswers.wrong.ourSide, source);
    }
  });
  return server;
}
