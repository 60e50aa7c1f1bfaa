import { type FoundCenters, withoutEmpty } from '#core/open-data/found-centers.ts';
import { type FoundCentersV1, withSourceOnce } from '../v1/found-centers-v1.ts';

/** A center without what its answer says once. */
type OwnFields = Record<string, unknown> & { slug: string };

/**
 * An answer of /api/v1/centers for whom every byte counts. `inAll` has once what all of its centers have: a value that is
 * the same in each, and of a list what each one's has; a center's own fields add to it. `url` is the address of each with
 * its `{slug}`. What is null, false or empty is left out, and so are the words that a question was read from, which whoever
 * asked has.
 */
export function inFewFields(found: FoundCenters, origin: string): Record<string, unknown> {
  const { crisis, notCovered, readAs, total, notStated, page, limit, centers, ...statement } =
    withSourceOnce(found);
  const { words: _, ...read } = readAs;
  const pages = `${origin}/centers/`;
  const bySlug = centers.map(({ url, ...center }) => ({ ...center, slug: url.slice(pages.length) }));
  const { inAll, own } = sayOnce(bySlug);
  return {
    ...withoutEmpty({ crisis, notCovered }),
    readAs: read,
    total,
    ...withoutEmpty({ notStated }),
    page,
    limit,
    ...(own.length > 0 && { url: `${pages}{slug}` }),
    ...(Object.keys(inAll).length > 0 && { inAll }),
    centers: own,
    ...withoutEmpty(statement),
  };
}

/** Takes out what all have. Of one alone everything would be: it stays as it is. */
function sayOnce(centers: readonly (Omit<FoundCentersV1['centers'][number], 'url'> & { slug: string })[]): {
  inAll: Record<string, unknown>;
  own: OwnFields[];
} {
  const own: OwnFields[] = centers.map((center) => ({ ...center }));
  const [first, ...others] = own;
  const inAll: Record<string, unknown> = {};
  if (!first || others.length === 0) return { inAll, own };
  for (const [name, value] of Object.entries(first)) {
    const shared = sharedOf(
      value,
      others.map((center) => center[name]),
    );
    if (shared === undefined) continue;
    inAll[name] = shared;
    for (const center of own) {
      const left = Array.isArray(shared) ? without(center[name] as unknown[], shared) : [];
      if (left.length > 0) center[name] = left;
      else delete center[name];
    }
  }
  return { inAll, own };
}

/** What of a value the others have, too; undefined where that is nothing. */
function sharedOf(value: unknown, others: readonly unknown[]): unknown {
  if (!Array.isArray(value)) return others.every((other) => other === value) ? value : undefined;
  const shared = value.filter((each) =>
    others.every((other) => Array.isArray(other) && other.includes(each)),
  );
  return shared.length > 0 ? shared : undefined;
}

function without(values: readonly unknown[], shared: readonly unknown[]): unknown[] {
  return values.filter((value) => !shared.includes(value));
}
