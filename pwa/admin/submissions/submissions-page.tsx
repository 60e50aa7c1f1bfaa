import { useSearchParams } from 'react-router-dom';
import { submissionsText } from '#core/i18n/en/admin/submissions.ts';
import { formatNumber } from '#core/i18n/format.ts';
import type { SubmissionType } from '#core/lists/message-lists.ts';
import { AdminPage } from '../parts/admin-page.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { MatchingQueue } from './matching-queue.tsx';
import { useQueueCounts } from './submission-queries.ts';
import { SubmissionQueue } from './submission-queue.tsx';

/** What each queue of submissions holds; none named: all. */
const queues = {
  listings: ['NEW_CENTER', 'UPDATE_CENTER'],
  contact: ['CONTACT'],
} as const satisfies Record<string, readonly SubmissionType[]>;

/** /admin0323/submissions: what people sent us, in its queues. */
export function SubmissionsPage() {
  const text = submissionsText;
  const [params] = useSearchParams();
  const queue = params.get('queue') ?? '';
  const counts = useQueueCounts().data;
  const waiting = counts && counts.submissions.NEW + counts.submissions.UNDER_REVIEW;
  const tab = (name: string, label: string, count: number | undefined) => ({
    label,
    to: name === '' ? '/admin0323/submissions' : `/admin0323/submissions?queue=${name}`,
    current: queue === name,
    count: count === undefined ? undefined : text.queues.open(formatNumber(count)),
  });
  return (
    <AdminPage title={text.title}>
      <Tabs
        label={text.queues.label}
        tabs={[
          tab('', text.queues.all, waiting),
          tab(
            'listings',
            text.queues.listings,
            counts && waiting !== undefined ? waiting - counts.contactOpen : undefined,
          ),
          tab('contact', text.queues.contact, counts?.contactOpen),
          tab('matching', text.queues.matching, counts?.matchingOpen),
        ]}
      />
      {queue === 'matching' ? (
        <MatchingQueue />
      ) : (
        <SubmissionQueue key={queue} types={queue in queues ? queues[queue as keyof typeof queues] : []} />
      )}
    </AdminPage>
  );
}
