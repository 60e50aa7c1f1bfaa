import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bulkImport } from '#core/i18n/en/admin/bulk-import.ts';
import { importReview } from '#core/i18n/en/admin/imports/review.ts';
import type { ImportBatch, ImportBatches } from '#core/staff/bulk-import.ts';
import Pagination from '../../components/pagination.tsx';
import { always } from '../fresh.ts';
import { Empty } from '../parts/empty.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { formatOwnMoment } from '../parts/own-time.ts';
import { StatusBadge } from '../parts/status-badge.tsx';
import { ADMIN } from '../session.ts';
import { api } from '../staff-api.ts';
import { staffReply } from '../staff-reply.ts';
import { UndoButton } from './undo-button.tsx';
import type { Asked } from './use-undo.ts';

/** The imports so far, newest first. */
export function Batches({ onUndo }: { onUndo: ((asked: Asked) => void) | undefined }) {
  const text = bulkImport.batches;
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: [ADMIN, 'imports', page],
    queryFn: () => staffReply<ImportBatches>(api.admin.imports.$get({ query: { page: String(page) } })),
    ...always,
    placeholderData: (previous) => previous,
  });
  return (
    <section className="space-y-4">
      <h2 id="batches" tabIndex={-1} className="text-xl outline-none">
        {text.title}
      </h2>
      <Loaded query={query}>
        {({ imports, total, limit }) =>
          total === 0 ? (
            <Empty title={text.none} text={text.noneText} />
          ) : (
            <>
              <ul className="card divide-y divide-line">
                {imports.map((batch) => (
                  <Batch key={batch.id} batch={batch} onUndo={onUndo} />
                ))}
              </ul>
              <Pagination
                page={page}
                limit={limit}
                total={total}
                onPage={(next) => {
                  setPage(next);
                  document.getElementById('batches')?.focus();
                }}
              />
            </>
          )
        }
      </Loaded>
    </section>
  );
}

const counted = ['new', 'changed', 'unchanged', 'missing', 'wrong', 'warnings'] as const;

function Batch({ batch, onUndo }: { batch: ImportBatch; onUndo: ((asked: Asked) => void) | undefined }) {
  const { batches: text, undo } = bulkImport;
  const { id, files, source, actor, channel, at, counts, undoneAt, undoneBy } = batch;
  const file = files.join(', ');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-4">
      <div className="min-w-0 space-y-1">
        <p className="font-semibold">
          {file} {undoneAt && <StatusBadge tone="info">{text.undoneBadge}</StatusBadge>}
        </p>
        <p className="text-sm text-muted">
          {text.by(actor, formatOwnMoment(at))}
          {channel === 'terminal' && `, ${text.fromTerminal}`} · {source}
        </p>
        <p className="text-sm">
          {counted
            .filter((what) => counts[what] > 0)
            .map((what) => text.counted(counts[what], what))
            .concat(counts.refused ? [importReview.refused.counted(counts.refused)] : [])
            .join(' · ')}
        </p>
        {undoneAt && undoneBy && (
          <p className="text-sm text-muted">{text.undone(undoneBy, formatOwnMoment(undoneAt))}</p>
        )}
      </div>
      {!undoneAt && onUndo && (
        <UndoButton file={file} label={undo.button} onAsk={() => onUndo({ id, file })} />
      )}
    </li>
  );
}
