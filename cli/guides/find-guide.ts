import type { Guide } from '#core/guide.ts';
import { AppError } from '#server/app-error.ts';
import { toRun } from '../command-line.ts';
import type { Api, Connection } from '../connection.ts';
import { reply } from '../reply.ts';

/** The most that are named where none is meant for sure. */
const NAMED = 5;

/**
 * The guide that is named by its slug, its address ("/guides/…", or the whole of it) or its id. Throws 404
 * `guide_not_found`, which names those that may be meant.
 */
export async function findGuide(api: Api, named: string): Promise<Guide> {
  const guides = await reply(api.guides.$get());
  const slug = named.replace(/^.*\/guides\//, '').replace(/[/?#].*$/, '');
  const guide = guides.find((each) => each.slug === slug) ?? guides.find(({ id }) => id === named);
  if (guide) return guide;
  const holding = guides.filter((each) => each.slug.includes(slug));
  const alike = holding.length > 0 ? holding : guides.filter((each) => sharesWord(each.slug, slug));
  const meant =
    alike.length > 0
      ? `Did you mean ${alike
          .slice(0, NAMED)
          .map((each) => each.slug)
          .join(', ')}?`
      : `See: ${toRun('guides list')}`;
  throw new AppError(404, 'guide_not_found', `There is no guide named "${named}". ${meant}`);
}

/** Where people read it: with the server's address, where it is known. */
export function addressOf({ address }: Pick<Connection, 'address'>, { slug }: Pick<Guide, 'slug'>): string {
  return `${address}/guides/${slug}`;
}

function sharesWord(slug: string, other: string): boolean {
  const words = new Set(slug.split('-').filter((word) => word.length > 3));
  return other.split('-').some((word) => words.has(word));
}
