import { formatNumber } from '#core/i18n/format.ts';

/** "1 center", "18,450 centers". */
export function countCenters(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'center' : 'centers'}`;
}
