import { Center, type CenterFields } from '#core/center/center.ts';
import { blankCenterInputs, type CenterInputs } from '#core/center/center-inputs.ts';
import { centerFieldLabels } from '#core/i18n/en/admin/center-fields.ts';
import type { ReviewStatus } from '#core/lists/staff-lists.ts';
import type { EditedCenter } from '#core/staff/center-editing.ts';
import { AppError } from '#server/app-error.ts';
import { reply } from '../connection/reply.ts';
import { ask } from '../terminal/ask.ts';
import { formatFields } from '../terminal/fields.ts';
import { readTextFile } from '../terminal/read-text-file.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { UsageError } from '../usage-error.ts';
import { openFields } from './edit-as-yaml.ts';
import { describeFields, printEdited } from './print-center.ts';
import { applyTyped, type FieldName, fieldNames, findField, findProblem, readTyped } from './typed-fields.ts';

type AddFlags = Partial<Record<FieldName, string | boolean>> & {
  /** JSON with the fields; "-" is standard input. */
  file?: string;
  status?: ReviewStatus;
  verified?: boolean;
};

/** Adds a center by options, from a file, or by questions where nothing is given. */
export async function addCenter(terminal: Terminal, flags: AddFlags): Promise<void> {
  const { api } = await terminal.connect();
  let added: EditedCenter | undefined;
  const save = async (fields: CenterFields) => {
    const json = {
      fields,
      ...(flags.status && { reviewStatus: flags.status }),
      ...(flags.verified && { verified: true as const }),
    };
    try {
      added = await reply(api.admin.centers.$post({ json }));
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'listed_already') throw error;
      for (const { path, message } of error.issues ?? []) terminal.note(`${path}  ${message}`);
      await terminal.confirm(`${error.message} Add it?`);
      added = await reply(api.admin.centers.$post({ json: { ...json, confirmed: true } }));
    }
  };
  const given = fieldNames.flatMap((field) => {
    const value = flags[field];
    return value === undefined ? [] : [[field, value] as const];
  });
  if (flags.file !== undefined || given.length > 0) {
    const fromFile = flags.file === undefined ? [] : await readCenterFile(flags.file);
    await save(applyTyped(blankCenterInputs, readTyped([...fromFile, ...given])));
  } else {
    await askForCenter(terminal, save);
  }
  if (added) printEdited(terminal, added, { before: undefined, did: 'Added' });
}

/** What must be known, and then as much as somebody likes to say. */
async function askForCenter(
  { width }: Terminal,
  save: (fields: CenterFields) => Promise<void>,
): Promise<void> {
  let inputs: CenterInputs = blankCenterInputs;
  for (const field of ['name', 'city', 'state', 'street', 'zip', 'phone', 'website'] as const) {
    inputs = await askForField(inputs, field);
  }
  const fields = applyTyped(inputs, { inputs: {}, problems: [] });
  console.error(formatFields(describeFields(fields), width));
  const answer = await ask.key({
    message: 'Add this center?',
    instead: NEEDED,
    keys: { a: 'add it', e: 'all fields in the editor', q: 'quit' },
  });
  if (answer === 'a') return save(fields);
  if (answer === 'e') return openFields(inputs, { about: 'A new center', instead: NEEDED, save });
}

const NEEDED = 'Say at least --name, --city and --state, or --file center.json.';

async function askForField(inputs: CenterInputs, field: FieldName): Promise<CenterInputs> {
  const text = await ask.text({
    message: centerFieldLabels[field],
    instead: NEEDED,
    validate: (typed) => findProblem(inputs, field, typed) ?? true,
  });
  return { ...inputs, ...readTyped([[field, text]]).inputs };
}

/** The fields of a center as `show --json` and the export write it, or as plain values. Throws UsageError. */
async function readCenterFile(file: string): Promise<[FieldName, unknown][]> {
  const center = parseFile(file, await readTextFile(file));
  const known = new Set(Object.keys(Center.shape));
  const entries = Object.entries(center);
  const unknown = entries.filter(([name]) => !findField(name) && !known.has(name));
  if (unknown.length > 0) {
    const issues = unknown.map(([name]) => ({ path: name, message: 'is no field of a center' }));
    throw new AppError(400, 'invalid_fields', `${file}: ${issues[0]?.path} is no field of a center.`, issues);
  }
  return entries.flatMap(([name, value]) => {
    const field = findField(name);
    return field ? [[field, plainValue(value)] as [FieldName, unknown]] : [];
  });
}

function parseFile(file: string, text: string): object {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}`);
  }
  const inner = (read as { center?: unknown } | null)?.center ?? read;
  if (typeof inner === 'object' && inner !== null && !Array.isArray(inner)) return inner;
  throw new UsageError(`${file} must hold one center as a JSON object. For many: harborlight import FILE.`);
}

/** [{"level": "IOP"}] and ["IOP"] are the same, and null is nothing. */
function plainValue(value: unknown): unknown {
  if (value === null) return '';
  if (!Array.isArray(value)) return value;
  return value.map((item) =>
    typeof item === 'object' && item !== null ? Object.values(item as object).join() : item,
  );
}
