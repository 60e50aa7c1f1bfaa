import { ErrorCode, type GetPromptResult, type ListPromptsResult } from '@modelcontextprotocol/sdk/types.js';
import { linesToSay, questionsToAsk } from '#core/center/call-lines.ts';
import { callCard } from '#core/i18n/en/call-card.ts';
import { mcpAnswers } from '#core/i18n/en/mcp/answers.ts';
import { mcpPrompts as words } from '#core/i18n/en/mcp/prompts.ts';
import { stateCenters } from '#core/open-data/data-statement.ts';
import { emptyQuery, MAX_QUERY_LENGTH } from '#core/search/center-query.ts';
import { askForPage } from '#core/search/question/ask.ts';
import { placeTable } from '../../data/places.ts';
import { describeCenter } from './center-text.ts';
import type { DirectorySource } from './directory-source.ts';
import { slugOf } from './inputs.ts';
import { ProtocolError } from './protocol-error.ts';
import { readCenter } from './read-center.ts';
import { withStatement } from './statement-text.ts';

type Given = Readonly<Record<string, string>>;

interface Prompt {
  /** Its arguments, with whether it needs them. */
  takes: Readonly<Record<string, boolean>>;
  write(given: Given, source: DirectorySource): string | Promise<string>;
}

const { wrong } = mcpAnswers;

const prompts: Record<keyof typeof words, Prompt> = {
  find_help: {
    takes: { what: true, place: true },
    write: ({ what = '', place = '' }) => words.find_help.text(what, place),
  },
  call_script: {
    takes: { center: true, what: false },
    write: writeCallScript,
  },
};
const names = Object.keys(prompts) as (keyof typeof prompts)[];

export function listPrompts(): ListPromptsResult {
  return {
    prompts: names.map((name) => {
      const { title, description, arguments: said } = words[name];
      const described: Given = said;
      return {
        name,
        title,
        description,
        arguments: Object.entries(prompts[name].takes).map(([argument, required]) => ({
          name: argument,
          description: described[argument],
          required,
        })),
      };
    }),
  };
}

/** Throws an error of the protocol where there is no such prompt, or an argument is missing or names nothing. */
export async function getPrompt(
  { name, arguments: given = {} }: { name: string; arguments?: Given },
  source: DirectorySource,
): Promise<GetPromptResult> {
  const known = names.find((each) => each === name);
  if (!known) throw invalid(wrong.noPrompt(name.slice(0, 100), names));
  const { takes, write } = prompts[known];
  const missing = Object.keys(takes).find((argument) => takes[argument] && !given[argument]?.trim());
  if (missing) throw invalid(wrong.noArgument(missing));
  const text = await write(given, source);
  return {
    description: words[known].description,
    messages: [{ role: 'user', content: { type: 'text', text } }],
  };
}

/** The call card of a center's page, by what is looked for, and the center itself. */
async function writeCallScript(
  { center: named = '', what = '' }: Given,
  source: DirectorySource,
): Promise<string> {
  const slug = slugOf(named.trim());
  const center = await readCenter(slug, source);
  if (!center) throw invalid(wrong.noCenter(slug));
  const { origin, live } = source;
  const text = [
    words.call_script.text(center.name),
    listing(callCard.say, linesToSay(center, whatIsAsked(what, source), callCard)),
    callCard.other,
    listing(callCard.ask, questionsToAsk(center, callCard)),
    `${callCard.have} ${callCard.things}`,
    describeCenter(center, { origin, now: new Date(), withOverview: false }),
  ].join('\n\n');
  return withStatement(text, stateCenters(live, [center]));
}

/** The filters that words mean, as a search reads them. */
function whatIsAsked(what: string, { live }: DirectorySource) {
  const query = { ...emptyQuery, q: what.slice(0, MAX_QUERY_LENGTH), widen: false, limit: 1 };
  return askForPage({ directory: live.current, places: placeTable() }, query).understood.query;
}

function listing(title: string, lines: readonly string[]): string {
  return [title, ...lines.map((line) => `- ${line}`)].join('\n');
}

function invalid(message: string): ProtocolError {
  return new ProtocolError(ErrorCode.InvalidParams, message);
}
