import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Center } from '#core/center/center.ts';
import { adminReports } from '#core/i18n/en/admin/reports.ts';
import { formatShortDate } from '#core/i18n/format.ts';
import { reportKinds } from '#core/lists/staff-lists.ts';
import type { Resolved } from '#core/messages/center-report.ts';
import { notify } from '../../components/notices.ts';
import { queryClient } from '../../query-client.ts';
import { RemovalButtons } from '../removal/removal-buttons.tsx';
import { api } from '../staff-api.ts';
import { describeFailure, staffReply } from '../staff-reply.ts';
import { undoChange } from '../undo-change.ts';
import { besideQuery, forgetLists } from './center-calls.ts';
import { hasReports, VisitorReports } from './visitor-reports.tsx';

/** Beside the editor: what visitors say of the center, and a button that resolves it without a verification. */
export function ReportsCard({ center }: { center: Pick<Center, 'id' | 'updatedAt'> }) {
  const text = adminReports;
  const { data, refetch } = useQuery(besideQuery(center));
  const reports = data?.reports;
  const [busy, setBusy] = useState(false);
  const [changeId, setChangeId] = useState<number | null>(null);

  const act = async (call: () => Promise<{ title: string; changeId: number | null }>, failed: string) => {
    setBusy(true);
    try {
      const done = await call();
      setChangeId(done.changeId);
      notify({ title: done.title });
      forgetLists(queryClient);
      await refetch();
    } catch (error) {
      notify({ title: failed, text: describeFailure(error), tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  const resolve = () =>
    act(async () => {
      const call = api.admin.centers[':id']['resolve-reports'].$post({ param: { id: center.id } });
      const resolved = await staffReply<Resolved>(call);
      return { title: text.resolved(resolved.resolved), changeId: resolved.changeId };
    }, text.notResolved);
  const undo = (id: number) =>
    act(async () => {
      await undoChange(id);
      return { title: text.undone, changeId: null };
    }, text.undoFailed);

  if (!reports) return null;
  return (
    <section className="card space-y-3 p-4">
      <h2 className="text-lg">{text.title}</h2>
      {hasReports(reports) ? (
        <VisitorReports
          reports={reports}
          actions={({ id, kind, reportedAt }) => (
            <div className="flex flex-wrap gap-2 pt-1">
              <RemovalButtons
                subject="center_report"
                id={id}
                title={text.reported(reportKinds.labels[kind], formatShortDate(reportedAt))}
                spam={false}
                onChanged={() => {
                  forgetLists(queryClient);
                  void refetch();
                }}
              />
            </div>
          )}
        />
      ) : (
        <p className="text-muted">{text.none}</p>
      )}
      {reports.open.length > 0 && (
        <>
          <p className="text-sm text-muted">{text.resolveHint}</p>
          <button
            type="button"
            className="button button-secondary"
            disabled={busy}
            onClick={() => void resolve()}
          >
            {text.resolve}
          </button>
        </>
      )}
      {changeId !== null && (
        <button
          type="button"
          className="button button-secondary"
          disabled={busy}
          onClick={() => void undo(changeId)}
        >
          {text.undo}
        </button>
      )}
    </section>
  );
}
