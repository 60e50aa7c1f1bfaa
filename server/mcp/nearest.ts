import { fold } from '#core/fold-text.ts';
import { nearestWord } from '../http/nearest-word.ts';

/** A value of a list, and what people call it. */
export type Named = readonly [value: string, ...names: string[]];

/** The value that is written so or is called so, in any letter case, with spaces or underscores. */
export function valueNamed(given: string, values: readonly Named[]): string | undefined {
  const typed = fold(given);
  return values.find((names) => names.some((name) => fold(name) === typed))?.[0];
}

/** The value whose name is nearest to what was given; undefined where none is near. */
export function nearestOf(given: string, values: readonly Named[]): string | undefined {
  const meant = nearestWord(given, values.flat());
  return meant && values.find((names) => names.includes(meant))?.[0];
}
