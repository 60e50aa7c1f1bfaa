import { staffRoles } from '#core/lists/staff-lists.ts';
import { reply } from '../connection/reply.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** Says who is on record for what is done from here. */
export async function whoami(terminal: Terminal): Promise<void> {
  const { api, place } = await terminal.connect();
  const { name, email, role, readOnly } = await reply(api.admin.session.$get());
  terminal.printFields({ name, email, role, readOnly, place }, [
    ['Name', name],
    ['Email', email],
    ['Role', `${staffRoles.labels[role]}${readOnly ? ', to read only' : ''}`],
    ['Works on', place],
  ]);
}
