import type { Center } from '#core/center/center.ts';
import { describeProgram } from '#core/center/program-text.ts';
import { programText } from '#core/i18n/en/program-text.ts';

/** A center as an answer has it: what its codes say stands in its program text, too, for who reads no codes. */
export function inWords(center: Center): Center {
  return { ...center, programHighlights: describeProgram(center, programText) };
}
