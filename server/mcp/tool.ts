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
  run(input: z.output<Input>, source: DirectorySource, now: Date): Answer | Promise<Answer>;
}

/** Text; or, where fields were asked for, these with a short text. */
type Answer = string | { text: string; fields: Record<string, unknown> };

/** A tool as a server offers and calls it. */
export interface DirectoryTool {
  declaration: Tool;
  /** Answers also what is wrong, with the crisis numbers and the age of the data. Throws only what is our fault. */
  call(input: unknown, source: DirectorySource): Promise<CallToolResult>;
}

/**
 * Each answer is sent once: as text, or, to who asks for it, as `structuredContent` with a short text
 * (https://modelcontextprotocol.io/specification/2025-11-25/server/tools#structured-content). Clients differ in which of the
 * two a model gets: many pass on `content` alone, and others drop it where there is `structuredContent`
 * (https://github.com/anthropics/claude-code/issues/55677, https://github.com/MoonshotAI/kimi-code/pull/3234). So what was
 * sent unasked would have to be whole in both, and take twice the room in what a model can keep in mind; and in half of
 * the clients crisis numbers that stood in one of them would be seen by nobody: so both of these name some. An output schema would promise fields in
 * every answer, and be read with every question: /api/openapi.json has it.
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
        const answer = await run(readInput(input, given), source, new Date());
        if (typeof answer === 'string') return { content: [{ type: 'text', text: answer }] };
        return { content: [{ type: 'text', text: answer.text }], structuredContent: answer.fields };
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
