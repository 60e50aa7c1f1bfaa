import type { Center } from '#core/center/center.ts';
import { toCenterInputs } from '#core/center/center-inputs.ts';
import type { ReviewStatus } from '#core/lists/staff-lists.ts';
import { reply } from '../connection/reply.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { UsageError } from '../usage-error.ts';
import { editInEditor } from './edit-as-yaml.ts';
import { findCenter } from './find-center.ts';
import { printEdited } from './print-center.ts';
import { applyTyped, readAssignments } from './typed-fields.ts';

interface EditFlags {
  /** Such as "phone=512-555-0100". */
  set?: readonly string[];
  status?: ReviewStatus;
  /** `updatedAt` of the center as it was seen. */
  seen?: string;
}

/** Changes a center by options, or in an editor where none is given. */
export async function editCenter(terminal: Terminal, given: string, flags: EditFlags): Promise<void> {
  const assignments = flags.set ?? [];
  // What is wrong with the command is said before anything is asked for.
  const typed = readAssignments(assignments);
  const { api } = await terminal.connect();
  const { center } = await findCenter(api, given);
  if (assignments.length === 0 && !flags.status) return editInEditor(terminal, api, center);
  const edited = await reply(
    api.admin.centers[':id'].$patch({
      param: { id: center.id },
      json: {
        ...(assignments.length > 0 && { fields: applyTyped(toCenterInputs(center), typed) }),
        ...(flags.status && { reviewStatus: flags.status }),
        seenUpdatedAt: seenAt(center, flags),
      },
    }),
  );
  printEdited(terminal, edited, { before: center, did: 'Saved' });
}

/** Confirms what a center says, after the changes that the options say. */
export async function verifyCenter(terminal: Terminal, given: string, flags: EditFlags): Promise<void> {
  const typed = readAssignments(flags.set ?? []);
  const { api } = await terminal.connect();
  const { center } = await findCenter(api, given);
  const edited = await reply(
    api.admin.centers[':id'].$patch({
      param: { id: center.id },
      json: {
        verified: true,
        ...(flags.set && { fields: applyTyped(toCenterInputs(center), typed) }),
        seenUpdatedAt: seenAt(center, flags),
      },
    }),
  );
  printEdited(terminal, edited, { before: center, did: 'Verified' });
}

function seenAt({ updatedAt }: Center, { seen = updatedAt }: EditFlags): string {
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(seen)) {
    throw new UsageError(`--seen takes the updatedAt of "centers show --json", such as ${updatedAt}.`);
  }
  return seen;
}
