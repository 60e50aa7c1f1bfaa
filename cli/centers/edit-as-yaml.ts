import type { Center, CenterFields } from '#core/center/center.ts';
import { type CenterInputs, toCenterInputs } from '#core/center/center-inputs.ts';
import { centersEditor } from '#core/i18n/en/admin/centers-editor.ts';
import type { EditedCenter } from '#core/staff/center-editing.ts';
import { isConflict } from '#core/staff/conflict.ts';
import type { AppError } from '#server/app-error.ts';
import type { Api } from '../connection/connection.ts';
import { reply } from '../connection/reply.ts';
import { ask } from '../terminal/ask.ts';
import { formatChanges } from '../terminal/changes.ts';
import { editText } from '../terminal/edit-in-editor.ts';
import { paint } from '../terminal/paint.ts';
import { safeText } from '../terminal/safe-text.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { Cancelled } from '../usage-error.ts';
import { readCenterYaml, writeCenterYaml } from './center-yaml.ts';
import { compareListings, nameCenter, printEdited } from './print-center.ts';
import { applyTyped, readFields } from './typed-fields.ts';

/** Opens all fields in an editor, shows what was changed, asks, and saves. */
export async function editInEditor(terminal: Terminal, api: Api, center: Center): Promise<void> {
  let edited: EditedCenter = { center, changeId: null };
  let before = center;
  await openFields(toCenterInputs(center), {
    about: nameCenter(center),
    instead: 'Say what to change: --set phone=512-555-0100. An editor opens only on a terminal.',
    save: async (typed) => {
      for (;;) {
        const fields = applyTyped(toCenterInputs(before), {
          inputs: changedInputs(center, typed),
          problems: [],
        });
        const changes = compareListings(before, { ...fields, reviewStatus: before.reviewStatus });
        if (changes.length === 0) return;
        console.error(formatChanges(changes, terminal.width, process.stderr));
        await askToSave(terminal);
        try {
          edited = await reply(
            api.admin.centers[':id'].$patch({
              param: { id: center.id },
              json: { fields, seenUpdatedAt: before.updatedAt },
            }),
          );
          return;
        } catch (error) {
          before = await takeOver(terminal, api, before, error as AppError);
        }
      }
    },
  });
  printEdited(terminal, edited, { before, did: 'Saved' });
}

/** Lets somebody edit fields as YAML until they can be read, and saves them. */
export async function openFields(
  inputs: CenterInputs,
  { about, instead, save }: { about: string; instead: string; save: (fields: CenterFields) => Promise<void> },
): Promise<void> {
  const read = (text: string) => {
    const typed = readCenterYaml(text);
    const whole = readFields({ ...inputs, ...typed.inputs });
    return { ...whole, problems: [...typed.problems, ...whole.problems] };
  };
  await editText({
    text: writeCenterYaml(inputs, about.replace(/\s+/g, ' ')),
    extension: 'yaml',
    instead,
    check: (text) => read(text).problems.map(({ path, message }) => `${path}: ${message}`),
    save: async (text) => {
      const { fields } = read(text);
      if (fields) await save(fields);
    },
  });
}

/** Only what was changed here: so a colleague's change of another field stays. */
function changedInputs(seen: Center, typed: CenterFields): Partial<CenterInputs> {
  const [was, is] = [toCenterInputs(seen), toCenterInputs(typed)];
  return Object.fromEntries(
    Object.entries(is).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(was[field as keyof CenterInputs]),
    ),
  );
}

async function askToSave({ flags }: Terminal): Promise<void> {
  if (flags.yes) return;
  const yes = await ask.confirm({ message: 'Save this?', instead: 'Add --yes.', default: true });
  if (!yes) throw new Cancelled();
}

/** Somebody else was faster: shows what is new, and goes on from there. Throws any other error. */
async function takeOver({ width }: Terminal, api: Api, seen: Center, error: AppError): Promise<Center> {
  if (!isConflict(error.code)) throw error;
  const { center: now } = await reply(api.admin.centers[':id'].$get({ param: { id: seen.id } }));
  console.error(paint('yellow', safeText(error.message), process.stderr));
  console.error(`${centersEditor.conflict.theirs}:`);
  console.error(formatChanges(compareListings(seen, now), width, process.stderr));
  console.error('What you typed, over that:');
  return now;
}
