import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { pageText } from '../text.tsx';
import { focusField } from './focus-field.ts';

const useFormsText = pageText('forms');

/** Something that is wrong with a form. */
export interface Problem {
  /** The element of the field; undefined for what is about the whole. */
  fieldId?: string;
  message: string;
  /** True once it has been put right. */
  fixed: boolean;
}

/** A screen reader that is told two things at once says one of them. In milliseconds. */
const AFTER_FOCUS_MS = 150;

/**
 * All that is wrong, on top of the form, each a link to its field. With each new attempt the first wrong field gets
 * the keyboard, and then the summary is announced.
 */
export function ErrorSummary({
  problems,
  attempts,
  failureTitle,
}: {
  problems: readonly Problem[];
  /** How often the form could not be sent: a new number calls for attention anew. */
  attempts: number;
  /** Heads what is about the whole, where no answer is to be checked. */
  failureTitle: string;
}) {
  const text = useFormsText();
  const box = useRef<HTMLDivElement>(null);
  const [announced, setAnnounced] = useState(attempts);

  const focusFirst = useEffectEvent(() => {
    const first = problems.find(({ fieldId }) => fieldId)?.fieldId;
    if (first) focusField(first);
    else box.current?.focus();
  });
  useEffect(() => {
    if (attempts === 0) return;
    // In a task of its own: by then the field itself says what is wrong.
    const focusing = setTimeout(focusFirst);
    const announcing = setTimeout(() => setAnnounced(attempts), AFTER_FOCUS_MS);
    return () => {
      clearTimeout(focusing);
      clearTimeout(announcing);
    };
  }, [attempts]);

  return (
    <div role="alert" ref={box} tabIndex={-1} className="scroll-mt-6">
      {problems.length > 0 && (
        <div
          key={attempts}
          // In its place at once, and read out when the field has been.
          aria-hidden={announced === attempts ? undefined : true}
          // Nothing below moves while somebody types: what is fixed leaves its place empty.
          className={`mb-6 rounded-lg border-2 border-emergency bg-emergency-soft p-4 ${problems.every(({ fixed }) => fixed) ? 'invisible' : ''}`}
        >
          <p className="font-bold text-emergency">
            {problems.some(({ fieldId }) => fieldId) ? text.checkAnswers : failureTitle}
          </p>
          <ul className="mt-1">
            {problems.map(({ fieldId, message, fixed }) => (
              <li key={`${fieldId} ${message}`} className={fixed ? 'invisible' : undefined}>
                {fieldId ? (
                  <a
                    href={`#${fieldId}`}
                    className="inline-flex min-h-9 items-center text-emergency underline underline-offset-4"
                    onClick={(event) => {
                      event.preventDefault();
                      focusField(fieldId);
                    }}
                  >
                    {message}
                  </a>
                ) : (
                  <span className="inline-flex min-h-9 items-center">{message}</span>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
