import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { submissionsText } from '#core/i18n/en/admin/submissions.ts';
import type { SubmissionType } from '#core/lists.ts';
import { type SubmissionStatus, submissionStatuses } from '#core/staff-lists.ts';
import { Pagination } from '../../pages/directory/pagination.tsx';
import { useStaffText } from '../../text.tsx';
import { Empty } from '../parts/empty.tsx';
import { goToStart } from '../parts/keep-focus.ts';
import { Loaded } from '../parts/loaded.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { type Done, DoneLine } from './done-line.tsx';
import { SubmissionCard } from './submission-card.tsx';
import { SubmissionDialog } from './submission-dialog.tsx';
import { useSubmissions } from './submission-queries.ts';

/** Submissions of some types, by status and page; the address says which, and which one is open. */
export function SubmissionQueue({ types }: { types: readonly SubmissionType[] }) {
  const text = useStaffText(submissionsText);
  const [params, setParams] = useSearchParams();
  const [done, setDone] = useState<Done>();
  const filter = params.get('filter') ?? '';
  const status = filter in submissionStatuses.labels ? (filter as SubmissionStatus) : undefined;
  const page = Math.max(1, Math.trunc(Number(params.get('page')) || 1));
  const query = useSubmissions({ status, type: types, page });
  const counts = query.data?.counts;

  /** This address with some of it changed; null takes it out. */
  const change = (changes: Record<string, string | null>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    return next;
  };
  const tab = (value: SubmissionStatus | undefined, label: string) => ({
    label,
    to: `?${change({ filter: value ?? null, page: null, id: null })}`,
    current: status === value,
    count: counts?.[value ?? 'ALL'],
  });
  const open = (id: string | null) => setParams(change({ id }), { preventScrollReset: true });

  return (
    <div className="space-y-6">
      {/* The spec's words (section 2): the values themselves. */}
      <Tabs
        label={text.filters.label}
        tabs={[tab(undefined, text.filters.all), ...submissionStatuses.values.map((each) => tab(each, each))]}
      />
      <DoneLine done={done} onDone={setDone} />
      <Loaded query={query} failureTitle={text.failedToLoad}>
        {({ submissions, total, limit, mail }) =>
          submissions.length === 0 ? (
            <Empty title={text.empty.title} text={text.empty.text}>
              {status && (
                <Link to={`?${change({ filter: null, page: null })}`} className="link">
                  {text.empty.all}
                </Link>
              )}
            </Empty>
          ) : (
            <>
              <ul className="grid gap-4 lg:grid-cols-2">
                {submissions.map((submission) => (
                  <li key={submission.id} className="flex">
                    <SubmissionCard
                      submission={submission}
                      mail={mail}
                      onView={() => open(submission.id)}
                      onDone={setDone}
                    />
                  </li>
                ))}
              </ul>
              <Pagination
                page={page}
                limit={limit}
                total={total}
                onPage={(next) => {
                  setParams(change({ page: String(next) }));
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
