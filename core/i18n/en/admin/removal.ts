import { counted } from './counted.ts';

/** Deleting what people sent, and marking it as spam; on the web and in a terminal. */
export const removalText = {
  delete: 'Delete',
  title: (what: string) => `Delete “${what}” for good?`,
  text: 'What was sent goes, with the mails about it that are listed here and its receipt. The history keeps that it was deleted, by whom and when, but not what it said. This cannot be undone. Mails that were sent stay in the mailboxes that they reached, and backups keep it until they are gone.',
  confirm: 'Delete for good',
  keep: 'Keep',
  done: (what: string) => `Deleted: ${what}`,
  mails: (count: number) => (count === 0 ? '' : `${counted(count, 'mail', 'mails')} went with it.`),
  logLeft: 'The log of the database still holds it, as others were at work: it is emptied within a day.',
  failed: 'This was not deleted',
  spam: {
    mark: 'Mark as spam',
    unmark: 'No spam',
    marked: (what: string) => `Marked as spam: ${what}`,
    unmarked: (what: string) => `No spam after all: ${what}`,
    badge: 'Spam',
    none: 'Nothing is marked as spam.',
    undo: 'Undo',
    clear: (count: number) => `Delete all spam (${count})`,
    clearTitle: (count: number) => `Delete ${counted(count, 'message', 'messages')} marked as spam for good?`,
    cleared: (count: number) => `${counted(count, 'message', 'messages')} marked as spam deleted`,
    notMarked: 'This was not changed',
  },
};
