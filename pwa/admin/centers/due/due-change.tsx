import { useEffect, useState } from 'react';
import type { Center } from '#core/center/center.ts';
import { centersEditor } from '#core/i18n/en/admin/centers-editor.ts';
import { centersQueue } from '#core/i18n/en/admin/centers-queue.ts';
import { unsavedText } from '#core/i18n/en/admin/unsaved.ts';
import type { EditedCenter } from '#core/staff/center-editing.ts';
import { ConfirmDialog } from '../../../components/dialog.tsx';
import { ErrorSummary } from '../../../forms/error-summary.tsx';
import { focusField } from '../../../forms/focus-field.ts';
import { DraftOffer } from '../../unsaved/draft-offer.tsx';
import { LeaveGuard } from '../../unsaved/leave-guard.tsx';
import { editCenter } from '../center-calls.ts';
import { CenterFieldset } from '../center-fields.tsx';
import { ConflictCard } from '../conflict-card.tsx';
import { useCenterEditing } from '../use-center-editing.ts';
import { useSaveKey } from '../use-keys.ts';

const ID_PREFIX = 'due';

/** What was found out on the phone goes into the listing, without leaving the queue. */
export function DueChange({
  center,
  onSaved,
  onCancel,
}: {
  center: Center;
  onSaved: (edited: EditedCenter, verified: boolean) => void;
  onCancel: () => void;
}) {
  const text = centersQueue;
  const { formLabel, saving, notSaved } = centersEditor;
  const { leave } = unsavedText;
  const editing = useCenterEditing({ center, idPrefix: ID_PREFIX, onSaved: () => undefined });
  const { form, seen = center } = editing;

  const { isDirty } = form.formState;
  const [asking, setAsking] = useState(false);
  const saveFields = (verified: boolean) =>
    void editing.save(async (fields) => {
      const edit = { fields, ...(verified && { verified: true as const }), seenUpdatedAt: seen.updatedAt };
      const edited = await editCenter(center.id, edit);
      onSaved(edited, verified);
      return edited;
    });
  useSaveKey(() => saveFields(true));
  useEffect(() => focusField(`${ID_PREFIX}-name`), []);

  return (
    <form
      noValidate
      aria-label={formLabel}
      className="card p-4 sm:p-6 [&_input]:scroll-mb-32 [&_select]:scroll-mb-32 [&_textarea]:scroll-mb-32"
      onSubmit={(event) => {
        event.preventDefault();
        saveFields(true);
      }}
    >
      <DraftOffer {...editing.draft} />
      <ErrorSummary problems={editing.problems} attempts={editing.attempts} failureTitle={notSaved} />
      <CenterFieldset form={form} idPrefix={ID_PREFIX} />
      {editing.conflict && <ConflictCard {...editing.conflict} />}
      <p className="-mx-4 -mb-4 mt-6 flex flex-wrap gap-3 rounded-b-xl border-t border-line bg-card px-4 py-3 sm:sticky sm:bottom-0 sm:-mx-6 sm:-mb-6 sm:px-6">
        <button type="submit" disabled={editing.busy} className="button button-primary">
          {editing.busy ? saving : text.save}
        </button>
        <button
          type="button"
          disabled={editing.busy}
          className="button button-secondary px-4"
          onClick={() => saveFields(false)}
        >
          {text.saveOnly}
        </button>
        <button
          type="button"
          className="button button-secondary px-4"
          onClick={() => (isDirty ? setAsking(true) : onCancel())}
        >
          {text.cancel}
        </button>
      </p>
      <LeaveGuard unsaved={isDirty} />
      <ConfirmDialog
        title={leave.title}
        text={leave.text}
        confirm={leave.leave}
        keep={leave.stay}
        open={asking}
        onConfirm={onCancel}
        onClose={() => setAsking(false)}
      />
    </form>
  );
}
