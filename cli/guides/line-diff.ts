import { diffArrays } from 'diff';
import { paint } from '../terminal/paint.ts';
import { safeText } from '../terminal/safe-text.ts';
import { wrapText } from '../terminal/wrap.ts';

export interface DiffLine {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Unchanged lines that are shown around a change. */
const AROUND = 1;

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
      const gap = left && at > 0 ? [paint('dim', '…', process.stderr)] : [];
      left = false;
      return [...gap, ...formatLine(line, width)];
    })
    .join('\n');
}

/** Every line of both texts, in order. */
export function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  return diffArrays([...before], [...after]).flatMap(({ added, removed, value }) => {
    const kind = added ? 'added' : removed ? 'removed' : 'same';
    return value.map((text): DiffLine => ({ kind, text }));
  });
}

const signs = { same: '  ', removed: '- ', added: '+ ' } as const;
const colours = { same: 'dim', removed: 'red', added: 'green' } as const;

function formatLine({ kind, text }: DiffLine, width: number): string[] {
  return wrapText(safeText(text), Math.max(width - 2, 20)).map((line) =>
    paint(colours[kind], `${signs[kind]}${line}`.trimEnd(), process.stderr),
  );
}
