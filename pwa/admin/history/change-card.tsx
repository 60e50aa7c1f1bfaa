import { Link } from 'react-router-dom';
import { history } from '#core/i18n/en/admin/history.ts';
import { changeActions, changeSubjects } from '#core/lists/staff-lists.ts';
import { FieldChanges } from '../parts/field-changes.tsx';
import { formatOwnMoment } from '../parts/own-time.ts';
import { StatusBadge, type Tone } from '../parts/status-badge.tsx';
import type { HistoryChange } from './use-history.ts';

const tones: Partial<Record<HistoryChange['action'], Tone>> = {
  create: 'good',
  verify: 'good',
  merge: 'waiting',
  delete: 'bad',
  undo: 'info',
};

/** One change: when, what, by whom; opened, its fields before and after. */
export function ChangeCard({ change, onUndo }: { change: HistoryChange; onUndo: () => void }) {
  const text = history;
  const { action, subject, actor, channel, at, undoneBy, undoes, parts, fields } = change;
  const title = change.title || text.unnamed;
  return (
    <li className="card space-y-3 p-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 space-y-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            <time dateTime={at} className="tabular-nums">
              {formatOwnMoment(at)}
            </time>
            <StatusBadge tone={tones[action] ?? 'plain'}>{changeActions.labels[action]}</StatusBadge>
            <span>{changeSubjects.labels[subject]}</span>
          </p>
          <h3>{title}</h3>
          <p className="text-[0.95rem] text-muted">
            {[
              `${text.by(actor)} ${text.channels[channel]}`,
              undoes !== null && text.undoes,
              parts > 1 && text.withOthers(parts - 1),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {undoneBy && (
            <p className="text-[0.95rem] font-semibold">
              {text.undoneBy(undoneBy.actor, formatOwnMoment(undoneBy.at))}
            </p>
          )}
        </div>
        {change.canUndo && (
          <button
            type="button"
            className="button button-secondary"
            aria-label={text.undo.name(title)}
            onClick={onUndo}
          >
            {text.undo.button}
          </button>
        )}
      </div>
      <details>
        <summary className="link inline-flex min-h-11 min-w-11 cursor-pointer items-center">
          {text.details(fields.length)}
        </summary>
        <div className="space-y-3 pt-2">
          {fields.length > 0 ? (
            <FieldChanges changes={fields} />
          ) : (
            <p className="text-muted">{text.noFields}</p>
          )}
          <MoreOf change={change} />
        </div>
      </details>
    </li>
  );
}

/** Where there is more to be seen of what the change is about. */
function MoreOf({ change: { subject, subjectId } }: { change: HistoryChange }) {
  const text = history;
  const more = {
    center: [`center=${subjectId}`, text.allOfCenter],
    import: [`import=${subjectId}`, text.importedCenters],
  }[subject as string];
  if (!more) return null;
  return (
    <Link to={`/admin0323/history?${more[0]}`} className="link inline-flex min-h-11 items-center">
      {more[1]}
    </Link>
  );
}
