import { useEffect, useRef, useState } from 'react';
import type { Inputs } from '../../forms/fields/inputs.ts';
import { useSession } from '../session.ts';
import { keepDraft, readDraft } from './drafts.ts';

/**
 * Keeps what is typed in a form in this tab until it is saved: neither Back nor a reload nor a crash takes it away. What
 * is found when the form opens is `offered`.
 */
export function useDraft({
  about,
  seen,
  inputs,
  before,
  unsaved,
}: {
  /** Of what: "center-00000012". */
  about: string;
  /** What is typed over, to be kept with it. */
  seen: unknown;
  inputs: Inputs;
  /** The inputs before anything was typed. */
  before: Inputs;
  unsaved: boolean;
}) {
  const by = useSession().data?.id;
  const [offered, setOffered] = useState(() => (by === undefined ? undefined : readDraft(about, by)));
  const values = JSON.stringify(
    Object.fromEntries(Object.entries(inputs).filter(([name, value]) => !isEqual(value, before[name]))),
  );
  const wasUnsaved = useRef(false);
  useEffect(() => {
    if (by === undefined) return;
    if (unsaved) {
      keepDraft(about, { at: new Date().toISOString(), by, seen, values: JSON.parse(values) });
    } else if (wasUnsaved.current) keepDraft(about, undefined);
    wasUnsaved.current = unsaved;
  }, [about, by, seen, values, unsaved]);
  const close = () => setOffered(undefined);
  return {
    offered,
    /** It was taken over into the form, which keeps it from now on. */
    close,
    /** Nobody wants the offered one. */
    discard() {
      close();
      if (!unsaved) keepDraft(about, undefined);
    },
    /** What was typed is saved: the form may be gone before it hears so. */
    saved() {
      close();
      keepDraft(about, undefined);
    },
  };
}

function isEqual(a: Inputs[string] | undefined, b: Inputs[string] | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
