import { valueLists } from '#core/center/center-changes.ts';
import type { CenterInputs } from '#core/center/center-inputs.ts';
import { centerFieldLabels } from '#core/i18n/en/admin/center-fields.ts';
import { ask } from '../terminal/ask.ts';
import { safeText } from '../terminal/safe-text.ts';
import { type FieldName, findProblem } from './typed-fields.ts';

/** What stands for nothing: an empty answer keeps what there is. */
const ERASES = '-';

/** Asks what is to stand in a field, until that can be read. What stands there now can be fixed. */
export async function askForLine(inputs: CenterInputs, field: FieldName, instead: string): Promise<string> {
  const choices = valueLists[field]?.values.join(', ');
  const read = (typed: string) => (typed.trim() === ERASES ? '' : typed);
  const typed = await ask.text({
    message: `${centerFieldLabels[field]}${choices ? ` (of ${choices})` : ''}, ${ERASES} for nothing:`,
    instead,
    default: writeTyped(inputs[field]),
    prefill: 'editable',
    validate: (text) => findProblem(inputs, field, read(text)) ?? true,
  });
  return read(typed);
}

/** What stands in a field as somebody would type it, fit to be shown. */
export function writeTyped(value: CenterInputs[FieldName]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return safeText([value].flat().join(', '));
}
