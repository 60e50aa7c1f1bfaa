import type { Center, CenterFields } from '#core/center/center.ts';
import { compareCenters, describeField } from '#core/center/center-changes.ts';
import { type CenterInputs, toCenterInputs } from '#core/center/center-inputs.ts';
import { centerFieldLabels } from '#core/i18n/en/admin/center-fields.ts';
import { ask } from '../terminal/ask.ts';
import { safeText } from '../terminal/safe-text.ts';
import { askForLine } from './ask-for-line.ts';
import { openFields } from './edit-as-yaml.ts';
import { nameCenter } from './print-center.ts';
import { applyTyped, type FieldName, fieldNames, readTyped } from './typed-fields.ts';

const INSTEAD = 'Give what to change: --set phone=512-555-0100.';

/**
 * Asks which field to fix and what it says from now on, until that can be read. Returns the fields; undefined where
 * they say what `saved` says.
 */
export async function fixField(center: CenterFields, saved: Center): Promise<CenterFields | undefined> {
  const inputs = toCenterInputs(center);
  const field = await ask.choose<FieldName | 'all' | 'none'>({
    message: 'Which field?',
    instead: INSTEAD,
    choices: [
      ...fieldNames.map((value) => ({ value, name: nameField(value, center) })),
      { value: 'all' as const, name: 'All of them, in the editor' },
      { value: 'none' as const, name: 'None' },
    ],
  });
  if (field === 'none') return unlessSame(center, saved);
  // A text with lines of its own fits in no single line.
  const inEditor = field === 'all' || String(inputs[field]).includes('\n');
  return unlessSame(inEditor ? await fixAll(inputs, saved) : await fixOne(inputs, field), saved);
}

async function fixAll(inputs: CenterInputs, center: Center): Promise<CenterFields> {
  let fixed = applyTyped(inputs, { inputs: {}, problems: [] });
  await openFields(inputs, {
    about: nameCenter(center),
    instead: INSTEAD,
    save: async (fields) => {
      fixed = fields;
    },
  });
  return fixed;
}

async function fixOne(inputs: CenterInputs, field: FieldName): Promise<CenterFields> {
  const text = await askForLine(inputs, field, INSTEAD);
  return applyTyped(inputs, readTyped([[field, text]]));
}

function nameField(field: FieldName, center: CenterFields): string {
  const value = safeText(describeField(field, center[field])).replace(/\s+/g, ' ');
  const short = value.length > 40 ? `${value.slice(0, 40)}…` : value;
  return short === '' ? centerFieldLabels[field] : `${centerFieldLabels[field]}: ${short}`;
}

function unlessSame(fields: CenterFields, saved: Center): CenterFields | undefined {
  return compareCenters(saved, fields).length === 0 ? undefined : fields;
}
