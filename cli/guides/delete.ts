import { adminGuides } from '#core/i18n/en/admin/guides.ts';
import type { Language } from '#core/i18n/languages.ts';
import { toRun } from '../command-line.ts';
import { reply } from '../connection/reply.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { findGuide } from './find-guide.ts';

/** Asks, and takes a guide away. */
export async function deleteGuide(
  terminal: Terminal,
  named: string,
  { language }: { language?: Language },
): Promise<void> {
  const { api } = await terminal.connect();
  const { id, slug, title, ...guide } = await findGuide(api, named, language);
  await terminal.confirm(adminGuides.confirmDelete.title(title));
  const { deleted, changeId } = await reply(api.admin.guides[':id'].$delete({ param: { id } }));
  terminal.print(
    { deleted, slug, language: guide.language, title, changeId },
    () => `${adminGuides.deleted(title)}\nTo take it back: ${toRun(`history undo ${changeId}`)}`,
  );
}
