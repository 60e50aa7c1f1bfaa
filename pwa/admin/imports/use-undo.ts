import { useQueryClient } from '@tanstack/react-query';
import type { UndoAnswer } from '#core/bulk-import.ts';
import { bulkImport } from '#core/i18n/en/admin/bulk-import.ts';
import { api } from '../../directory/directory-api.ts';
import { notify } from '../../notices/notices.ts';
import { useStaffText } from '../../text.tsx';
import { ADMIN } from '../session.ts';
import { describeFailure, staffReply } from '../staff-reply.ts';
import { useAction } from '../use-action.ts';

/** Which import is to be undone. */
export interface Undoing {
  id: number;
  /** Its files, for people. */
  file: string;
}

/** The undo of an import. */
export function useUndo() {
  const text = useStaffText(bulkImport);
  const queries = useQueryClient();
  return useAction({
    mutationFn: ({ id }: Undoing) =>
      staffReply<UndoAnswer>(api.admin.imports[':id'].undo.$post({ param: { id: String(id) }, query: {} })),
    onSuccess: ({ restored, deleted }) =>
      notify({ title: text.notices.undone, text: text.undo.done(restored, deleted) }),
    onError: (error) =>
      notify({ title: text.notices.undoFailed, text: describeFailure(error), tone: 'destructive' }),
    onSettled: () => queries.invalidateQueries({ queryKey: [ADMIN] }),
  });
}
