import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import type { Center } from '#core/center.ts';
import { directoryApi } from '../directory/directory-api.ts';
import { directoryWorker, localFirst } from '../directory/directory-client.ts';
import { DIRECTORY } from '../directory/queries.ts';

/** What the directory says of one slug. */
export interface Listed {
  slug: string;
  /** Null where there is no such center; undefined until it is known, or where it cannot be looked up now. */
  center: Center | null | undefined;
  failed: boolean;
}

/**
 * What the directory says of centers by their slugs, in their order. Once the whole copy is on the device its word is
 * the last: unlike the page of a center, which may ask the server for one that the copy lacks, a list never leaves
 * the device.
 */
export function useListedCenters(slugs: readonly string[]): Listed[] {
  // One query over all: what asks for several would come with the first view, as part of its package.
  const { data = [] } = useQuery({
    queryKey: [DIRECTORY, 'listed', slugs],
    queryFn: ({ client }) => Promise.all(slugs.map((slug) => lookUp(client, slug))),
    placeholderData: keepPreviousData,
  });
  return slugs.map(
    (slug) => data.find((listed) => listed.slug === slug) ?? { slug, center: undefined, failed: false },
  );
}

async function lookUp(client: QueryClient, slug: string): Promise<Listed> {
  try {
    const center = await client.fetchQuery({
      queryKey: [DIRECTORY, 'listed-one', slug],
      queryFn: async () => (await findListed(slug)) ?? null,
    });
    return { slug, center, failed: false };
  } catch {
    return { slug, center: undefined, failed: true };
  }
}

function findListed(slug: string): Promise<Center | undefined> {
  return localFirst<Center | undefined>(directoryWorker()?.center(slug), () => directoryApi.center(slug));
}
