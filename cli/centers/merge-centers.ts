import type { Center } from '#core/center/center.ts';
import {
  type Choice,
  choicesOf,
  defaultChoice,
  describeRow,
  isSame,
  type MergeRow,
  mergeFields,
  mergeRows,
} from '#core/center/merged-fields.ts';
import { centerFieldLabels } from '#core/i18n/en/admin/center-fields.ts';
import { duplicates } from '#core/i18n/en/admin/duplicates.ts';
import { AppError } from '#server/app-error.ts';
import { reply } from '../connection/reply.ts';
import { paint } from '../terminal/paint.ts';
import { safeText } from '../terminal/safe-text.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { wrapText } from '../terminal/wrap.ts';
import { UsageError } from '../usage-error.ts';
import { findCenter } from './find-center.ts';
import { nameCenter, sayUndo } from './print-center.ts';
import { findField } from './typed-fields.ts';

interface MergeFlags {
  /** Whose value to take, such as "phone=other" or "languages=both". */
  take?: readonly string[];
}

/** Makes one center of two, after it has shown what becomes of each field. */
export async function mergeCenters(
  terminal: Terminal,
  keepGiven: string,
  otherGiven: string,
  { take = [] }: MergeFlags,
): Promise<void> {
  const taken = readTaken(take);
  const { api } = await terminal.connect();
  const [{ center: keep }, { center: gone }] = [
    await findCenter(api, keepGiven),
    await findCenter(api, otherGiven),
  ];
  if (keep.id === gone.id) throw new UsageError(`${keepGiven} and ${otherGiven} are the same center.`);
  const choiceOf = (row: MergeRow) => chosen(row, taken, keep, gone);
  const fields = mergeFields(keep, gone, choiceOf);
  if (!terminal.flags.json) console.error(formatChoices(keep, gone, choiceOf, terminal.width));
  await terminal.confirm(safeText(duplicates.confirm.text({ keep, gone })));
  const merged = await reply(
    api.admin.duplicates.merge.$post({
      json: {
        keepId: keep.id,
        mergeId: gone.id,
        fields,
        seen: { keep: keep.updatedAt, merge: gone.updatedAt },
      },
    }),
  );
  terminal.print(merged, () =>
    [`Merged: ${nameCenter(gone)} into ${nameCenter(merged.center)}`, sayUndo(merged.changeId)].join('\n'),
  );
}

const choiceNames: Record<string, Choice> = { keep: 'first', other: 'second', both: 'both' };

function readTaken(take: readonly string[]): Map<MergeRow, Choice> {
  return new Map(
    take.map((text) => {
      const [name = '', whose = ''] = text.split('=');
      const field = findField(name);
      const row = mergeRows.find(({ fields }) => field && fields.includes(field));
      const choice = choiceNames[whose];
      if (row && choice) return [row, choice] as const;
      const names = mergeRows.map(({ key }) => key).join(', ');
      throw new UsageError(
        `"${text}" says not what to take: give it such as phone=other. Take keep, other or both of ${names}.`,
      );
    }),
  );
}

function chosen(row: MergeRow, taken: ReadonlyMap<MergeRow, Choice>, keep: Center, gone: Center): Choice {
  const choice = taken.get(row) ?? defaultChoice(row, keep, gone);
  if (choicesOf(row, keep, gone).includes(choice)) return choice;
  throw new AppError(400, 'no_two', `${labelOf(row)}: the two cannot both be kept. Take keep or other.`);
}

/** Both values of each field that differs: `+` before what stays, `-` before what does not. */
function formatChoices(
  keep: Center,
  gone: Center,
  choiceOf: (row: MergeRow) => Choice,
  width: number,
): string {
  const differing = mergeRows.filter((row) => !isSame(row, keep, gone));
  const head = [`Stays: ${nameCenter(keep)}`, `Goes:  ${nameCenter(gone)}`];
  if (differing.length === 0) return [...head, 'Both say the same.'].join('\n');
  const labels = Math.max(...differing.map((row) => labelOf(row).length)) + 2;
  const value = (row: MergeRow, center: Center, stays: boolean) => {
    const lines = wrapText(safeText(describeRow(row, center)) || duplicates.nothing, width - labels - 10);
    return lines.map((line) =>
      paint(stays ? 'green' : 'red', `${stays ? '+' : '-'} ${line}`, process.stderr),
    );
  };
  const rows = differing.flatMap((row) => {
    const choice = choiceOf(row);
    const sides = [
      ['keep', value(row, keep, choice !== 'second')],
      ['other', value(row, gone, choice !== 'first')],
    ] as const;
    const lines = sides.flatMap(([side, text]) =>
      text.map((line, index) => `${(index === 0 ? side : '').padEnd(7)}${line}`),
    );
    return lines.map((line, index) => `${(index === 0 ? labelOf(row) : '').padEnd(labels)}${line}`);
  });
  return [...head, ...rows].join('\n');
}

function labelOf({ key, fields }: MergeRow): string {
  return fields.length > 1 ? duplicates.place : centerFieldLabels[key];
}
