import type { ReviewStatus } from '#core/lists/staff-lists.ts';
import { reply } from '../connection/reply.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { findCenter } from './find-center.ts';
import { printEdited } from './print-center.ts';

/** Takes a center out of the public's sight. */
export function unpublishCenter(terminal: Terminal, given: string): Promise<void> {
  return setStatus(terminal, given, 'UNPUBLISHED', 'Unpublished');
}

/** The way back. */
export function publishCenter(terminal: Terminal, given: string): Promise<void> {
  return setStatus(terminal, given, 'PUBLISHED', 'Published');
}

async function setStatus(
  terminal: Terminal,
  given: string,
  reviewStatus: ReviewStatus,
  did: string,
): Promise<void> {
  const { api } = await terminal.connect();
  const { center } = await findCenter(api, given);
  const edited = await reply(
    api.admin.centers[':id'].$patch({ param: { id: center.id }, json: { reviewStatus } }),
  );
  printEdited(terminal, edited, { before: center, did });
}
