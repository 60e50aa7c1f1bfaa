import { useEffect, useRef } from 'react';
import type { Center } from '#core/center.ts';
import { compareCenters } from '#core/center-changes.ts';
import { centerFieldLabels } from '#core/i18n/en/admin/center-fields.ts';
import { centersEditor } from '#core/i18n/en/admin/centers-editor.ts';
import { useStaffText } from '../../text.tsx';
import { FieldChanges } from '../parts/field-changes.tsx';
import type { Conflict } from './use-center-editing.ts';

/** Somebody else was faster: who, what is new, and the way to go on with what was typed here. */
export function ConflictCard({
  conflict,
  seen,
  onTakeOver,
}: {
  conflict: Conflict;
  /** The center as it was when it was opened here. */
  seen: Center;
  onTakeOver: () => void;
}) {
  const { conflict: text } = useStaffText(centersEditor);
  const card = useRef<HTMLElement>(null);
  // It stands below a long form, and somebody may have saved from anywhere in it.
  useEffect(() => {
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'center' });
  }, []);
  const changes = compareCenters(seen, conflict.now);
  return (
    <section
      ref={card}
      tabIndex={-1}
      role="alert"
      className="space-y-3 rounded-lg border-2 border-lantern bg-lantern-soft p-4"
    >
      <h2 className="text-lg text-on-lantern-soft">{text.title}</h2>
      <p className="text-on-lantern-soft">{conflict.message}</p>
      <div className="rounded-lg bg-card">
        <FieldChanges
          changes={changes.map(({ field, ...values }) => ({ label: centerFieldLabels[field], ...values }))}
          before={text.before}
          after={text.after}
        />
      </div>
      <button type="button" className="button button-primary" onClick={onTakeOver}>
        {text.takeOver}
      </button>
    </section>
  );
}
