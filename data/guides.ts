import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GuideFields } from '#core/guide/guide.ts';
import { type Language, languages } from '#core/i18n/languages.ts';
import { GuideFileError, parseGuideFile } from './guide-file.ts';

/** A guide that ships with the product. */
export interface StarterGuide extends GuideFields {
  /** The day of its last change, as ISO 8601 in UTC. */
  updatedAt: string;
}

/** Beside this module in the source; the build copies it beside the bundle (vite.config.ts). */
const FOLDER = fileURLToPath(new URL('./guides/', import.meta.url));

/**
 * The starter guides in every language: English ones in the folder itself, others in a folder named by theirs, such as
 * "es". A file's name is its slug. Throws an error that names the file where one is no guide.
 */
export function readStarterGuides(folder = FOLDER): StarterGuide[] {
  return languages.flatMap((language, index) => {
    const own = index === 0 ? folder : join(folder, language);
    return existsSync(own) ? readFolder(own, language) : [];
  });
}

function readFolder(folder: string, language: Language): StarterGuide[] {
  return readdirSync(folder)
    .filter((name) => /^[a-z0-9-]+\.md$/.test(name))
    .sort()
    .map((name) => {
      try {
        return readStarterGuide(
          name.slice(0, -'.md'.length),
          language,
          readFileSync(join(folder, name), 'utf8'),
        );
      } catch (error) {
        throw new Error(`${name} is no guide: ${error instanceof Error ? error.message : error}`, {
          cause: error,
        });
      }
    });
}

function readStarterGuide(slug: string, language: Language, file: string): StarterGuide {
  const { updatedAt, ...guide } = parseGuideFile(file, slug);
  const line = undefined;
  if (updatedAt === undefined) {
    throw new GuideFileError([{ line, field: 'updatedAt', message: 'the day of the last change is needed' }]);
  }
  if (guide.slug !== slug) {
    throw new GuideFileError([{ line, field: 'slug', message: 'is not the name of the file' }]);
  }
  if (guide.language !== language) {
    throw new GuideFileError([{ line, field: 'language', message: 'is not that of the folder' }]);
  }
  return { ...guide, updatedAt: `${updatedAt}T00:00:00.000Z` };
}
