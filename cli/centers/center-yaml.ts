import { Document, isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { valueLists } from '#core/center/center-changes.ts';
import type { CenterInputs } from '#core/center/center-inputs.ts';
import { centersForm } from '#core/i18n/en/admin/centers-form.ts';
import { type FieldName, fieldNames, findField, readTyped, type Typed } from './typed-fields.ts';

/** A center as text for an editor, below a few lines that say what it is. */
export function writeCenterYaml(inputs: CenterInputs, about: string): string {
  const ordered = fieldNames.map((field) => [field, toText(inputs[field])]);
  const document = new Document(Object.fromEntries(ordered), { schema: 'failsafe' });
  document.commentBefore = [
    about,
    'Save and close the editor to go on. An empty value clears its field.',
    'Text with a colon and a space in it needs quotes.',
  ]
    .map((line) => ` ${line}`)
    .join('\n');
  if (!isMap(document.contents)) throw new Error('A center is a map of fields.');
  for (const { key, value } of document.contents.items) {
    if (isSeq(value)) value.flow = true;
    const hint = isScalar(key) ? hintFor(key.value as FieldName) : undefined;
    if (isScalar(key) && hint) key.commentBefore = ` ${hint}`;
  }
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

/** What somebody made of it. A field whose line is gone is not in it. */
export function readCenterYaml(text: string): Typed {
  // Every value is text: a ZIP of 02101 is no number.
  const document = parseDocument(text, { schema: 'failsafe' });
  const [wrong] = document.errors;
  if (wrong) return { inputs: {}, problems: [{ path: 'text', message: firstLine(wrong.message) }] };
  const typed = document.toJS() as unknown;
  if (typeof typed !== 'object' || typed === null || Array.isArray(typed)) {
    return { inputs: {}, problems: [{ path: 'text', message: 'must have a line for each field' }] };
  }
  const entries = Object.entries(typed);
  const unknown = entries.filter(([name]) => !findField(name));
  const read = readTyped(
    entries.flatMap(([name, value]) => {
      const field = findField(name);
      return field ? [[field, value] as const] : [];
    }),
  );
  const strangers = unknown.map(([name]) => ({ path: name, message: 'is no field of a center' }));
  return { inputs: read.inputs, problems: [...strangers, ...read.problems] };
}

function toText(value: CenterInputs[FieldName]): string | string[] {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
}

function hintFor(field: FieldName): string | undefined {
  const list = valueLists[field];
  if (list) return `Any of ${list.values.join(', ')}`;
  return { street: centersForm.hints.street, lat: centersForm.hints.place }[field as string];
}

function firstLine(message: string): string {
  return (message.split('\n')[0] ?? message).replace(/:$/, '');
}
