import { useState } from 'react';
import type { Guide } from '#core/guide/guide.ts';
import { adminGuides } from '#core/i18n/en/admin/guides.ts';
import { ConfirmDialog, Dialog } from '../../components/dialog.tsx';
import { keepDraft } from '../unsaved/drafts.ts';
import { LeaveGuard } from '../unsaved/leave-guard.tsx';
import { GuideEditor } from './guide-editor.tsx';
import { draftOf } from './use-guide-form.ts';

/** What is being written: a new guide, or changes to one. */
export interface Writing {
  guide: Guide | undefined;
  /** Of a new one that is another guide in another language. */
  version?: Pick<Guide, 'slug' | 'language'>;
}

/** Where guides are written. Closing it asks first where something is typed that is not saved. */
export function GuideDialog({
  writing,
  onSaved,
  onClose,
}: {
  /** Undefined while it is closed. */
  writing: Writing | undefined;
  onSaved: () => void;
  onClose: () => void;
}) {
  const { dialog: text, discard } = adminGuides;
  const [hasChanges, setHasChanges] = useState(false);
  const [asking, setAsking] = useState(false);
  const close = () => {
    setHasChanges(false);
    setAsking(false);
    onClose();
  };
  const askToClose = () => {
    if (hasChanges) setAsking(true);
    else close();
  };
  const throwAway = () => {
    if (writing) keepDraft(draftOf(writing.guide, writing.version), undefined);
    close();
  };
  return (
    <>
      <Dialog
        size="wide"
        title={writing?.guide ? text.edit(writing.guide.title) : text.create}
        open={writing !== undefined}
        onClose={askToClose}
      >
        {writing && (
          <GuideEditor
            guide={writing.guide}
            version={writing.version}
            onChanges={setHasChanges}
            onSaved={() => {
              close();
              onSaved();
            }}
            onCancel={askToClose}
          />
        )}
      </Dialog>
      <LeaveGuard unsaved={hasChanges} />
      <ConfirmDialog {...discard} open={asking} onConfirm={throwAway} onClose={() => setAsking(false)} />
    </>
  );
}
