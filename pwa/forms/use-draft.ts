import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormKind } from '#core/messages/form-messages.ts';
import { deleteDraft, readDraft, saveDraft } from '../outbox/outbox-store.ts';
import { fillIn, type Inputs, isSame } from './fields/inputs.ts';

/** The draft of a form on this device. */
export interface Draft {
  /** False where the browser stores nothing. */
  kept: boolean;
  /** Wipes it. What is typed afterwards is kept again. */
  discard: () => void;
}

/**
 * Keeps what is typed into a form on this device, and puts it back when the form is opened again: after a reload, a
 * crash, or another page. `reads` and `writes` say which of both it does.
 */
export function useDraft(
  form: UseFormReturn<Inputs>,
  kind: FormKind,
  blank: Inputs,
  { reads, writes }: { reads: boolean; writes: boolean },
): Draft {
  const [kept, setKept] = useState(true);
  const latest = useRef<Inputs | undefined>(undefined);
  const writing = useRef(false);

  // At once, not after a pause: a page that is left or killed has no time for it. While one version is being
  // written only the newest waits.
  const keep = useCallback(
    async (values: Inputs) => {
      latest.current = values;
      if (writing.current) return;
      writing.current = true;
      try {
        for (let next: Inputs | undefined = values; next; next = latest.current) {
          latest.current = undefined;
          await (isSame(next, blank) ? deleteDraft(kind) : saveDraft(kind, next));
        }
        setKept(true);
      } catch {
        setKept(false);
      } finally {
        writing.current = false;
      }
    },
    [kind, blank],
  );

  useEffect(() => {
    if (!reads) return;
    let current = true;
    readDraft(kind).then(
      (draft) => {
        // Who has begun to type meanwhile goes on with that.
        if (!current || draft === undefined || !isSame(form.getValues(), blank)) return;
        form.reset(fillIn(blank, draft), { keepDefaultValues: true });
      },
      () => setKept(false),
    );
    return () => {
      current = false;
    };
  }, [reads, form, kind, blank]);

  useEffect(() => {
    if (!writes) return;
    // What was typed before the script came.
    if (!isSame(form.getValues(), blank)) void keep(form.getValues());
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => void keep(values) });
  }, [writes, form, keep, blank]);

  const discard = useCallback(() => {
    if (writes) void keep(blank);
  }, [writes, keep, blank]);
  return { kept, discard };
}
