import type { SubmissionType } from '#core/lists.ts';
import type { Api } from '../connection.ts';
import { reply } from '../reply.ts';
import { openStatuses } from '../submissions/draft.ts';

/** The ids of what nobody has decided, the oldest first. */
export async function readOpenIds(api: Api, type: SubmissionType[]): Promise<string[]> {
  return readAll(async (page) => {
    const query = { type, status: openStatuses, order: 'oldest' as const, limit: '200', page: String(page) };
    const { submissions, total } = await reply(api.admin.submissions.$get({ query }));
    return { ids: submissions.map(({ id }) => id), total };
  });
}

/** All pages; those that come in meanwhile do not make it endless. */
export async function readAll(
  read: (page: number) => Promise<{ ids: string[]; total: number }>,
): Promise<string[]> {
  const all = new Set<string>();
  for (let page = 1; ; page++) {
    const { ids, total } = await read(page);
    for (const id of ids) all.add(id);
    if (ids.length === 0 || all.size >= total) return [...all];
  }
}
