import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { SignedInStaff, SignIn } from '#core/staff.ts';
import { api, ReplyError, readReply } from '../directory/directory-api.ts';
import { useSignedOut } from './staff-reply.ts';

/** Every query of the admin area has this first in its key. */
export const ADMIN = 'admin';

const SESSION = [ADMIN, 'session'];

/** The key of where one is signed in. */
export const OWN_SESSIONS = [ADMIN, 'own-sessions'];

/** Who is signed in; null where nobody is. */
export function useSession() {
  return useQuery({
    queryKey: SESSION,
    queryFn: async (): Promise<SignedInStaff | null> => {
      const response = await api.session.$get();
      return (response.status as number) === 401 ? null : readReply<SignedInStaff>(response);
    },
  });
}

/** Throws ReplyError where it is refused. */
export async function signIn(credentials: SignIn): Promise<SignedInStaff> {
  return readReply<SignedInStaff>(await api.session.$post({ json: credentials }));
}

/** Somebody has signed in: what failed while nobody was is asked for again; for another person than before, all is. */
export function enter(client: QueryClient, staff: SignedInStaff): void {
  const before = client.getQueryData<SignedInStaff | null>(SESSION);
  client.setQueryData(SESSION, staff);
  useSignedOut.setState({ signedOut: false });
  const another = before?.id !== staff.id;
  if (another) client.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => isOfPages(queryKey) });
  void client.refetchQueries({
    type: 'active',
    predicate: ({ queryKey, state }) => isOfPages(queryKey) && (another || state.status === 'error'),
  });
}

/** Ends the session here, or everywhere, and forgets all that it has shown. Throws where the server is not reached. */
export async function signOut(client: QueryClient, everywhere: boolean): Promise<void> {
  const response = await (everywhere ? api.session.all : api.session).$delete();
  // A session that has ended already is what was asked for.
  if (!response.ok && (response.status as number) !== 401) {
    throw new ReplyError(response.status, await response.text());
  }
  client.setQueryData(SESSION, null);
  client.removeQueries({ predicate: ({ queryKey }) => isOfPages(queryKey) });
  client.getMutationCache().clear();
}

function isOfPages(key: readonly unknown[]): boolean {
  return key[0] === ADMIN && key[1] !== SESSION[1];
}
