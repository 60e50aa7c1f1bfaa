import type { CenterFields } from '#core/center/center.ts';
import { valueLists } from '#core/center/center-changes.ts';
import { CenterForm, type CenterInputs } from '#core/center/center-inputs.ts';
import { columns } from '#core/center/csv-columns.ts';
import { betweenValues, type Field, isList } from '#core/center/field-kinds.ts';
import { fields } from '#core/center/fields.ts';
import { centerFieldLabels } from '#core/i18n/en/admin/center-fields.ts';
import { AppError, type Issue } from '#server/app-error.ts';
import { UsageError } from '../usage-error.ts';

export type FieldName = keyof CenterFields;

/** The fields of a center, in the order in which staff see them. */
export const fieldNames = Object.keys(centerFieldLabels) as FieldName[];

/** What was typed for some fields, as a form's inputs; and what in it cannot be used. */
export interface Typed {
  inputs: Partial<CenterInputs>;
  problems: Issue[];
}

/** ["phone=512-555-0100", "levels=detox, IOP", "zip="] → inputs. Throws UsageError where there is no such field. */
export function readAssignments(assignments: readonly string[]): Typed {
  const typed: [FieldName, string][] = assignments.map((assignment) => {
    const at = assignment.indexOf('=');
    if (at < 0) throw new UsageError(`"${assignment}" says no value: give it such as phone=512-555-0100.`);
    const name = assignment.slice(0, at);
    const field = findField(name);
    if (!field) {
      throw new UsageError(`"${name}" is no field of a center: give one of ${fieldNames.join(', ')}.`);
    }
    return [field, assignment.slice(at + 1)];
  });
  return readTyped(typed);
}

/** Values as text, or lists of it; commas stand between the values of a list that is given as text. */
export function readTyped(typed: readonly (readonly [FieldName, unknown])[]): Typed {
  const inputs: Partial<Record<FieldName, unknown>> = {};
  const problems: Issue[] = [];
  for (const [field, value] of typed) {
    const read = readValue(field, value);
    if ('problem' in read) problems.push({ path: field, message: read.problem });
    else inputs[field] = read.input;
  }
  return { inputs: inputs as Partial<CenterInputs>, problems };
}

/** A field by what it is called in JSON, in the template of the import, or for people; in any writing. */
export function findField(name: string): FieldName | undefined {
  return byName.get(plain(name));
}

/** The fields that the inputs say, or what is wrong with them at which field. */
export function readFields(
  inputs: CenterInputs,
): { fields: CenterFields; problems: [] } | { fields: undefined; problems: Issue[] } {
  const read = CenterForm.safeParse(inputs);
  if (read.success) return { fields: read.data, problems: [] };
  const problems = read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  return { fields: undefined, problems };
}

/** What was typed, over what is there. Throws 400 `invalid_fields`. */
export function applyTyped(before: CenterInputs, { inputs, problems }: Typed): CenterFields {
  const read = readFields({ ...before, ...inputs });
  const refused = new Set(problems.map(({ path }) => path));
  const all = [...problems, ...read.problems.filter(({ path }) => !refused.has(path))];
  if (read.fields && all.length === 0) return read.fields;
  const [first, ...others] = all;
  const message = others.length === 0 ? `${first?.path}: ${first?.message}.` : 'Some fields cannot be read:';
  throw new AppError(400, 'invalid_fields', message, all);
}

/** What is wrong with a text typed for a field of these inputs; undefined where nothing is. */
export function findProblem(inputs: CenterInputs, field: FieldName, text: string): string | undefined {
  const typed = readTyped([[field, text]]);
  const { problems } = readFields({ ...inputs, ...typed.inputs });
  return [...typed.problems, ...problems].find(({ path }) => path === field)?.message;
}

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

const byName = new Map<string, FieldName>([
  ...fieldNames.map((field) => [plain(centerFieldLabels[field]), field] as const),
  ...columns.map(({ header, field }) => [plain(header), field] as const),
  ...fieldNames.map((field) => [plain(field), field] as const),
]);

type Read = { input: unknown } | { problem: string };

function readValue(field: FieldName, value: unknown): Read {
  const asked: Field = fields[field];
  if (isList(asked))
    return readList(field, Array.isArray(value) ? value : String(value).split(betweenValues(asked)));
  if (typeof value === 'object') return { problem: 'must be text' };
  const text = String(value).trim();
  if (asked.kind === 'yesNo') return readYesOrNo(text);
  if (field === 'state') return { input: readParts(field, [text]).known[0] ?? text };
  return { input: String(value) };
}

function readList(field: FieldName, items: readonly unknown[]): Read {
  if (items.some((item) => typeof item === 'object')) return { problem: 'must be a list of texts' };
  const texts = items.map((item) => String(item).trim()).filter((item) => item !== '');
  const list = valueLists[field];
  if (!list) return { input: texts };
  const { known, unknown } = readParts(field, texts);
  if (unknown.length === 0) return { input: known };
  const wrong = unknown.map((text) => `“${text}”`).join(', ');
  return { problem: `${wrong} ${unknown.length === 1 ? 'is' : 'are'} none of ${list.values.join(', ')}` };
}

/** Values by their label too, as an import takes them. */
function readParts(field: FieldName, texts: readonly string[]) {
  const column = columns.find((each) => each.field === field);
  const [known, unknown]: [string[], string[]] = [[], []];
  for (const text of texts) {
    const value = text === '' ? undefined : column?.parse(text).value;
    if (value === undefined) unknown.push(text);
    else known.push(typeof value === 'string' ? value : Object.values((value as object[])[0] ?? {}).join());
  }
  return { known, unknown };
}

function readYesOrNo(text: string): Read {
  if (/^(yes|true|y)$/i.test(text)) return { input: true };
  if (/^(no|false|n|)$/i.test(text)) return { input: false };
  return { problem: 'must be yes or no' };
}
