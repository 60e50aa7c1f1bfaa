import type { Guide } from '#core/guide/guide.ts';
import { inLanguage, type Language, splitLanguage } from '#core/i18n/languages.ts';
import { AppError } from '#server/app-error.ts';
import { toRun } from '../command-line.ts';
import type { Api, Connection } from '../connection/connection.ts';
import { reply } from '../connection/reply.ts';

/** The most that are named where none is meant for sure. */
const NAMED = 5;

/** Every version of every guide, English ones first. */
export async function readAllGuides(api: Api): Promise<Guide[]> {
  return reply(api.guides.$get({ query: { language: 'all' } }));
}

/**
 * The guide that is named by its slug, its address ("/guides/…", "/es/guides/…", or the whole of it) or its id: in the
 * language, else in that of the address or the one with this id, else the only one there is. Throws 404
 * `guide_not_found`, which names those that may be meant.
 */
export async function findGuide(api: Api, named: string, language?: Language): Promise<Guide> {
  const guides = await readAllGuides(api);
  const last = named.replace(/^.*\/guides\//, '').replace(/[/?#].*$/, '');
  const byId = guides.some((each) => each.slug === last) ? undefined : guides.find(({ id }) => id === named);
  const slug = byId?.slug ?? last;
  const versions = guides.filter((each) => each.slug === slug);
  const own = language ?? byId?.language ?? splitLanguage(named.replace(/^https?:\/\/[^/]*/, '')).language;
  const guide =
    versions.find((each) => each.language === own) ?? (language === undefined ? versions[0] : undefined);
  if (guide) return guide;
  if (language !== undefined && versions.length > 0) {
    const there = versions.map((each) => each.language).join(', ');
    throw new AppError(404, 'guide_not_found', `"${slug}" is not there in ${language}, but in: ${there}.`);
  }
  const slugs = [...new Set(guides.map((each) => each.slug))];
  const holding = slugs.filter((each) => each.includes(slug));
  const alike = holding.length > 0 ? holding : slugs.filter((each) => sharesWord(each, slug));
  const meant =
    alike.length > 0 ? `Did you mean ${alike.slice(0, NAMED).join(', ')}?` : `See: ${toRun('guides list')}`;
  throw new AppError(404, 'guide_not_found', `There is no guide named "${named}". ${meant}`);
}

/** Where people read it: with the server's address, where it is known. */
export function addressOf(
  { address }: Pick<Connection, 'address'>,
  { slug, language }: Pick<Guide, 'slug' | 'language'>,
): string {
  return address + inLanguage(language, `/guides/${slug}`);
}

function sharesWord(slug: string, other: string): boolean {
  const words = new Set(slug.split('-').filter((word) => word.length > 3));
  return other.split('-').some((word) => words.has(word));
}
