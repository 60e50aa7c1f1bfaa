import { useQuery } from '@tanstack/react-query';
import { loadApi } from '../../directory/directory-client.ts';
import { keyOf } from '../../directory/queries.ts';

/** The files of the whole directory: only the server has them, and knows how large they are. */
export function useWholeFiles() {
  return useQuery({ queryKey: keyOf('files'), queryFn: async () => (await loadApi()).wholeFiles() });
}
