import { z } from 'zod';
import { validation as wrong } from './i18n/en/validation.ts';

/** Characters that nobody sees: C0, DEL, C1 and Unicode's own line ends. A line has none of them, longer text three. */
const NOT_IN_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const NOT_IN_TEXT = /[^\P{Cc}\t\n\r]/u;

export const isOneLine = (text: string): boolean => !NOT_IN_A_LINE.test(text);

/** One line of text, without outer spaces, with what to say where there is none. */
export function lineOfText(missing?: string) {
  return z.string(missing).trim().refine(isOneLine, wrong.unreadable);
}

/** The same of text that may have several lines. */
export function linesOfText(missing?: string) {
  return z
    .string(missing)
    .trim()
    .refine((text) => !NOT_IN_TEXT.test(text), wrong.unreadable);
}
