import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CenterPositions } from '#core/search/center-positions.ts';
import { type CenterQuery, DEFAULT_PAGE_SIZE, writeCenterQuery } from '#core/search/center-query.ts';
import { readReply } from '../directory/directory-api.ts';
import { askWorker, localFirst } from '../directory/directory-client.ts';
import { fetchPatiently } from '../directory/fetch-patiently.ts';
import { DIRECTORY } from '../directory/queries.ts';

/** Where all centers of a search are, from the device once the copy is there; the last ones while others are found. */
export function useCenterPositions(query: CenterQuery) {
  const search = { ...query, page: 1, limit: DEFAULT_PAGE_SIZE };
  return useQuery({
    // Only ever asked in the browser: it is none of the questions that the server answers for a page.
    queryKey: [DIRECTORY, 'positions', search],
    queryFn: () =>
      localFirst(
        askWorker((copy) => copy.positions(search)),
        () => fetchPositions(search),
      ),
    placeholderData: keepPreviousData,
  });
}

async function fetchPositions(search: CenterQuery): Promise<CenterPositions> {
  // The search's address has the API's own parameters: whatever narrows the list narrows the map.
  const asked = writeCenterQuery(search);
  asked.set('drop', 'true');
  return readReply<CenterPositions>(await fetchPatiently(`/api/centers-positions?${asked}`));
}
