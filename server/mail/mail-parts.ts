import type { ValueList } from '#core/lists/value-list.ts';

/** What the texts of mails are made of. */

/** The part of a mail that is made when it is sent, in paragraphs; empty ones are left out. */
export interface MailParts {
  text: string[];
  /** Who an answer goes to; null for the sender of the mail. */
  replyTo: string | null;
}

/** A heading over its lines; nothing where there are none. */
export function section(heading: string, ...lines: string[]): string {
  const filled = lines.filter((line) => line !== '');
  return filled.length === 0 ? '' : [heading.toUpperCase(), ...filled].join('\n');
}

/** One line for each value that is there. */
export function fields(...all: (readonly [label: string, value: string | null | undefined])[]): string {
  return all
    .filter(([, value]) => value)
    .map(([label, value]) => line(label, oneLine(value ?? '')))
    .join('\n');
}

/** A longer text as it was typed, each line marked, so that it cannot pass for a part of ours. */
export function quote(text: string): string {
  return text === '' ? '' : text.replace(/\r\n?/g, '\n').replace(/^/gm, '| ');
}

export function labels<V extends string>(list: ValueList<V>, values: readonly V[]): string {
  return values.map((value) => list.labels[value]).join(', ');
}

/** `url` is what stands before every path; nothing where that is not known. */
export function link(label: string, url: string | null, path: string): string {
  return url === null ? '' : line(label, `${url}${path}`);
}

/** In any language of ours. */
function line(label: string, value: string): string {
  return `${label}: ${value}`;
}

/** No line breaks and other control characters: of a subject they would make headers. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
