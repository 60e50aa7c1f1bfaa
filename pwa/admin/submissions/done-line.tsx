import { useEffect, useRef } from 'react';
import { submissionsText } from '#core/i18n/en/admin/submissions.ts';
import { describeFailure } from '../staff-reply.ts';
import { useUndo } from './submission-queries.ts';

/** What has just happened to a submission. */
export interface Done {
  id: string;
  /** What it is called. */
  title: string;
  what: 'UNDER_REVIEW' | 'APPROVED' | 'REJECTED' | 'HANDLED' | 'UNDONE';
  /** Set where a decision was taken back that the submitter had been told of. */
  mailSent?: boolean;
}

/** Says what has just happened, with a way to take a decision back. It gets the keyboard when it appears. */
export function DoneLine({
  done,
  onDone,
}: {
  done: Done | undefined;
  onDone: (done: Done | undefined) => void;
}) {
  const text = submissionsText;
  const undo = useUndo();
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!done) return;
    let frame = 0;
    // A dialog that it was done in gives the keyboard back as it closes, to what may be gone.
    const focus = () => {
      if (document.querySelector('dialog[open]')) frame = requestAnimationFrame(focus);
      else line.current?.focus();
    };
    frame = requestAnimationFrame(focus);
    return () => cancelAnimationFrame(frame);
  }, [done]);
  const takeBack = () => {
    if (!done) return;
    undo.mutate(done.id, {
      onSuccess: ({ mailSent }) => onDone({ ...done, what: 'UNDONE', mailSent }),
    });
  };
  if (!done) return null;
  const canUndo = done.what === 'APPROVED' || done.what === 'REJECTED' || done.what === 'HANDLED';
  return (
    <div ref={line} tabIndex={-1} className="card border-l-8 border-l-action p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          {text.did[done.what](done.title)} {done.mailSent && text.did.mailSent}
        </p>
        {canUndo && (
          <button
            type="button"
            className="button button-secondary"
            disabled={undo.isPending}
            onClick={takeBack}
          >
            {text.undo}
          </button>
        )}
      </div>
      {undo.isError && (
        <p role="alert" className="mt-2 font-semibold text-emergency">
          {describeFailure(undo.error)}
        </p>
      )}
    </div>
  );
}
