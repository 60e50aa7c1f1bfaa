import { bulkImport } from '#core/i18n/en/admin/bulk-import.ts';
import { centerFieldLabels } from '#core/i18n/en/admin/center-fields.ts';
import type { UndoAnswer } from '#core/staff/bulk-import.ts';
import { safeText } from '../terminal/safe-text.ts';
import { wrapText } from '../terminal/wrap.ts';
import { count } from './import-report.ts';

const { undo, lists } = bulkImport;

/** What an undo did, or would do, for a person. */
export function formatUndo(
  { importId, restored, deleted, keptCenters, corrections, sampleRemoved, copy }: UndoAnswer,
  { dryRun, width }: { dryRun: boolean; width: number },
): string {
  const lines = [
    dryRun ? 'A dry run: nothing was written.' : `Import ${importId} is undone.`,
    '',
    'Centers',
    count(restored, 'restored'),
    count(deleted, 'deleted'),
    ...list(undo.keptCenters, keptCenters.map(describeCenter)),
    ...list(
      undo.corrections,
      corrections.map(({ field, ...center }) => `${describeCenter(center)}: ${nameField(field)}`),
    ),
    ...(sampleRemoved > 0 ? ['', undo.sample(sampleRemoved)] : []),
    ...(copy === null ? [] : ['', undo.copy(copy)]),
  ];
  return wrapText(safeText(lines.join('\n')), width).join('\n');
}

/** Staff have to look at each: none is left out. */
function list(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
}

function describeCenter({ id, name, city, state }: UndoAnswer['keptCenters'][number]): string {
  return `${id}  ${name}, ${city}, ${state}`;
}

function nameField(field: string): string {
  return (
    (centerFieldLabels as Record<string, string | undefined>)[field] ??
    (field === 'reviewStatus' ? lists.status : field)
  );
}
