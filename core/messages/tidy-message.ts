import { toLines, toOneLine } from '../tidy-text.ts';

/** The fields of what people send that may have several lines. */
export const LONG_FIELDS: readonly string[] = ['message', 'programHighlights', 'additionalInfo', 'comment'];

/** A message without what people paste and do not see: the API refuses it (plain-text.ts). */
export function tidyMessage<M extends object>(message: M): M {
  const tidied = Object.entries(message).map(([name, value]) => [name, tidyValue(name, value)]);
  return Object.fromEntries(tidied) as M;
}

function tidyValue(name: string, value: unknown): unknown {
  if (typeof value === 'string') return (LONG_FIELDS.includes(name) ? toLines : toOneLine)(value);
  return Array.isArray(value) ? value.map((each) => tidyValue(name, each)) : value;
}
