import { adminGuides } from '#core/i18n/en/admin/guides.ts';
import { toRun } from '../command-line.ts';
import { reply } from '../reply.ts';
import type { Terminal } from '../terminal.ts';
import { findGuide } from './find-guide.ts';

/** Asks, and takes a guide away. */
export async function deleteGuide(terminal: Terminal, named: string): Promise<void> {
  const { api } = await terminal.connect();
  const { id, slug, title } = await findGuide(api, named);
  await terminal.confirm(adminGuides.confirmDelete.title(title));
  const { deleted, changeId } = await reply(api.guides[':id'].$delete({ param: { id } }));
  terminal.print(
    { deleted, slug, title, changeId },
    () => `${adminGuides.deleted(title)}\nTo take it back: ${toRun(`history undo ${changeId}`)}`,
  );
}
