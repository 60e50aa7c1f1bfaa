import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import type { Center } from '#core/center/center.ts';
import { directoryApi } from '../../directory/directory-api.ts';
import { askWorker } from '../../directory/directory-client.ts';
import { DIRECTORY } from '../../directory/queries.ts';

/** What the directory says of one slug. */
export interface Listed {
  slug: string;
  /** Null where there is no such center; undefined until it is known, or where it cannot be looked up now. */
  center: Center | null | undefined;
  failed: boolean;
  /** True while it is being looked up. */
  pending: boolean;
}

/**
 * What the directory says of centers by their slugs, in their order. Once the whole copy is on the device its word is
 * the last. Before that only a list that somebody has shared is looked up on the server: one's own (`own`) never leaves
 * the device, and shows what was saved of a center.
 */
export function useListedCenters(slugs: readonly string[], { own }: { own: boolean }): Listed[] {
  // One query over all: what asks for several would come with the first view, as part of its package.
  const { data = [] } = useQuery({
    queryKey: [DIRECTORY, 'listed', own, slugs],
    queryFn: ({ client }) => Promise.all(slugs.map((slug) => lookUp(client, slug, own))),
    placeholderData: keepPreviousData,
  });
  return slugs.map(
    (slug) =>
      data.find((listed) => listed.slug === slug) ?? {
        slug,
        center: undefined,
        failed: false,
        pending: true,
      },
  );
}

async function lookUp(client: QueryClient, slug: string, own: boolean): Promise<Listed> {
  try {
    const { center } = await client.fetchQuery({
      queryKey: [DIRECTORY, 'listed-one', own, slug],
      queryFn: async () => ({ center: await findListed(slug, own) }),
    });
    return { slug, center, failed: false, pending: false };
  } catch {
    return { slug, center: undefined, failed: true, pending: false };
  }
}

async function findListed(slug: string, own: boolean): Promise<Center | null | undefined> {
  const local = await askWorker((copy) => copy.center(slug));
  if (local?.value) return local.value;
  // That a center is gone only the whole directory can tell.
  if (local?.complete) return null;
  return own ? undefined : ((await directoryApi.center(slug)) ?? null);
}
