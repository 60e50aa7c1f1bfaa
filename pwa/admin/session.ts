import { useQuery } from '@tanstack/react-query';
import type { SignedInStaff } from '#core/staff.ts';
import { api, readReply } from '../directory/directory-api.ts';

/** Every query of the admin area has this first in its key. */
export const ADMIN = 'admin';

/** Who is signed in; null where nobody is. */
export function useSession() {
  return useQuery({
    queryKey: [ADMIN, 'session'],
    queryFn: async (): Promise<SignedInStaff | null> => {
      const response = await api.session.$get();
      return (response.status as number) === 401 ? null : readReply<SignedInStaff>(response);
    },
  });
}
