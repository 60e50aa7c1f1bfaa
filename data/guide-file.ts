import { Document, isMap, isScalar, LineCounter, parseDocument, visit, type YAMLSeq } from 'yaml';
import { z } from 'zod';
import { GuideFields, splitTags } from '#core/guide/guide.ts';
import { type Language, languages } from '#core/i18n/languages.ts';

/** A guide as it stands in a Markdown file. */
export interface GuideFile extends GuideFields {
  /** A day such as "2026-11-21". */
  updatedAt?: string | undefined;
}

/** What is wrong in a file, and in which line, where there is one. */
interface GuideProblem {
  line: number | undefined;
  field: string;
  message: string;
}

/** The file is no guide. Its message names all problems. */
export class GuideFileError extends Error {
  constructor(readonly problems: readonly GuideProblem[]) {
    super(problems.map(describeProblem).join('; '));
    this.name = 'GuideFileError';
  }
}

/** "line 3, title: Title is required". */
export function describeProblem({ line, field, message }: GuideProblem): string {
  return `${line === undefined ? '' : `line ${line}, `}${field}: ${message}`;
}

const FILE = /^---[ \t]*\n(?<frontMatter>|.*?\n)---[ \t]*(?:\n(?<bodyMarkdown>.*))?$/s;

/** What stands between the two `---` lines, but for the slug, which the name of the file may give. */
const FrontMatter = GuideFields.omit({ bodyMarkdown: true }).extend({
  tags: GuideFields.shape.tags.nullish().transform((tags) => tags ?? []),
  reviewedBy: GuideFields.shape.reviewedBy.optional().transform((name) => name ?? null),
  dueAt: GuideFields.shape.dueAt.optional().transform((day) => day ?? null),
  updatedAt: z.iso.date('must be a day such as 2026-11-21').optional(),
});
const keys = Object.keys(FrontMatter.shape);

/**
 * Reads a Markdown file that begins with front matter (YAML between two `---` lines: title, excerpt, language, tags,
 * reviewedBy, dueAt, slug, updatedAt). `slug` and `language`: where the file itself does not say them; the slug may depend on
 * the title. Throws GuideFileError.
 */
export function parseGuideFile(
  file: string,
  slug?: string | ((title: string) => string),
  language: Language = languages[0],
): GuideFile {
  const text = file.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const { frontMatter, bodyMarkdown = '' } = FILE.exec(text)?.groups ?? {};
  if (frontMatter === undefined) {
    const message = 'the file does not begin with front matter between two --- lines';
    throw new GuideFileError([{ line: 1, field: 'front matter', message }]);
  }
  const lines = new LineCounter();
  // The fence is the first line: yaml counts from the one below it.
  const lineOf: LineOf = (position) =>
    position === undefined ? undefined : lines.linePos(position).line + 1;
  const document = parseDocument(frontMatter, { lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  if (error) {
    // One slip makes several errors: the first is the one.
    const message = hints[error.code] ?? error.message;
    throw new GuideFileError([{ line: lineOf(error.pos[0]), field: 'front matter', message }]);
  }
  const cut = findCutText(document, lineOf);
  if (cut) throw new GuideFileError([cut]);
  const body = GuideFields.shape.bodyMarkdown.safeParse(bodyMarkdown);
  const given = readFields(document);
  const ownSlug = typeof slug === 'function' ? slug(String(given.title ?? '')) : slug;
  const fields = FrontMatter.strict().safeParse({ language, ...given, slug: given.slug ?? ownSlug });
  if (fields.success && body.success) return { ...fields.data, bodyMarkdown: body.data };
  throw new GuideFileError([
    ...(fields.error?.issues ?? []).flatMap((issue) => describeIssue(issue, document, lineOf)),
    ...(body.error?.issues ?? []).map(({ message }) => ({
      line: frontMatter.split('\n').length + 2,
      field: 'text',
      message,
    })),
  ]);
}

type LineOf = (position: number | undefined) => number | undefined;

/** The guide as such a file; `parseGuideFile` reads it again. */
export function formatGuideFile({ bodyMarkdown, ...guide }: GuideFile): string {
  const { slug, title, excerpt, language, tags, reviewedBy, dueAt, updatedAt } = guide;
  const document = new Document({ slug, title, excerpt, language, tags, reviewedBy, dueAt, updatedAt });
  // All tags in one line.
  (document.get('tags') as YAMLSeq).flow = true;
  const frontMatter = document.toString({ lineWidth: 0, flowCollectionPadding: false });
  return `---\n${frontMatter}---\n\n${bodyMarkdown}\n`;
}

/** What the front matter says, as text where YAML sees a number ("2026") or a truth ("yes"). */
function readFields(document: Document): Record<string, unknown> {
  visit(document, {
    Scalar(_, node) {
      if (typeof node.value === 'number' || typeof node.value === 'boolean')
        node.value = node.source ?? String(node.value);
    },
  });
  const fields = document.toJS() as unknown;
  if (typeof fields !== 'object' || fields === null) return {};
  const { tags } = fields as { tags?: unknown };
  return typeof tags === 'string' ? { ...fields, tags: splitTags(tags) } : { ...fields };
}

function describeIssue(issue: z.core.$ZodIssue, document: Document, lineOf: LineOf): GuideProblem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      line: lineOf(findKey(document, key)),
      field: key,
      message: `is none of ${keys.join(', ')}`,
    }));
  }
  const [key = 'front matter', ...rest] = issue.path.map(String);
  return [{ line: lineOf(findKey(document, key)), field: [key, ...rest].join('.'), message: issue.message }];
}

/** Where a key stands in the front matter. */
function findKey(document: Document, key: string): number | undefined {
  if (!isMap(document.contents)) return undefined;
  const pair = document.contents.items.find((item) => isScalar(item.key) && item.key.value === key);
  return isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
}

/** YAML takes " #" for the beginning of a comment, and would leave out the rest of a title without a word. */
function findCutText(document: Document, lineOf: LineOf): GuideProblem | undefined {
  for (const field of ['title', 'excerpt', 'tags', 'reviewedBy']) {
    const text = document.get(field, true);
    if (!isScalar(text) || text.type !== 'PLAIN' || !text.source || text.comment == null) continue;
    const message = 'text with " #" in it needs quotes around it: "…"';
    return { line: lineOf(findKey(document, field)), field, message };
  }
  return undefined;
}

const wrongLine = 'each line must be "name: text", with a space behind the colon';

/** In words for people, what yaml says of what they get wrong most. */
const hints: Record<string, string | undefined> = {
  BLOCK_AS_IMPLICIT_KEY: 'text with a colon in it needs quotes around it: "…"',
  BAD_SCALAR_START: 'text that begins with this sign needs quotes around it: "…"',
  UNEXPECTED_TOKEN: 'text that begins with a bracket or a quote needs quotes around all of it',
  MULTILINE_IMPLICIT_KEY: wrongLine,
  MISSING_CHAR: `${wrongLine}, and quotes must be closed`,
};
