import { create } from 'zustand';
import type { Center } from '#core/center/center.ts';
import type { WaitingMessage } from '../outbox/outbox-store.ts';

/** What the dialog needs to know of a center. */
export type TextableCenter = Pick<Center, 'id' | 'slug' | 'name' | 'phone'> &
  // A text that waits does not have them.
  Partial<Pick<Center, 'street' | 'city' | 'state'>>;

/** What the dialog is about: a center, or a text that waits and is to be changed. */
export type TextDialogSubject =
  | { center: TextableCenter }
  | { waiting: Extract<WaitingMessage, { kind: 'text' }> };

/** The dialog is open while it has a subject. */
export const useTextDialog = create<{ subject: TextDialogSubject | undefined }>(() => ({
  subject: undefined,
}));

/** Opens the "Text Me This Center" dialog. */
export function openTextDialog(subject: TextDialogSubject): void {
  useTextDialog.setState({ subject });
}

export function closeTextDialog(): void {
  useTextDialog.setState({ subject: undefined });
}
