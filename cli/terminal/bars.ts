import stringWidth from 'string-width';
import { formatNumber } from '#core/i18n/format.ts';
import { paint } from './paint.ts';
import { padText } from './wrap.ts';

export interface BarRow {
  label: string;
  value: number;
}

/** The eighths of a cell (Unicode block elements), from none to seven. */
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** A chart of lying bars, a line each, no wider than `width`: the longest is as wide as there is room. */
export function formatBars(rows: readonly BarRow[], width: number): string {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  const labels = Math.max(0, ...rows.map(({ label }) => stringWidth(label)));
  const room = Math.max(width - labels - formatNumber(most).length - 3, 8);
  return rows
    .map(({ label, value }) => {
      // What is more than nothing shows as more than nothing.
      const eighths = value === 0 ? 0 : Math.max(1, Math.round((value / most) * room * 8));
      const bar = '█'.repeat(eighths >> 3) + EIGHTHS[eighths & 7];
      return `${padText(label, labels)}  ${paint('cyan', bar)}${bar ? ' ' : ''}${formatNumber(value)}`;
    })
    .join('\n');
}
