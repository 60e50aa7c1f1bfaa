import { useLocation } from 'react-router-dom';

const QUEUES = '/admin0323/submissions';

/** Where somebody was in the queues: which one, with its filters and page. Links to a submission take it along. */
export function useQueueAddress(): string {
  const { pathname, search, state } = useLocation() as {
    pathname: string;
    search: string;
    state: { back?: string } | null;
  };
  if (pathname === QUEUES) return QUEUES + search;
  return state?.back?.startsWith(QUEUES) ? state.back : QUEUES;
}
