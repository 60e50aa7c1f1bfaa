import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { matchingText, submissionsText } from '#core/i18n/en/admin/submissions.ts';
import type { MatchingPage } from '#core/submission-review.ts';
import { api } from '../../directory/directory-api.ts';
import { Pagination } from '../../pages/directory/pagination.tsx';
import { useStaffText } from '../../text.tsx';
import { Empty } from '../parts/empty.tsx';
import { goToStart } from '../parts/keep-focus.ts';
import { Loaded } from '../parts/loaded.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { staffReply } from '../staff-reply.ts';
import { MatchingCard } from './matching-card.tsx';
import { type Handled, HandledLine } from './matching-handled.tsx';
import { always, SUBMISSIONS } from './submission-queries.ts';

/** Requests for a match: open ones by when contact was promised, and handled ones. */
export function MatchingQueue() {
  const text = useStaffText(matchingText);
  const { filters } = useStaffText(submissionsText);
  const [params, setParams] = useSearchParams();
  const [handled, setHandled] = useState<Handled>();
  const state = params.get('state') === 'handled' ? 'handled' : 'open';
  const page = Math.max(1, Math.trunc(Number(params.get('page')) || 1));
  const wanted = params.get('id');
  const query = useQuery({
    ...always,
    queryKey: [...SUBMISSIONS, 'matching', state, page],
    placeholderData: keepPreviousData,
    queryFn: () =>
      staffReply<MatchingPage>(api.admin['matching-requests'].$get({ query: { state, page: String(page) } })),
  });
  const address = (of: 'open' | 'handled') =>
    `/admin0323/submissions?queue=matching${of === 'handled' ? '&state=handled' : ''}`;
  const tab = (of: 'open' | 'handled') => ({
    label: text.states[of],
    to: address(of),
    current: state === of,
    count: query.data?.counts[of],
  });
  return (
    <div className="space-y-6">
      <p className="prose-width text-muted">{text.intro}</p>
      <Tabs label={filters.label} tabs={[tab('open'), tab('handled')]} />
      <HandledLine handled={handled} onHandled={setHandled} />
      <Loaded query={query} failureTitle={text.failedToLoad}>
        {({ requests, total, limit }) => (
          <>
            {wanted && !handled && !requests.some(({ id }) => id === wanted) && <p>{text.notHere}</p>}
            {requests.length === 0 ? (
              <Empty {...text.empty[state]} />
            ) : (
              <ul className="grid gap-4 lg:grid-cols-2">
                {requests.map((request) => (
                  <li key={request.id} className="flex">
                    <MatchingCard request={request} wanted={request.id === wanted} onHandled={setHandled} />
                  </li>
                ))}
              </ul>
            )}
            <Pagination
              page={page}
              limit={limit}
              total={total}
              onPage={(next) => {
                setParams({ queue: 'matching', state, page: String(next) });
                goToStart();
              }}
            />
          </>
        )}
      </Loaded>
    </div>
  );
}
