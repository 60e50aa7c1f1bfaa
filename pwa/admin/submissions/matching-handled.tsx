import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { matchingText, submissionsText } from '#core/i18n/en/admin/submissions.ts';
import { states } from '#core/lists/public-lists.ts';
import type { MatchingRequestRecord } from '#core/staff/submission-review.ts';
import { askAnew } from '../../query-client.ts';
import { ALERTS } from '../alerts-banner.tsx';
import { api } from '../staff-api.ts';
import { describeFailure, staffReply } from '../staff-reply.ts';
import { useAction } from '../use-action.ts';
import { notifyOfFailure, notifyOfSuccess, SUBMISSIONS } from './submission-queries.ts';

/** What has just been said of a request. */
export interface Handled {
  id: string;
  /** Whose request it is. */
  title: string;
  handled: boolean;
}

/** Who asked: several may be in one state. */
export function whomOf({ state, contactInfo }: Pick<MatchingRequestRecord, 'state' | 'contactInfo'>): string {
  return matchingText.whom(matchingText.requestFrom(states.labels[state]), contactInfo);
}

/** Marks a request as handled, or as open again. */
export function useHandle() {
  const client = useQueryClient();
  return useAction({
    mutationFn: ({ id, handled }: Pick<Handled, 'id' | 'handled'>) =>
      staffReply<MatchingRequestRecord>(
        api.admin['matching-requests'][':id'].$patch({ param: { id }, json: { handled } }),
      ),
    onSuccess: notifyOfSuccess,
    onError: notifyOfFailure,
    onSettled: () => Promise.all([SUBMISSIONS, ALERTS].map((queryKey) => askAnew(client, { queryKey }))),
  });
}

/** Says what has just been done, with a way to take it back. It gets the keyboard when it appears. */
export function HandledLine({
  handled: last,
  onHandled,
}: {
  handled: Handled | undefined;
  onHandled: (handled: Handled) => void;
}) {
  const text = matchingText;
  const { undo } = submissionsText;
  const handle = useHandle();
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (last) line.current?.focus();
  }, [last]);
  if (!last) return null;
  const opposite = { ...last, handled: !last.handled };
  return (
    <div ref={line} tabIndex={-1} className="card border-l-8 border-l-action p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{last.handled ? text.handled(last.title) : text.reopened(last.title)}</p>
        <button
          type="button"
          className="button button-secondary"
          disabled={handle.isPending}
          onClick={() => handle.mutate(opposite, { onSuccess: () => onHandled(opposite) })}
        >
          {undo}
        </button>
      </div>
      {handle.isError && (
        <p role="alert" className="mt-2 font-semibold text-emergency">
          {describeFailure(handle.error)}
        </p>
      )}
    </div>
  );
}
