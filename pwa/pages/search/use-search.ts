import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { lastPageOf } from '#core/pages/last-page.ts';
import { type CenterQuery, readCenterQuery, writeCenterQuery } from '#core/search/center-query.ts';
import { askSearch, useCenterSearch } from '../../directory/queries.ts';
import { rememberOwnState } from '../../own-state.ts';
import { useOnDevice } from '../../site/environment.ts';

/** Beside an address in the browser's history: the search in whose place it stands, as the address of before. */
interface Asked {
  asked: string;
}

/** Or what of the search was changed last: a list by which somebody goes on with the arrow keys leaves one entry, not twenty. */
interface Changed {
  by: string;
}

const LISTS: readonly string[] = ['state', 'within', 'sort'] satisfies (keyof CenterQuery)[];

/**
 * The search of the page, its answer, and how to change it. Once a question is understood, the address stands for that
 * in ordinary parameters, which can be shared, while this visit goes on with the answer to the question: only that says
 * what was left out and in which order. Any change starts from what was understood, and but for that of the page goes
 * back to page 1.
 */
export function useSearch() {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const state = location.state as Partial<Asked & Changed> | null;
  const address = params.toString();
  const asked = useOnDevice(
    () => state?.asked || address,
    () => address,
  );
  const page = params.get('page') ?? '';
  const sought = useMemo(() => {
    const question = new URLSearchParams(asked);
    question.set('page', page);
    return readCenterQuery(question);
  }, [asked, page]);
  const search = useCenterSearch(sought);
  const { near, understood: read } = search.data ?? {};
  // Of an unknown place nothing is found, whatever else was let go for it.
  const isUnknownPlace = near !== undefined && 'choices' in near;
  const understood = search.isPlaceholderData || isUnknownPlace ? undefined : read;
  // It has not, or no longer, more pages.
  const last = search.data && !search.isPlaceholderData ? lastPageOf(search.data) : sought.page;
  const query = useMemo(() => {
    const read = understood ? { ...understood.query, widen: sought.widen } : sought;
    return read.page > last ? { ...read, page: last } : read;
  }, [sought, understood, last]);
  // What is on screen is the answer to the search before, until the next one is found: it is announced once.
  const [answered, setAnswered] = useState(query);
  if (!search.isPlaceholderData && answered !== query) setAnswered(query);

  const before = asked === address ? writeCenterQuery(sought).toString() : address;
  const settled = understood || query !== sought ? writeCenterQuery(query).toString() : before;
  const isSettled = settled === before && !search.isPlaceholderData;
  useEffect(() => {
    if (settled === before) return;
    const state: Asked = { asked };
    setParams(settled, { replace: true, preventScrollReset: true, state });
  }, [settled, before, asked, setParams]);

  const queryClient = useQueryClient();
  // The page is drawn a moment after the address has changed, and somebody with the arrow keys may be quicker.
  const changedBy = useRef<string>(undefined);
  useEffect(() => {
    changedBy.current = (location.state as Partial<Changed> | null)?.by;
  }, [location]);
  const change = useCallback(
    (changed: Partial<CenterQuery>) => {
      if (changed.state) rememberOwnState(changed.state);
      const scrolls = changed.page !== undefined;
      const by = Object.keys(changed).join();
      const address = writeCenterQuery({ ...query, page: 1, ...changed });
      // The answer is there by the time the page is drawn anew, which then need not be drawn twice.
      askSearch(queryClient, address);
      setParams(address, {
        preventScrollReset: !scrolls,
        replace: by === changedBy.current && LISTS.includes(by),
        state: { by } satisfies Changed,
      });
      changedBy.current = by;
    },
    [query, queryClient, setParams],
  );
  const clear = useCallback(() => setParams(new URLSearchParams()), [setParams]);
  /** For the address of another page of the same. */
  const kept: Asked | undefined = asked === address ? undefined : { asked };
  return {
    search,
    sought,
    kept,
    query,
    answered,
    isUnknownPlace,
    isSettled,
    understood,
    change,
    clear,
  };
}
