import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import { GuideFields } from '#core/guide.ts';

/** A guide that ships with the product. */
export interface StarterGuide extends GuideFields {
  /** The day of its last change, as ISO 8601 in UTC. */
  updatedAt: string;
}

/** What stands between the two `---` lines of a guide's file. */
const FrontMatter = GuideFields.omit({ slug: true, bodyMarkdown: true })
  .extend({ updatedAt: z.iso.date() })
  .strict();
const FILE = /^---\n(?<frontMatter>.*?)\n---\n(?<bodyMarkdown>.*)$/s;

/** Beside this module in the source; the build copies it beside the bundle (vite.config.ts). */
const FOLDER = fileURLToPath(new URL('./guides/', import.meta.url));

/** The starter guides; a file's name is its slug. Throws an error that names the file where one is no guide. */
export function readStarterGuides(folder = FOLDER): StarterGuide[] {
  return readdirSync(folder)
    .filter((name) => /^[a-z0-9-]+\.md$/.test(name))
    .sort()
    .map((name) => {
      try {
        return readStarterGuide(name.slice(0, -'.md'.length), readFileSync(`${folder}/${name}`, 'utf8'));
      } catch (error) {
        throw new Error(`${name} is no guide: ${describe(error)}`, { cause: error });
      }
    });
}

function readStarterGuide(slug: string, file: string): StarterGuide {
  const { frontMatter, bodyMarkdown } = FILE.exec(file.replaceAll('\r\n', '\n'))?.groups ?? {};
  if (frontMatter === undefined) throw new Error('it does not begin with front matter between two --- lines');
  const { updatedAt, ...fields } = FrontMatter.parse(parse(frontMatter));
  return { ...GuideFields.parse({ ...fields, slug, bodyMarkdown }), updatedAt: `${updatedAt}T00:00:00.000Z` };
}

function describe(error: unknown): string {
  if (error instanceof z.ZodError) {
    return error.issues
      .map(({ path, message }) => `${path.join('.') || 'front matter'}: ${message}`)
      .join('; ');
  }
  return error instanceof Error ? error.message : String(error);
}
