import { bulkImport } from '#core/i18n/en/admin/bulk-import.ts';
import type { ImportBatch } from '#core/staff/bulk-import.ts';
import { toRun } from '../command-line.ts';

export function howToUndo(importId: number): string {
  return `To take it back: ${toRun(`imports undo ${importId}`)}`;
}

/** "12 new, 3 changed"; what there is none of is left out. */
export function listCounts({ counts }: Pick<ImportBatch, 'counts'>): string {
  const { counted } = bulkImport.batches;
  const parts = (['new', 'changed', 'missing', 'wrong'] as const).flatMap((what) =>
    counts[what] > 0 ? [counted(counts[what], what)] : [],
  );
  return parts.length > 0 ? parts.join(', ') : 'nothing changed';
}
