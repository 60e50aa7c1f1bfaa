import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type CenterQuery, readCenterQuery, writeCenterQuery } from '#core/center-query.ts';
import { rememberOwnState } from '../own-state.ts';

/** The search that the address holds, and how to change it. Any change but of the page goes back to page 1. */
export function useCenterQuery(): {
  query: CenterQuery;
  change: (change: Partial<CenterQuery>) => void;
  clear: () => void;
} {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const query = useMemo(() => readCenterQuery(new URLSearchParams(address)), [address]);
  const change = useCallback(
    (changed: Partial<CenterQuery>) => {
      if (changed.state) rememberOwnState(changed.state);
      const scrolls = changed.page !== undefined;
      setParams(writeCenterQuery({ ...query, page: 1, ...changed }), { preventScrollReset: !scrolls });
    },
    [query, setParams],
  );
  const clear = useCallback(() => setParams(new URLSearchParams()), [setParams]);
  return { query, change, clear };
}
