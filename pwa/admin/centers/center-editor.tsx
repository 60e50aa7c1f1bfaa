import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Center } from '#core/center/center.ts';
import { centersEditor } from '#core/i18n/en/admin/centers-editor.ts';
import { proposals } from '#core/i18n/en/admin/imports/proposals.ts';
import type { ReviewStatus } from '#core/lists/staff-lists.ts';
import type { Proposal, ProposalAction } from '#core/staff/proposal.ts';
import { notify } from '../../components/notices.ts';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { queryClient } from '../../query-client.ts';
import { describeFailure, readRefusal } from '../staff-reply.ts';
import { undoChange } from '../undo-change.ts';
import { DraftOffer } from '../unsaved/draft-offer.tsx';
import { LeaveGuard } from '../unsaved/leave-guard.tsx';
import { centerQuery, createCenter, decideProposal, editCenter, forgetLists } from './center-calls.ts';
import { CenterFieldset } from './center-fields.tsx';
import { ConflictCard } from './conflict-card.tsx';
import { EditorSide } from './editor-side.tsx';
import { ListedCard } from './listed-card.tsx';
import { SaveBar } from './save-bar.tsx';
import { useCenterEditing } from './use-center-editing.ts';
import { useSaveKey } from './use-keys.ts';

const ID_PREFIX = 'center';

/** All that staff can do with one center, or with a new one. */
export function CenterEditor({ center }: { center: Center | undefined }) {
  const text = centersEditor;
  const navigate = useNavigate();
  const { state: arrived } = useLocation() as { state: { changeId?: number | null } | null };
  const [status, setStatus] = useState<ReviewStatus>('PUBLISHED');
  // Also by the button that adds it all the same.
  const [verifying, setVerifying] = useState<true>();
  const [lastChange, setLastChange] = useState<number | null>(arrived?.changeId ?? null);
  const editing = useCenterEditing({
    center,
    idPrefix: ID_PREFIX,
    onSaved: ({ center: saved, changeId }) => {
      // What changed nothing leaves the last change to be taken back.
      if (changeId !== null) setLastChange(changeId);
      if (!center) {
        navigate(`/admin0323/centers/${saved.id}`, { replace: true, state: { ...arrived, changeId } });
      }
    },
  });
  const { form, seen, save, run, show } = editing;
  const { isDirty } = form.formState;

  const saveFields = (verified?: true, confirmed?: true) => {
    setVerifying(verified);
    void save(async (fields) => {
      const edited = seen
        ? await editCenter(seen.id, { fields, verified, seenUpdatedAt: seen.updatedAt })
        : await createCenter({ fields, verified, confirmed, reviewStatus: status });
      const title = edited.changeId === null ? text.nothingChanged : text.saved;
      notify({ title, ...(edited.warnings && { text: edited.warnings.join(' ') }) });
      return edited;
    });
  };
  useSaveKey(() => saveFields());

  const changeStatus = (reviewStatus: ReviewStatus) => {
    setStatus(reviewStatus);
    if (!seen) return;
    const send = async () => {
      const edited = await editCenter(seen.id, { reviewStatus, seenUpdatedAt: seen.updatedAt });
      notify({ title: text.statusUpdated });
      return edited;
    };
    void run(send, () => notify({ ...text.statusFailed, tone: 'destructive' }), true);
  };

  const decide = (proposal: Proposal, action: ProposalAction) => {
    if (!seen) return;
    const { accepted, dismissed, label } = proposals;
    const send = async () => {
      const edited = await decideProposal(seen, proposal, action);
      notify({ title: (action === 'accept' ? accepted : dismissed)(label(proposal)) });
      return edited;
    };
    const failed = (error: unknown) =>
      notify({ title: proposals.failed, text: describeFailure(error), tone: 'destructive' });
    void run(send, failed, true);
  };

  const undo = async (changeId: number) => {
    try {
      await undoChange(changeId);
      setLastChange(null);
      forgetLists(queryClient);
      notify({ title: text.undone });
      show((await queryClient.fetchQuery(centerQuery(seen!.id))).center, { keepTyped: true });
    } catch (error) {
      // What was added is taken away again.
      if (readRefusal(error)?.code === 'center_not_found') navigate('/admin0323/centers', { replace: true });
      else notify({ title: text.undoFailed, text: describeFailure(error), tone: 'destructive' });
    }
  };

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
      <form
        noValidate
        aria-label={text.formLabel}
        className="card min-w-0 p-4 sm:p-6 [&_input]:scroll-mb-32 [&_select]:scroll-mb-32 [&_textarea]:scroll-mb-32 [&_button]:scroll-mb-32"
        onSubmit={(event) => {
          event.preventDefault();
          saveFields();
        }}
      >
        <DraftOffer {...editing.draft} />
        <ErrorSummary problems={editing.problems} attempts={editing.attempts} failureTitle={text.notSaved} />
        <CenterFieldset form={form} idPrefix={ID_PREFIX} />
        {editing.conflict && <ConflictCard {...editing.conflict} />}
        {editing.listed && <ListedCard refusal={editing.listed} onAdd={() => saveFields(verifying, true)} />}
        <SaveBar
          isNew={!seen}
          unsaved={isDirty}
          busy={editing.busy}
          onVerify={() => saveFields(true)}
          onUndo={lastChange === null ? undefined : () => void undo(lastChange)}
        />
      </form>
      <EditorSide
        center={seen}
        status={seen?.reviewStatus ?? status}
        busy={editing.busy}
        onStatus={changeStatus}
        onDecide={decide}
      />
      <LeaveGuard unsaved={isDirty} />
    </div>
  );
}
