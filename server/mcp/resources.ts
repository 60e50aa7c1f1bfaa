import type {
  ListResourcesResult,
  ListResourceTemplatesResult,
  ReadResourceResult,
} from '@modelcontextprotocol/sdk/types.js';
import { mcpAnswers } from '#core/i18n/en/mcp/answers.ts';
import { mcpResources as words } from '#core/i18n/en/mcp/prompts.ts';
import { languages } from '#core/i18n/languages.ts';
import { readGuide, readGuides } from '../guides/guide-rows.ts';
import { describeCrisisLines } from './crisis-text.ts';
import type { DirectorySource } from './directory-source.ts';
import { describeGuide } from './guide-text.ts';
import { ProtocolError } from './protocol-error.ts';

/** https://modelcontextprotocol.io/specification/2025-11-25/server/resources#error-handling */
const RESOURCE_NOT_FOUND = -32002;

const MARKDOWN = 'text/markdown';
const CRISIS = 'harborlight://crisis';
const GUIDES = 'harborlight://guides/';
/** The slug, and the language where it is said. */
const GUIDE = /^harborlight:\/\/guides\/([a-z0-9-]+)(?:\/([a-z]+))?$/;

/** The addresses by which a guide is read. */
export const guideTemplate = `${GUIDES}{slug}`;
export const guideInTemplate = `${GUIDES}{slug}/{language}`;

/** What can be read without a tool: the crisis lines first, then each guide. */
export async function listResources({ db }: DirectorySource): Promise<ListResourcesResult> {
  const guides = await readGuides(db, languages[0]);
  return {
    resources: [
      { uri: CRISIS, name: 'crisis', ...words.crisis, mimeType: MARKDOWN, annotations: { priority: 1 } },
      ...guides.map(({ slug, title, excerpt }) => ({
        uri: GUIDES + slug,
        name: slug,
        title,
        description: excerpt,
        mimeType: MARKDOWN,
      })),
    ],
  };
}

export function listResourceTemplates(): ListResourceTemplatesResult {
  return {
    resourceTemplates: [
      { uriTemplate: guideTemplate, name: 'guide', ...words.guide, mimeType: MARKDOWN },
      { uriTemplate: guideInTemplate, name: 'guide-in-language', ...words.guideIn, mimeType: MARKDOWN },
    ],
  };
}

/** Throws an error of the protocol where there is no such resource. */
export async function readResource(uri: string, source: DirectorySource): Promise<ReadResourceResult> {
  const text = uri === CRISIS ? describeCrisisLines(source) : await readGuideAt(uri, source);
  if (text === undefined) {
    throw new ProtocolError(RESOURCE_NOT_FOUND, mcpAnswers.wrong.noResource(uri.slice(0, 200)), { uri });
  }
  return { contents: [{ uri, mimeType: MARKDOWN, text }] };
}

async function readGuideAt(uri: string, source: DirectorySource): Promise<string | undefined> {
  const [, slug, asked = languages[0]] = GUIDE.exec(uri) ?? [];
  const language = languages.find((known) => known === asked);
  const guide = slug && language && (await readGuide(source.db, slug, language));
  return guide ? describeGuide(guide, source) : undefined;
}
