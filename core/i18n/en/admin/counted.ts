import { formatNumber } from '../../format.ts';

/** "1 mail", "2 mails". */
export function counted(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}
