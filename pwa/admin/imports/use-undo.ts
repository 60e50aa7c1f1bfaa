import { useQueryClient } from '@tanstack/react-query';
import { bulkImport } from '#core/i18n/en/admin/bulk-import.ts';
import type { UndoAnswer } from '#core/staff/bulk-import.ts';
import { notify } from '../../components/notices.ts';
import { refreshPages } from '../session.ts';
import { api } from '../staff-api.ts';
import { describeFailure, staffReply } from '../staff-reply.ts';
import { useAction } from '../use-action.ts';

/** Which import somebody asks to undo. */
export interface Asked {
  id: number;
  /** Its files, for people. */
  file: string;
}

/** Which one is to be undone. */
export interface Undoing extends Asked {
  /** How many centers it touches: what is undone is what was shown. */
  centers: number;
}

/** The undo of an import. */
export function useUndo() {
  const text = bulkImport;
  const queries = useQueryClient();
  return useAction({
    mutationFn: ({ id, centers }: Undoing) =>
      staffReply<UndoAnswer>(
        api.admin.imports[':id'].undo.$post({
          param: { id: String(id) },
          query: { centers: String(centers) },
        }),
      ),
    onSuccess: ({ restored, deleted }) =>
      notify({ title: text.notices.undone, text: text.undo.done(restored, deleted) }),
    onError: (error) =>
      notify({ title: text.notices.undoFailed, text: describeFailure(error), tone: 'destructive' }),
    onSettled: () => refreshPages(queries),
  });
}
