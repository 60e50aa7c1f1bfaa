import { api } from './staff-api.ts';
import { staffReply } from './staff-reply.ts';

/** Takes back a change of the history, with all that was changed together with it. */
export function undoChange(changeId: number): Promise<{ undone: true }> {
  return staffReply(api.admin.changes[':id'].undo.$post({ param: { id: String(changeId) } }));
}
