import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  CompleteRequestSchema,
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import { mcpAnswers } from '#core/i18n/en/mcp/answers.ts';
import { mcpInstructions } from '#core/i18n/en/mcp/tools.ts';
import { openDataText } from '#core/i18n/en/open-data/open-data.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { complete } from './completions.ts';
import type { DirectorySource } from './directory-source.ts';
import { getPrompt, listPrompts } from './prompts.ts';
import { ProtocolError } from './protocol-error.ts';
import { listResources, listResourceTemplates, readResource } from './resources.ts';
import { type DirectoryTool, refuse } from './tool.ts';
import { aboutDirectory } from './tools/about-directory.ts';
import { crisisHelp } from './tools/crisis-help.ts';
import { getCenter } from './tools/get-center.ts';
import { guides } from './tools/guides.ts';
import { searchCenters } from './tools/search-centers.ts';

/** In the order in which a model reads of them. */
const tools: readonly DirectoryTool[] = [crisisHelp, searchCenters, getCenter, guides, aboutDirectory];
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
    {
      capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
      instructions: mcpInstructions,
      jsonSchemaValidator,
    },
  );
  /** Outside of tools only an error of the protocol can say that something is wrong. */
  async function fromSource<Answer>(answer: (source: DirectorySource) => Promise<Answer>): Promise<Answer> {
    try {
      return await answer(await readSource());
    } catch (error) {
      if (error instanceof ProtocolError) throw error;
      logError(error as Error);
      const said = `${mcpAnswers.wrong.ourSide} ${openDataText.safetyNotice}`;
      throw new ProtocolError(ErrorCode.InternalError, said);
    }
  }
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
  server.setRequestHandler(ListResourcesRequestSchema, () => fromSource(listResources));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, listResourceTemplates);
  server.setRequestHandler(ReadResourceRequestSchema, ({ params }) =>
    fromSource((source) => readResource(params.uri, source)),
  );
  server.setRequestHandler(ListPromptsRequestSchema, listPrompts);
  server.setRequestHandler(GetPromptRequestSchema, ({ params }) =>
    fromSource((source) => getPrompt(params, source)),
  );
  server.setRequestHandler(CompleteRequestSchema, ({ params }) =>
    fromSource((source) => complete(params, source)),
  );
  return server;
}
