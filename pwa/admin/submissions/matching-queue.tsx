import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queueSearch } from '#core/i18n/en/admin/queue-search.ts';
import { matchingText, submissionsText } from '#core/i18n/en/admin/submissions.ts';
import type { MatchingPage } from '#core/staff/submission-review.ts';
import Pagination from '../../components/pagination.tsx';
import { fresh } from '../fresh.ts';
import { Empty } from '../parts/empty.tsx';
import { goToStart } from '../parts/keep-focus.ts';
import { Loaded } from '../parts/loaded.tsx';
import { PastTheEnd } from '../parts/past-the-end.tsx';
import { StillList } from '../parts/still-list.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { ClearSpam } from '../removal/clear-spam.tsx';
import { api } from '../staff-api.ts';
import { staffReply } from '../staff-reply.ts';
import { ManyBar, Selectable, useSelection } from './many.tsx';
import { claimMany, giveBackMany, handleMany, spamMany } from './many-calls.ts';
import { MatchingCard } from './matching-card.tsx';
import { type Handled, HandledLine, whomOf } from './matching-handled.tsx';
import { useQueueSearch } from './queue-search.ts';
import { QueueSearchForm } from './queue-search-form.tsx';
import { SUBMISSIONS } from './submission-queries.ts';

const manyActs = {
  open: {
    take: claimMany('matching_request'),
    giveBack: giveBackMany('matching_request'),
    handle: handleMany(true),
    spam: spamMany('matching_request', true),
  },
  handled: { reopen: handleMany(false) },
  spam: { noSpam: spamMany('matching_request', false) },
};

/** Requests for a match: open ones by when contact was promised, and handled ones. */
export function MatchingQueue() {
  const text = matchingText;
  const { filters } = submissionsText;
  const queue = useQueueSearch();
  const { params, change, page } = queue;
  const selection = useSelection();
  const [handled, setHandled] = useState<Handled>();
  const state = params.get('state') === 'handled' ? 'handled' : 'open';
  const wanted = params.get('id');
  const query = useQuery({
    ...fresh,
    queryKey: [...SUBMISSIONS, 'matching', state, queue.query],
    placeholderData: keepPreviousData,
    queryFn: () =>
      staffReply<MatchingPage>(api.admin['matching-requests'].$get({ query: { ...queue.query, state } })),
  });
  const address = (of: 'open' | 'handled') =>
    `?${change({ state: of === 'handled' ? of : null, page: null, after: null, id: null })}`;
  const tab = (of: 'open' | 'handled') => ({
    label: text.states[of],
    to: address(of),
    current: state === of,
    count: query.data?.counts[of],
  });
  return (
    <div className="space-y-6">
      <p className="prose-width text-muted">{text.intro}</p>
      {!queue.search.spam && <Tabs label={filters.label} tabs={[tab('open'), tab('handled')]} />}
      <QueueSearchForm key={`${queue.search.q} ${queue.search.by}`} {...queue} />
      {queue.search.spam && <ClearSpam />}
      <HandledLine handled={handled} onHandled={setHandled} />
      <Loaded query={query} failureTitle={text.failedToLoad}>
        {({ requests, total, limit, next }) => (
          <>
            {wanted && !handled && !requests.some(({ id }) => id === wanted) && <p>{text.notHere}</p>}
            {requests.length === 0 && page > 1 ? (
              <PastTheEnd
                last={Math.max(1, Math.ceil(total / limit))}
                onPage={(last) => queue.goTo(last, { replace: true })}
              />
            ) : requests.length === 0 ? (
              <Empty {...(queue.isSearch ? queueSearch.nothing : text.empty[state])} />
            ) : (
              <>
                <ManyBar
                  items={requests.map((request) => ({ id: request.id, title: whomOf(request) }))}
                  selection={selection}
                  acts={manyActs[queue.search.spam ? 'spam' : state]}
                />
                <StillList key={`${state} ${page}`} items={requests} titleOf={whomOf}>
                  {(request, hold) => (
                    <Selectable id={request.id} title={whomOf(request)} selection={selection}>
                      <MatchingCard
                        request={request}
                        wanted={request.id === wanted}
                        onHandled={setHandled}
                        onTooLate={hold}
                      />
                    </Selectable>
                  )}
                </StillList>
              </>
            )}
            <Pagination
              page={page}
              limit={limit}
              total={total}
              onPage={(to) => {
                queue.goTo(to, { next });
                goToStart();
              }}
            />
          </>
        )}
      </Loaded>
    </div>
  );
}
