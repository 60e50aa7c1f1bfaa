import { paint } from '../format/paint.ts';
import { safeText } from '../format/safe-text.ts';
import { wrapText } from '../format/wrap.ts';

export interface DiffLine {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Unchanged lines that are shown around a change. */
const AROUND = 1;
/** Above so many pairs of lines, all that lies between the first and the last change counts as written anew. */
const MOST_PAIRS = 4_000_000;

/** The change from one text to another, line by line, for a window of so many columns; '' where there is none. */
export function formatLineDiff(before: string, after: string, width: number): string {
  const lines = diffLines(before.split('\n'), after.split('\n'));
  const isNear = (at: number) =>
    lines.slice(Math.max(0, at - AROUND), at + AROUND + 1).some(({ kind }) => kind !== 'same');
  let left = false;
  return lines
    .flatMap((line, at) => {
      if (!isNear(at)) {
        left = true;
        return [];
      }
      const gap = left && at > 0 ? [paint('dim', '…')] : [];
      left = false;
      return [...gap, ...formatLine(line, width)];
    })
    .join('\n');
}

/** A longest common subsequence, by the table of their lengths. */
export function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) {
    end++;
  }
  const same = (text: string): DiffLine => ({ kind: 'same', text });
  return [
    ...before.slice(0, start).map(same),
    ...diffMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...before.slice(before.length - end).map(same),
  ];
}

function diffMiddle(before: readonly string[], after: readonly string[]): DiffLine[] {
  const removed = (text: string): DiffLine => ({ kind: 'removed', text });
  const added = (text: string): DiffLine => ({ kind: 'added', text });
  const columns = after.length + 1;
  if (before.length * after.length > MOST_PAIRS) return [...before.map(removed), ...after.map(added)];
  /** How long the longest is of what comes from line i and line j on. */
  const lengths = new Uint16Array((before.length + 1) * columns);
  const at = (i: number, j: number) => lengths[i * columns + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      lengths[i * columns + j] =
        before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const lines: DiffLine[] = [];
  let j = 0;
  for (const [i, text] of before.entries()) {
    while (j < after.length && after[j] !== text && at(i, j + 1) > at(i + 1, j))
      lines.push(added(after[j++] ?? ''));
    if (j < after.length && after[j] === text) {
      lines.push({ kind: 'same', text });
      j++;
    } else lines.push(removed(text));
  }
  return [...lines, ...after.slice(j).map(added)];
}

const signs = { same: '  ', removed: '- ', added: '+ ' } as const;
const colours = { same: 'dim', removed: 'red', added: 'green' } as const;

function formatLine({ kind, text }: DiffLine, width: number): string[] {
  return wrapText(safeText(text), Math.max(width - 2, 20)).map((line) =>
    paint(colours[kind], `${signs[kind]}${line}`.trimEnd(), process.stderr),
  );
}
