import { paint } from './paint.ts';
import { safeText } from './safe-text.ts';
import { wrapText } from './wrap.ts';

/** What a field was, and what it is; '' where there is nothing. */
export interface ShownChange {
  label: string;
  before: string;
  after: string;
}

/** A diff: a field's label on the left, `-` before what goes and `+` before what comes, wrapped to `width`. */
export function formatChanges(
  changes: readonly ShownChange[],
  width: number,
  stream: { isTTY?: boolean } = process.stdout,
): string {
  const labels = Math.max(0, ...changes.map(({ label }) => label.length)) + 2;
  return changes
    .flatMap(({ label, before, after }) => {
      const signed = [...sign('-', before, width - labels), ...sign('+', after, width - labels)];
      return signed.map((line, index) => {
        const colour = line.startsWith('-') ? 'red' : 'green';
        const name = (index === 0 ? safeText(label) : '').padEnd(labels);
        return `${paint('dim', name, stream)}${paint(colour, line, stream)}`;
      });
    })
    .join('\n');
}

function sign(mark: '-' | '+', value: string, width: number): string[] {
  if (value === '') return [];
  return wrapText(safeText(value), Math.max(width - 2, 20)).map((line) => `${mark} ${line}`);
}
