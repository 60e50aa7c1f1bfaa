import type { CallToolResult, Tool } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { mcpAnswers } from '#core/i18n/en/mcp/answers.ts';
import { mcpTools } from '#core/i18n/en/mcp/tools.ts';
import { openDataText } from '#core/i18n/en/open-data.ts';
import { rejectInvalid } from '../answering/error-answers.ts';
import { AppError } from '../app-error.ts';
import { type DirectorySource, stateWhole } from './directory-source.ts';
import { withStatement } from './statement-text.ts';

/** A tool as it is written: every one of them only reads. */
interface ToolDefinition<Input extends z.ZodObject, Output extends z.ZodObject> {
  name: keyof typeof mcpTools;
  /** A strict object: what it does not know is an error, and not left out unheard. */
  input: Input;
  /** With the fields of DataStatement. */
  output: Output;
  /** What it answers: for programs and, the same in words, for who reads. Throws AppError in words for a model. */
  run(
    input: z.output<Input>,
    source: DirectorySource,
    now: Date,
  ): ToolAnswer<z.input<Output>> | Promise<ToolAnswer<z.input<Output>>>;
}

interface ToolAnswer<Data> {
  data: Data;
  /** With the statement. */
  text: string;
}

/** A tool as a server offers and calls it. */
export interface DirectoryTool {
  declaration: Tool;
  /** Answers also what is wrong, with the crisis numbers and the age of the data. Throws only what is our fault. */
  call(input: unknown, source: DirectorySource): Promise<CallToolResult>;
}

export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>({
  name,
  input,
  output,
  run,
}: ToolDefinition<Input, Output>): DirectoryTool {
  const { title, description } = mcpTools[name];
  return {
    declaration: {
      name,
      title,
      description,
      inputSchema: jsonSchema(input, 'input') as Tool['inputSchema'],
      outputSchema: jsonSchema(output, 'output') as Tool['outputSchema'],
      annotations: {
        title,
        readOnlyHint: true,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      },
    },
    async call(given, source) {
      try {
        const parsed = input.safeParse(given ?? {});
        rejectInvalid(parsed);
        const { data, text } = await run(parsed.data!, source, new Date());
        return { content: [{ type: 'text', text }], structuredContent: output.parse(data) };
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const said = error.issues ? mcpAnswers.wrong.input(error.message) : error.message;
        return refuse(said, source);
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

/** In the dialect that the SDK writes itself, and that its clients' validators know. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): unknown {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    io,
    // A model reads all of it, and learns nothing from these: the pattern of a date, and the largest whole number.
    override({ jsonSchema: written }) {
      if (written.format === 'date-time') delete written.pattern;
      if (written.maximum === Number.MAX_SAFE_INTEGER) delete written.maximum;
      if (written.minimum === Number.MIN_SAFE_INTEGER) delete written.minimum;
    },
  });
}
