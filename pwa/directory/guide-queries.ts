import { useQuery } from '@tanstack/react-query';
import type { Guide, GuideSummary } from '#core/guide.ts';
import { api, readReply } from './directory-api.ts';
import { directoryWorker, findLocalFirst, localFirst } from './directory-client.ts';
import { keyOf } from './queries.ts';

/** The guides, from the device where they are there. Apart from queries.ts, which is part of the first view. */
export function useGuides() {
  return useQuery({
    queryKey: keyOf('guides'),
    queryFn: () =>
      localFirst<GuideSummary[]>(directoryWorker()?.guides(), async () =>
        readReply<Guide[]>(await api.guides.$get()),
      ),
  });
}

/** `data` is null where there is no such guide. */
export function useGuide(slug: string) {
  return useQuery({
    queryKey: keyOf('guide', slug),
    queryFn: async () =>
      (await findLocalFirst(directoryWorker()?.guide(slug), () => fetchGuide(slug))) ?? null,
  });
}

async function fetchGuide(slug: string): Promise<Guide | undefined> {
  const response = await api.guides[':slug'].$get({ param: { slug } });
  return response.status === 404 ? undefined : readReply<Guide>(response);
}
