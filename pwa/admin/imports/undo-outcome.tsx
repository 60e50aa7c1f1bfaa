import { bulkImport } from '#core/i18n/en/admin/bulk-import.ts';
import type { UndoAnswer } from '#core/staff/bulk-import.ts';
import { useFocusOnMount } from '../../forms/use-focus-on-mount.ts';
import { nameField, Place } from './row-lists.tsx';

/** What an undo did, and what it left as it is. */
export function UndoOutcome({ answer, onClose }: { answer: UndoAnswer; onClose: () => void }) {
  const { undo, notices, lists } = bulkImport;
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { restored, deleted, corrections, keptCenters, sampleRemoved, copy } = answer;
  return (
    <section className="card space-y-3 border-l-8 border-l-action p-6">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {notices.undone}
      </h2>
      <p>{undo.done(restored, deleted)}</p>
      {corrections.length > 0 && (
        <>
          <p>{undo.corrections}</p>
          <ul className="list-disc space-y-1 pl-6">
            {corrections.map(({ id, field, ...at }) => (
              <li key={`${id} ${field}`}>
                <Place {...at} />: {nameField(field, lists.status)}
              </li>
            ))}
          </ul>
        </>
      )}
      {keptCenters.length > 0 && (
        <>
          <p>{undo.keptCenters}</p>
          <ul className="list-disc space-y-1 pl-6">
            {keptCenters.map(({ id, ...at }) => (
              <li key={id}>
                <Place {...at} />
              </li>
            ))}
          </ul>
        </>
      )}
      {sampleRemoved > 0 && <p>{undo.sample(sampleRemoved)}</p>}
      {copy !== null && <p className="break-words">{undo.copy(copy)}</p>}
      <button type="button" className="button button-secondary" onClick={onClose}>
        {undo.dismiss}
      </button>
    </section>
  );
}
