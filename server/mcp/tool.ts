import type { CallToolResult, Tool } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { mcpAnswers } from '#core/i18n/en/mcp/answers.ts';
import { mcpTools } from '#core/i18n/en/mcp/tools.ts';
import { openDataText } from '#core/i18n/en/open-data/open-data.ts';
import { AppError } from '../app-error.ts';
import { parameterMeant } from '../http/parameters.ts';
import { type DirectorySource, stateWhole } from './directory-source.ts';
import { withStatement } from './statement-text.ts';

/** A tool as it is written: every one of them only reads. */
interface ToolDefinition<Input extends z.ZodObject> {
  name: keyof typeof mcpTools;
  /** A strict object: what it does not know is an error, and not left out unheard. */
  input: Input;
  /** What it answers, with the statement. Throws AppError in words for a model. */
  run(input: z.output<Input>, source: DirectorySource, now: Date): string | Promise<string>;
}

/** A tool as a server offers and calls it. */
export interface DirectoryTool {
  declaration: Tool;
  /** Answers also what is wrong, with the crisis numbers and the age of the data. Throws only what is our fault. */
  call(input: unknown, source: DirectorySource): Promise<CallToolResult>;
}

/**
 * Answers are text, and nothing beside it. `content` is what every client shows its model, and who sends
 * `structuredContent` should send the same there a second time
 * (https://modelcontextprotocol.io/specification/2025-11-25/server/tools#structured-content): each answer would take
 * twice the room in what a model can keep in mind. Programs that want fields have the API. Without structured content
 * there is nothing for an output schema to describe, and it would be read with every question.
 */
export function defineTool<Input extends z.ZodObject>({
  name,
  input,
  run,
}: ToolDefinition<Input>): DirectoryTool {
  const { title, description } = mcpTools[name];
  return {
    declaration: {
      name,
      title,
      description,
      inputSchema: inputSchemaOf(input),
      // What else there is to hint at has a meaning only for tools that write.
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    async call(given, source) {
      try {
        const text = await run(readInput(input, given), source, new Date());
        return { content: [{ type: 'text', text }] };
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return refuse(error.message, source);
      }
    },
  };
}

/** An answer that something is wrong, in words for a model; without a source where that could not be read. */
export function refuse(message: string, source?: Pick<DirectorySource, 'live'>): CallToolResult {
  const text = source
    ? withStatement(message, stateWhole(source))
    : `${message}\n\n${mcpAnswers.statement.safety(openDataText.safetyNotice)}`;
  return { isError: true, content: [{ type: 'text', text }] };
}

/** Throws 400 with all that is wrong, each by its name and with what is meant perhaps. */
function readInput<Input extends z.ZodObject>(input: Input, given: unknown): z.output<Input> {
  const { data, error } = input.safeParse(given ?? {});
  if (!error) return data;
  const names = Object.keys(input.shape);
  const wrong = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => `${key} ${mcpAnswers.wrong.noParameter(parameterMeant(key, names), names)}`)
      : [`${issue.path.join('.')}: ${issue.message}`],
  );
  throw new AppError(400, 'invalid_request', mcpAnswers.wrong.input(wrong.join('; ')));
}

/** In 2020-12, which the protocol takes without being told, and without what tells a model nothing. */
function inputSchemaOf(schema: z.ZodObject): Tool['inputSchema'] {
  const { $schema: _, ...written } = z.toJSONSchema(schema, {
    io: 'input',
    override({ jsonSchema }) {
      // What is left out is none of it.
      if (jsonSchema.default === '' || Array.isArray(jsonSchema.default)) delete jsonSchema.default;
    },
  });
  return written as Tool['inputSchema'];
}
