import { useRef, useState } from 'react';
import type { Center } from '#core/center/center.ts';
import { isDue } from '#core/center/due-queue.ts';
import { centersQueue } from '#core/i18n/en/admin/centers-queue.ts';
import { adminFrame } from '#core/i18n/en/admin/frame.ts';
import { proposals } from '#core/i18n/en/admin/imports/proposals.ts';
import type { AdminCenterPage, CenterEdit } from '#core/staff/center-editing.ts';
import { isConflict } from '#core/staff/conflict.ts';
import type { Proposal, ProposalAction } from '#core/staff/proposal.ts';
import { ClaimBar } from '../../claims/claim-bar.tsx';
import { Empty } from '../../parts/empty.tsx';
import { describeFailure, readRefusal } from '../../staff-reply.ts';
import { decideProposal } from '../center-calls.ts';
import { KeyLegend, useKeysSwitch } from '../key-legend.tsx';
import { type QueueAction, QueueActions } from '../queue-actions.tsx';
import { useSingleKeys } from '../use-keys.ts';
import { CALL_LINK_ID, DueCenter } from './due-center.tsx';
import { DueChange } from './due-change.tsx';
import { useDueClaim } from './use-due-claim.ts';
import { useDueQueue } from './use-due-queue.ts';

/** One center at a time, with buttons and keys for all that can be done. */
export function DueQueue({
  state,
  first,
  changing,
  setChanging,
  onAgain,
}: {
  state: string;
  first: AdminCenterPage;
  /** True while the fields of the center are open. */
  changing: boolean;
  setChanging: (changing: boolean) => void;
  onAgain: () => void;
}) {
  const text = centersQueue;
  const { loading } = adminFrame;
  const queue = useDueQueue(state, first);
  const { current } = queue;
  useDueClaim(current?.id, queue.claim);
  const [keysOn, setKeysOn] = useKeysSwitch();
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState('');
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  /** Runs one call at a time, and says what failed. */
  const act = async (call: () => Promise<void>) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setFailure('');
    try {
      await call();
    } catch (error) {
      setFailure(describeFailure(error));
      if (current && isConflict(readRefusal(error)?.code)) {
        await queue.reload(current.id).catch(() => undefined);
      }
    } finally {
      underWay.current = false;
      setBusy(false);
      // A button that cannot be pressed for a while loses the keyboard.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) heading.current?.focus();
      });
    }
  };
  const go = (step: () => void, what = '') => {
    setFailure('');
    setSaid(what);
    step();
  };
  const settle = (center: Center, edit: CenterEdit, what: string) =>
    void act(async () => {
      queue.remember(await queue.edit(center, edit), true);
      go(queue.next, what);
    });
  /** What was due for that alone is due no more behind the last of them. */
  const decide = (proposal: Proposal | undefined, action: ProposalAction) => {
    if (!current || !proposal) return;
    void act(async () => {
      const edited = await decideProposal(current, proposal, action);
      const problems = queue.reports?.counts.problems.length ?? 0;
      const open = { problems, proposals: queue.proposals.length - 1 };
      const settled = !isDue(edited.center, open, new Date());
      queue.remember(edited, settled);
      const { accepted, dismissed, label } = proposals;
      const what = (action === 'accept' ? accepted : dismissed)(label(proposal));
      if (settled) return go(queue.next, what);
      setSaid(what);
      await queue.reload(current.id);
    });
  };
  const close = () => {
    setChanging(false);
    // The form that had the keyboard is gone.
    requestAnimationFrame(() => heading.current?.focus());
  };

  const actions: Record<Exclude<QueueAction, ProposalAction>, (() => void) | undefined> = {
    call: current?.phone ? () => callCenter() : undefined,
    confirm:
      current &&
      (() => {
        if (queue.isSettled) go(queue.next);
        else settle(current, { verified: true }, text.confirmed(current.name));
      }),
    change: current && (() => setChanging(true)),
    next: current && (() => go(queue.next)),
    previous: queue.canGoBack ? () => go(queue.previous) : undefined,
    undo:
      queue.lastDone &&
      (() =>
        void act(async () => {
          const undone = await queue.undo();
          if (undone) setSaid(text.takenBack(undone.name));
        })),
    unpublish:
      current && current.reviewStatus !== 'UNPUBLISHED'
        ? () => settle(current, { reviewStatus: 'UNPUBLISHED' }, text.unpublished(current.name))
        : undefined,
  };
  const idle = !busy && !changing;
  useSingleKeys(
    {
      c: () => actions.call?.(),
      v: () => actions.confirm?.(),
      e: () => actions.change?.(),
      n: () => actions.next?.(),
      p: () => actions.previous?.(),
      u: () => actions.undo?.(),
      a: () => decide(queue.proposals[0], 'accept'),
      d: () => decide(queue.proposals[0], 'dismiss'),
    },
    keysOn && idle,
  );

  return (
    <div className="space-y-4">
      <div role="status" className="flex min-h-8 flex-wrap gap-x-4">
        <strong>{text.left(queue.left)}</strong>
        <span>{said}</span>
        <span className="sr-only">
          {current && text.now(current.name, `${current.city}, ${current.state}`)}
        </span>
      </div>
      {failure && (
        <p role="alert" className="rounded-lg border-2 border-emergency bg-emergency-soft p-4">
          <strong className="block text-emergency">{text.notDone}</strong>
          {failure}
        </p>
      )}
      {current ? (
        <>
          {!changing && <QueueActions actions={actions} busy={busy} />}
          {queue.claim && (
            <ClaimBar subject="center" id={current.id} claim={queue.claim} about={current.name} />
          )}
          <DueCenter
            center={current}
            reports={queue.reports}
            proposals={queue.proposals}
            busy={busy || changing}
            onDecide={decide}
            headingRef={heading}
            withFacts={!changing}
          />
          {changing && (
            <DueChange
              key={current.id}
              center={current}
              onSaved={(edited, verified) => {
                queue.remember(edited, verified);
                close();
                if (verified) go(queue.next, text.confirmed(edited.center.name));
                else setSaid(text.saved(edited.center.name));
              }}
              onCancel={close}
            />
          )}
        </>
      ) : (
        <Empty
          title={queue.loadingMore ? loading : queue.brokenOff ? text.failed : text.end.title}
          text={queue.loadingMore || queue.brokenOff ? undefined : text.end.text(queue.left)}
        >
          <p className="flex flex-wrap justify-center gap-3 pt-2">
            <button type="button" className="button button-primary" onClick={onAgain}>
              {text.end.again}
            </button>
            <QueueActions actions={{ previous: actions.previous, undo: actions.undo }} busy={busy} />
          </p>
        </Empty>
      )}
      <KeyLegend on={keysOn} onSwitch={setKeysOn} />
    </div>
  );
}

/** Puts the keyboard on the number, so that a phone that was put away is a key away, and dials. */
function callCenter(): void {
  const link = document.getElementById(CALL_LINK_ID);
  link?.focus();
  link?.click();
}
