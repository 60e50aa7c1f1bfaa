import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Guide } from '#core/guide/guide.ts';
import { adminGuides } from '#core/i18n/en/admin/guides.ts';
import { ConfirmDialog } from '../../components/dialog.tsx';
import { notify } from '../../components/notices.ts';
import { AdminPage } from '../parts/admin-page.tsx';
import { Empty } from '../parts/empty.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { readRefusal } from '../staff-reply.ts';
import { undoChange } from '../undo-change.ts';
import { deleteGuide, refreshGuides, useAllGuides } from './guide-calls.ts';
import { GuideDialog, type Writing } from './guide-dialog.tsx';
import { GuideList } from './guide-list.tsx';

/** /admin0323/guides: all guides, and where they are written. */
export function AdminGuidesPage() {
  const text = adminGuides;
  const queryClient = useQueryClient();
  const guides = useAllGuides();
  const [writing, setWriting] = useState<Writing>();
  // Apart from `asking`, so that the question does not lose its title while it closes.
  const [chosen, setChosen] = useState<Guide>();
  const [asking, setAsking] = useState(false);
  const [deleted, setDeleted] = useState<{ title: string; changeId: number }>();

  const fail = (title: string, error: unknown) =>
    notify({ title, text: readRefusal(error)?.message ?? text.tryAgain, tone: 'destructive' });
  const remove = async (guide: Guide) => {
    try {
      const changeId = await deleteGuide(guide);
      setDeleted({ title: guide.title, changeId });
      notify({ title: text.notices.deleted });
    } catch (error) {
      fail(text.notices.deleteFailed, error);
    }
    await refreshGuides(queryClient);
  };
  const undo = async (changeId: number) => {
    try {
      await undoChange(changeId);
      setDeleted(undefined);
      notify({ title: text.restored });
      document.getElementById('content')?.focus({ preventScroll: true });
    } catch (error) {
      fail(text.undoFailed, error);
    }
    await refreshGuides(queryClient);
  };

  return (
    <AdminPage
      title={text.title}
      intro={text.intro}
      actions={
        <button
          type="button"
          className="button button-primary"
          onClick={() => setWriting({ guide: undefined })}
        >
          {text.create}
        </button>
      }
    >
      {deleted && (
        <DeletedGuide
          key={deleted.changeId}
          title={deleted.title}
          onUndo={() => void undo(deleted.changeId)}
        />
      )}
      <Loaded query={guides} failureTitle={text.loadFailure}>
        {(all) =>
          all.length === 0 ? (
            <Empty {...text.empty} />
          ) : (
            <GuideList
              guides={all}
              onEdit={(guide) => setWriting({ guide })}
              onAdd={(version) => setWriting({ guide: undefined, version })}
              onDelete={(guide) => {
                setChosen(guide);
                setAsking(true);
              }}
            />
          )
        }
      </Loaded>
      <GuideDialog
        writing={writing}
        onClose={() => setWriting(undefined)}
        onSaved={() => void refreshGuides(queryClient)}
      />
      <ConfirmDialog
        title={text.confirmDelete.title(chosen?.title ?? '')}
        text={text.confirmDelete.text}
        confirm={text.confirmDelete.confirm}
        keep={text.confirmDelete.keep}
        open={asking}
        onConfirm={() => chosen && void remove(chosen)}
        onClose={() => setAsking(false)}
      />
    </AdminPage>
  );
}

/** Says what was deleted, and takes it back. It gets the keyboard: the button that deleted is gone. */
function DeletedGuide({ title, onUndo }: { title: string; onUndo: () => void }) {
  const text = adminGuides;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="card flex flex-wrap items-center justify-between gap-3 border-l-8 border-l-action p-4">
      <p id="deleted-guide">{text.deleted(title)}</p>
      <button
        ref={button}
        type="button"
        aria-describedby="deleted-guide"
        className="button button-secondary"
        onClick={onUndo}
      >
        {text.undo}
      </button>
    </div>
  );
}
