import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { bulkImport } from '#core/i18n/en/admin/bulk-import.ts';
import { readTyped, type UndoAnswer } from '#core/staff/bulk-import.ts';
import { Dialog } from '../../components/dialog.tsx';
import { always } from '../fresh.ts';
import { Loaded } from '../parts/loaded.tsx';
import { ADMIN } from '../session.ts';
import { api } from '../staff-api.ts';
import { staffReply } from '../staff-reply.ts';
import type { Asked, Undoing } from './use-undo.ts';

/** Says what an undo would do, before it does: of much of the directory the number is to be typed. */
export function UndoDialog({
  asked,
  onUndo,
  onClose,
}: {
  /** Undefined while nobody asks. */
  asked: Asked | undefined;
  onUndo: (undoing: Undoing) => void;
  onClose: () => void;
}) {
  const text = bulkImport.undo;
  return (
    <Dialog title={text.title} open={asked !== undefined} onClose={onClose}>
      {asked && <UndoQuestion key={asked.id} asked={asked} onUndo={onUndo} onClose={onClose} />}
    </Dialog>
  );
}

function UndoQuestion({
  asked,
  onUndo,
  onClose,
}: {
  asked: Asked;
  onUndo: (undoing: Undoing) => void;
  onClose: () => void;
}) {
  const text = bulkImport.undo;
  const { id, file } = asked;
  const query = useQuery({
    queryKey: [ADMIN, 'undo-preview', id],
    queryFn: () =>
      staffReply<UndoAnswer>(
        api.admin.imports[':id'].undo.$post({ param: { id: String(id) }, query: { dryRun: 'true' } }),
      ),
    ...always,
    gcTime: 0,
  });
  return (
    <>
      <p className="font-semibold break-words">{text.of(file)}</p>
      <Loaded
        query={query}
        loading={
          <p role="status" className="space-y-2">
            <span className="block">{text.looking}</span>
            <progress aria-label={text.looking} className="progress-bar" />
          </p>
        }
      >
        {(answer) => (
          <Agreement
            answer={answer}
            onAgree={() => {
              onClose();
              onUndo({ id, file, centers: answer.touched });
            }}
            onClose={onClose}
          />
        )}
      </Loaded>
      {!query.data && (
        <button type="button" className="button button-secondary" onClick={onClose}>
          {text.keep}
        </button>
      )}
    </>
  );
}

function Agreement({
  answer,
  onAgree,
  onClose,
}: {
  answer: UndoAnswer;
  onAgree: () => void;
  onClose: () => void;
}) {
  const text = bulkImport.undo;
  const { touched, all, large } = answer;
  const [typed, setTyped] = useState('');
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  const harmless = useRef<HTMLButtonElement>(null);
  // A second Enter does nothing: what is to be typed, or the harmless answer, has the keyboard.
  useEffect(() => (input.current ?? harmless.current)?.focus(), []);
  const agreed = !large || readTyped(typed) === touched;
  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (agreed) onAgree();
      }}
    >
      <ul className="list-disc space-y-1 pl-6">
        {text.would(answer).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{text.final}</p>
      {large && (
        <>
          <p>
            <strong>{text.large(touched, all)}</strong> {text.copyFirst}
          </p>
          <div>
            <label htmlFor={field} className="block font-semibold">
              {text.type(touched)}
            </label>
            <input
              ref={input}
              id={field}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              className="field mt-1 max-w-40"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </div>
        </>
      )}
      <p className="flex flex-wrap gap-3">
        <button type="submit" className="button button-primary" disabled={!agreed}>
          {text.confirm}
        </button>
        <button ref={harmless} type="button" className="button button-secondary" onClick={onClose}>
          {text.keep}
        </button>
      </p>
    </form>
  );
}
