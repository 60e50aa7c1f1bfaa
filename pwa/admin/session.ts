import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { SignedInStaff, SignIn } from '#core/staff/staff.ts';
import { api, ReplyError, readReply } from '../directory/directory-api.ts';
import { askAnew } from '../query-client.ts';
import { useSignedOut } from './staff-reply.ts';
import { forgetDrafts } from './unsaved/drafts.ts';

/** Every query of the admin area has this first in its key. */
export const ADMIN = 'admin';

/** The key of who is signed in. */
export const SESSION = [ADMIN, 'session'];

/** The key of where one is signed in. */
export const OWN_SESSIONS = [ADMIN, 'own-sessions'];

/**
 * Who is signed in; null where nobody is. Where a session ends while somebody works, the page stays and they are asked to
 * sign in over it.
 */
export function useSession() {
  return useQuery({
    queryKey: SESSION,
    // A role may have changed meanwhile.
    staleTime: 0,
    refetchOnMount: false,
    refetchOnWindowFocus: true,
    queryFn: async ({ client }): Promise<SignedInStaff | null> => {
      const response = await api.admin.session.$get();
      if ((response.status as number) !== 401) return readReply<SignedInStaff>(response);
      const before = client.getQueryData<SignedInStaff | null>(SESSION) ?? null;
      if (before) useSignedOut.setState({ signedOut: true });
      return before;
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
  const response = await (everywhere ? api.admin.session.all : api.admin.session).$delete();
  // A session that has ended already is what was asked for.
  if (!response.ok && (response.status as number) !== 401) {
    throw new ReplyError(response.status, await response.text());
  }
  forgetDrafts();
  client.setQueryData(SESSION, null);
  client.removeQueries({ predicate: ({ queryKey }) => isOfPages(queryKey) });
  client.getMutationCache().clear();
}

/** What the pages show is asked for anew; who is signed in has not changed by what was done. */
export function refreshPages(client: QueryClient): Promise<void> {
  return askAnew(client, { predicate: ({ queryKey }) => isOfPages(queryKey) });
}

function isOfPages(key: readonly unknown[]): boolean {
  return key[0] === ADMIN && key[1] !== SESSION[1];
}
