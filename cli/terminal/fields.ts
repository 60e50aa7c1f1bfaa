import { paint } from './paint.ts';
import { safeText } from './safe-text.ts';
import { wrapText } from './wrap.ts';

export type Field = readonly [label: string, value: string | number | null | undefined];

/** One thing, a line for each field: labels on the left; values are wrapped to `width`. Empty ones are left out. */
export function formatFields(fields: readonly Field[], width: number): string {
  const shown = known(fields);
  const labels = Math.max(0, ...shown.map(([label]) => label.length)) + 2;
  return shown
    .map(([label, value]) => {
      const [first = '', ...rest] = wrapText(value, Math.max(width - labels, 20));
      return [
        `${paint('dim', label.padEnd(labels))}${first}`,
        ...rest.map((line) => ' '.repeat(labels) + line),
      ].join('\n');
    })
    .join('\n');
}

/** For programs: a line for each field, with a tab behind its label. */
export function formatFieldLines(fields: readonly Field[]): string {
  return known(fields)
    .map(([label, value]) => `${label}\t${value.replace(/\s+/g, ' ').trim()}`)
    .join('\n');
}

function known(fields: readonly Field[]): [string, string][] {
  return fields.flatMap(([label, value]): [string, string][] =>
    value === null || value === undefined || value === '' ? [] : [[label, safeText(String(value))]],
  );
}
