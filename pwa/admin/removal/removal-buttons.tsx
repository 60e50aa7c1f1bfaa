import { removalText } from '#core/i18n/en/admin/removal.ts';
import type { Removable } from '#core/staff/removal.ts';
import { StatusBadge } from '../parts/status-badge.tsx';
import { DeleteButton } from './delete-button.tsx';
import { SpamButton } from './spam-button.tsx';

const nothing = () => {};

/** What takes something that somebody sent out of its queue without dealing with it. */
export function RemovalButtons({
  subject,
  id,
  title,
  spam,
  onDeleted = nothing,
  onRemoved = nothing,
  onChanged = nothing,
}: {
  subject: Removable;
  id: string;
  /** What it is called. */
  title: string;
  /** True where it is marked as spam. */
  spam: boolean;
  /** It is gone for good: heard before the others. */
  onDeleted?: () => void;
  /** It has left its queue. */
  onRemoved?: () => void;
  /** The same, or it is back. */
  onChanged?: () => void;
}) {
  return (
    <>
      <SpamButton {...{ subject, id, title, spam }} onMarked={onRemoved} onChanged={onChanged} />
      <DeleteButton
        {...{ subject, id, title }}
        onDeleted={() => {
          onDeleted();
          onRemoved();
          onChanged();
        }}
      />
    </>
  );
}

export function SpamBadge() {
  return <StatusBadge tone="bad">{removalText.spam.badge}</StatusBadge>;
}
