import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { queueSearch } from '#core/i18n/en/admin/queue-search.ts';
import { submissionsText } from '#core/i18n/en/admin/submissions.ts';
import type { SubmissionType } from '#core/lists/message-lists.ts';
import { type SubmissionStatus, submissionStatuses } from '#core/lists/staff-lists.ts';
import { describeSubmission } from '#core/staff/submission-words.ts';
import Pagination from '../../components/pagination.tsx';
import { Empty } from '../parts/empty.tsx';
import { goToStart } from '../parts/keep-focus.ts';
import { Loaded } from '../parts/loaded.tsx';
import { PastTheEnd } from '../parts/past-the-end.tsx';
import { StillList } from '../parts/still-list.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { ClearSpam } from '../removal/clear-spam.tsx';
import { type Done, DoneLine } from './done-line.tsx';
import { ManyBar, Selectable, useSelection } from './many.tsx';
import { claimMany, decideMany, giveBackMany, spamMany } from './many-calls.ts';
import { useQueueSearch } from './queue-search.ts';
import { QueueSearchForm } from './queue-search-form.tsx';
import { SubmissionCard } from './submission-card.tsx';
import { SubmissionDialog } from './submission-dialog.tsx';
import { useSubmissions } from './submission-queries.ts';

const spam = spamMany('submission', true);
const spamActs = { noSpam: spamMany('submission', false) };
const contactActs = {
  take: claimMany('submission'),
  giveBack: giveBackMany('submission'),
  handle: decideMany('APPROVED'),
  spam,
};
const listingActs = {
  startReview: decideMany('UNDER_REVIEW'),
  giveBack: giveBackMany('submission'),
  spam,
};

/** Submissions of some types, by status and page; the address says which, and which one is open. */
export function SubmissionQueue({ types }: { types: readonly SubmissionType[] }) {
  const text = submissionsText;
  const queue = useQueueSearch();
  const { params, setParams, change, page } = queue;
  const selection = useSelection();
  const [done, setDone] = useState<Done>();
  const filter = params.get('filter') ?? '';
  const status = filter in submissionStatuses.labels ? (filter as SubmissionStatus) : undefined;
  const query = useSubmissions({ ...queue.query, status, type: types });
  const counts = query.data?.counts;

  const tab = (value: SubmissionStatus | undefined, label: ReactNode) => ({
    label,
    to: `?${change({ filter: value ?? null, page: null, after: null, id: null })}`,
    current: status === value,
    count: counts?.[value ?? 'ALL'],
  });
  const open = (id: string | null) => setParams(change({ id }), { preventScrollReset: true });

  return (
    <div className="space-y-6">
      <Tabs
        label={text.filters.label}
        tabs={[
          tab(undefined, text.filters.all),
          ...submissionStatuses.values.map((each) => tab(each, <StatusValue value={each} />)),
        ]}
      />
      <QueueSearchForm key={`${queue.search.q} ${queue.search.by}`} {...queue} />
      {queue.search.spam && <ClearSpam />}
      <DoneLine done={done} onDone={setDone} />
      <Loaded query={query} failureTitle={text.failedToLoad}>
        {({ submissions, total, limit, next, mail }) =>
          submissions.length === 0 && page > 1 ? (
            <PastTheEnd
              last={Math.max(1, Math.ceil(total / limit))}
              onPage={(last) => queue.goTo(last, { replace: true })}
            />
          ) : submissions.length === 0 ? (
            <Empty {...(queue.isSearch ? queueSearch.nothing : text.empty)}>
              {status && !queue.isSearch && (
                <Link to={`?${change({ filter: null, page: null })}`} className="link">
                  {text.empty.all}
                </Link>
              )}
            </Empty>
          ) : (
            <>
              {types.length > 0 && (
                <ManyBar
                  items={submissions.map((each) => ({ id: each.id, title: describeSubmission(each).title }))}
                  selection={selection}
                  acts={queue.search.spam ? spamActs : types.includes('CONTACT') ? contactActs : listingActs}
                />
              )}
              <StillList
                key={`${filter} ${page}`}
                items={submissions}
                titleOf={(submission) => describeSubmission(submission).title}
              >
                {(submission, hold) => (
                  <Selectable
                    id={submission.id}
                    title={describeSubmission(submission).title}
                    selection={selection}
                  >
                    <SubmissionCard
                      submission={submission}
                      mail={mail}
                      onView={() => open(submission.id)}
                      onDone={setDone}
                      // Where all are shown it stays, and shows how it stands now.
                      onTooLate={status ? hold : undefined}
                    />
                  </Selectable>
                )}
              </StillList>
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
          )
        }
      </Loaded>
      <SubmissionDialog id={params.get('id')} onClose={() => open(null)} onDone={setDone} />
    </div>
  );
}

/** The spec's words (section 2) are the values themselves; who hears them hears the words of the badges. */
function StatusValue({ value }: { value: SubmissionStatus }) {
  return (
    <span>
      <span aria-hidden="true">{value}</span>
      <span className="sr-only">{submissionStatuses.labels[value]}</span>
    </span>
  );
}
