/**
 * What people paste holds more than they see. The schemas refuse that (plain-text.ts): so this comes before them wherever
 * somebody types, or a file is read.
 */

/** Line ends and tabs as spaces. */
export function joinLines(text: string): string {
  return text.replace(/[\t-\r\u0085\p{Zl}\p{Zp}]+/gu, ' ');
}

/** Line ends of all kinds as those that all programs know. */
export function plainLines(text: string): string {
  return text.replace(/[\v\f\u0085\p{Zl}\p{Zp}]/gu, '\n');
}

/** One line, without what nobody sees. */
export function toOneLine(text: string): string {
  return joinLines(text).replace(/\p{Cc}/gu, '');
}

/** Text that may have several lines, without what nobody sees. */
export function toLines(text: string): string {
  return plainLines(text).replace(/[^\P{Cc}\t\n\r]/gu, '');
}
