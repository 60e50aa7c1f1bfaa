import { type ReactNode, useState } from 'react';

/** The words around a field. */
export interface FieldWords {
  label: string;
  /** A word behind the label, such as "optional". */
  note?: string;
  /** What helps to fill it in. */
  hint?: string;
  /** What is wrong with the answer. */
  error?: string;
}

/** A label, a hint and what is wrong, around an input whose id is `id`. All three stand above it, where the
 * keyboard of a phone does not cover them. */
export function FieldFrame({
  id,
  words: { label, note, hint, error },
  children,
}: {
  id: string;
  words: FieldWords;
  children: ReactNode;
}) {
  return (
    <div className="field-frame">
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
        {note && <span className="font-normal text-muted"> ({note})</span>}
      </label>
      <FieldHints id={id} hint={hint} error={error} />
      {children}
    </div>
  );
}

/** The hint and what is wrong, by the ids that `describedBy` names. */
export function FieldHints({ id, hint, error }: { id: string; hint?: string; error?: string }) {
  // What was wrong leaves its place empty while somebody goes on: the input must not move under a finger.
  const [last, setLast] = useState(error);
  if (error && error !== last) setLast(error);
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="mb-1.5 text-[0.95rem] leading-snug text-muted">
          {hint}
        </p>
      )}
      {error ? (
        <p id={`${id}-error`} className={wrong}>
          {error}
        </p>
      ) : (
        last && <p className={`${wrong} invisible hidden in-data-tried:block`}>{last}</p>
      )}
    </>
  );
}

const wrong = 'mb-1.5 leading-snug font-semibold text-emergency';

/** For `aria-describedby`: the ids of what is shown of hint and error; undefined where neither is. */
export function describedBy(id: string, { hint, error }: { hint?: string; error?: string }) {
  return [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
}
