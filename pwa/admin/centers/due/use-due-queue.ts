import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Center } from '#core/center/center.ts';
import { countDue, nextDue, unseenOf } from '#core/center/due-queue.ts';
import type { AdminCenterPage, CenterEdit, EditedCenter } from '#core/staff/center-editing.ts';
import { queryClient } from '../../../query-client.ts';
import { fresh } from '../../fresh.ts';
import { undoChange } from '../../undo-change.ts';
import { CENTERS, centerQuery, editCenter, fetchCenters, forgetLists } from '../center-calls.ts';

/** More are fetched while so many still lie ahead: the next one is always there. */
const AHEAD = 8;

/** The first centers that are due, of one state or of all ('').  */
export function useFirstDue(state: string) {
  return useQuery({
    queryKey: [...CENTERS, 'due', state],
    queryFn: () => fetchCenters({ ...nextDue([], new Set()), state }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Something that was done in the queue, and can be taken back. */
interface Done {
  id: string;
  name: string;
  changeId: number;
  /** True where the center is no longer due by it. */
  settled: boolean;
}

/**
 * The centers that are due, one at a time. What is confirmed leaves the list at the server, what is skipped stays;
 * here all stay in their order, so that one can go back.
 */
export function useDueQueue(state: string, first: AdminCenterPage) {
  const [items, setItems] = useState<readonly Center[]>(first.centers);
  const [index, setIndex] = useState(0);
  const [done, setDone] = useState<readonly Done[]>([]);
  const settled = settledIn(done);
  // How many were due, and how many had been settled here by then.
  const [counted, setCounted] = useState({ total: first.total, settled: 0 });
  const left = Math.max(0, counted.total - (settled.size - counted.settled));
  const current = items[index];

  const loading = useRef(false);
  const [exhausted, setExhausted] = useState(false);
  const [brokenOff, setBrokenOff] = useState(false);
  const hasMore = !exhausted && left > countDue(idsOf(items), settled);

  useEffect(() => {
    if (!hasMore || items.length - index >= AHEAD || loading.current) return;
    loading.current = true;
    const [seen, settledThen] = [idsOf(items), settledIn(done)];
    fetchCenters({ ...nextDue(seen, settledThen), state })
      .then(({ centers, total }) => {
        const unseen = unseenOf(centers, seen);
        if (unseen.length === 0) setExhausted(true);
        setItems((before) => [...before, ...unseen]);
        setCounted({ total, settled: settledThen.size });
        setBrokenOff(false);
      })
      // Those at hand can be worked through; the next step asks again.
      .catch(() => setBrokenOff(true))
      .finally(() => {
        loading.current = false;
      });
  }, [hasMore, index, state, items, done]);

  const replace = (center: Center) =>
    setItems((before) => before.map((each) => (each.id === center.id ? center : each)));

  // A colleague may have been faster: what is shown is asked for anew, behind what is at hand.
  const found = useQuery({
    ...centerQuery(current?.id ?? ''),
    ...fresh,
    enabled: current !== undefined,
  }).data;
  const latest = found?.center;
  useEffect(() => {
    if (latest) setItems((before) => before.map((each) => (isOlder(each, latest) ? latest : each)));
  }, [latest]);

  return {
    current,
    /** What visitors say of it; undefined until it is there. */
    reports: latest?.id === current?.id ? found?.reports : undefined,
    /** What sources say otherwise than staff. */
    proposals: (latest?.id === current?.id && found?.proposals) || [],
    /** Who is on it; undefined until it is known. */
    claim: latest?.id === current?.id ? found?.claim : undefined,
    left,
    /** True where more are on their way. */
    loadingMore: current === undefined && hasMore && !brokenOff,
    /** True where more are due that could not be fetched. */
    brokenOff: hasMore && brokenOff,
    isSettled: current !== undefined && settled.has(current.id),
    lastDone: done.at(-1),
    canGoBack: index > 0,
    next: () => setIndex((before) => Math.min(before + 1, items.length)),
    previous: () => setIndex((before) => Math.max(before - 1, 0)),
    /** Remembers an edit of the current center, so that it can be taken back. */
    remember({ center, changeId }: EditedCenter, isSettledBy: boolean): void {
      replace(center);
      forgetLists(queryClient);
      if (changeId === null) return;
      setDone((before) => [...before, { id: center.id, name: center.name, changeId, settled: isSettledBy }]);
    },
    /** Changes the current center as it is shown. */
    edit: (center: Center, edit: CenterEdit) =>
      editCenter(center.id, { ...edit, seenUpdatedAt: center.updatedAt }),
    /** Takes the last thing back, and goes to its center. Resolves with that. */
    async undo(): Promise<Done | undefined> {
      const last = done.at(-1);
      if (!last) return undefined;
      await undoChange(last.changeId);
      const { center } = await queryClient.fetchQuery(centerQuery(last.id));
      replace(center);
      forgetLists(queryClient);
      setDone((before) => before.slice(0, -1));
      setIndex(items.findIndex(({ id }) => id === last.id));
      return last;
    },
    /** Shows a center as it is now. */
    async reload(id: string): Promise<void> {
      replace((await queryClient.fetchQuery(centerQuery(id))).center);
    },
  };
}

/** The centers that are no longer due by what was done, each counted once. */
function settledIn(done: readonly Done[]): ReadonlySet<string> {
  return new Set(done.filter(({ settled }) => settled).map(({ id }) => id));
}

function idsOf(centers: readonly Center[]): string[] {
  return centers.map(({ id }) => id);
}

function isOlder(center: Center, latest: Center): boolean {
  return center.id === latest.id && center.updatedAt < latest.updatedAt;
}
