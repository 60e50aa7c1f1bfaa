import { centersQueue } from '#core/i18n/en/admin/centers-queue.ts';
import type { ProposalAction } from '#core/staff/proposal.ts';

export type QueueAction =
  | ('call' | 'confirm' | 'change' | 'next' | 'previous' | 'undo' | 'unpublish')
  /** Of what a source proposes first. */
  | ProposalAction;

/** The key of each action; unpublishing has none, so that no slip of a finger does it. */
export const actionKeys: Partial<Record<QueueAction, string>> = {
  call: 'C',
  confirm: 'V',
  change: 'E',
  next: 'N',
  previous: 'P',
  undo: 'U',
  accept: 'A',
  dismiss: 'D',
};

/** A button for each action that is given; one that cannot be done now keeps its place. */
export function QueueActions({
  actions,
  busy,
}: {
  actions: Partial<Record<QueueAction, (() => void) | undefined>>;
  busy: boolean;
}) {
  const text = centersQueue;
  // The phone number itself is the button to call.
  const shown = (Object.keys(actions) as QueueAction[]).filter((action) => action !== 'call');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the inputs of a form
    <div role="group" aria-label={text.actions} className="flex flex-wrap gap-2">
      {shown.map((action) => (
        <button
          key={action}
          type="button"
          disabled={busy || !actions[action]}
          className={`button px-4 ${action === 'confirm' ? 'button-primary' : 'button-secondary'}`}
          onClick={actions[action]}
        >
          {text[action]}
        </button>
      ))}
    </div>
  );
}
