import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { adminFrame } from '#core/i18n/en/admin/frame.ts';
import { describeFailure } from '../staff-reply.ts';

/** What a query has found; before that a line that it loads, and where it failed why, with a way to try again. */
export function Loaded<T>({
  query,
  failureTitle,
  loading,
  children,
}: {
  query: UseQueryResult<T>;
  /** What could not be loaded, where there are words for it. */
  failureTitle?: string;
  /** Shown until it is there, in place of a line: for what takes longer. */
  loading?: ReactNode;
  children: (data: T) => ReactNode;
}) {
  const text = adminFrame;
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) {
    return (
      loading ?? (
        <p role="status" className="card p-6 text-muted">
          {text.loading}
        </p>
      )
    );
  }
  return (
    <div role="alert" className="card space-y-3 p-6">
      {failureTitle && <p className="font-semibold">{failureTitle}</p>}
      <p>{describeFailure(query.error)}</p>
      <button type="button" className="button button-secondary" onClick={() => void query.refetch()}>
        {text.tryAgain}
      </button>
    </div>
  );
}
