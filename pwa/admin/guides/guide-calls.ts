import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { Guide, GuideForm } from '#core/guide/guide.ts';
import { DIRECTORY } from '../../directory/queries.ts';
import { askAnew } from '../../query-client.ts';
import { always } from '../fresh.ts';
import { ADMIN } from '../session.ts';
import { api } from '../staff-api.ts';
import { staffReply } from '../staff-reply.ts';

/** All versions of the guides as the database has them, not as this device's copy does. */
export function useAllGuides() {
  return useQuery({
    queryKey: [ADMIN, 'guides'],
    queryFn: fetchAllGuides,
    ...always,
  });
}

function fetchAllGuides(): Promise<Guide[]> {
  return staffReply(api.guides.$get({ query: { language: 'all' } }));
}

/** A guide as it is now; undefined where it is gone. */
export async function findGuide(id: string | undefined): Promise<Guide | undefined> {
  return (await fetchAllGuides()).find((guide) => guide.id === id);
}

/** Writes a new guide, or `guide` anew: then 409 is thrown where somebody has changed it since (`isConflict`). */
export async function saveGuide(
  { reviewedToday, ...fields }: GuideForm,
  guide: Guide | undefined,
): Promise<Guide> {
  // Another date says that it was reviewed again, by who had reviewed it; the server goes by its own clock.
  const isAgain = reviewedToday && fields.reviewedBy !== null && fields.reviewedBy === guide?.reviewedBy;
  const reviewedAt = isAgain ? new Date().toISOString() : (guide?.reviewedAt ?? null);
  const json = { ...fields, reviewedAt };
  if (!guide) return staffReply<Guide>(api.admin.guides.$post({ json }));
  return staffReply<Guide>(
    api.admin.guides[':id'].$put({
      param: { id: guide.id },
      json: { ...json, seenUpdatedAt: guide.updatedAt },
    }),
  );
}

/** Returns the change by which it can be taken back. */
export async function deleteGuide({ id }: Guide): Promise<number> {
  const { changeId } = await staffReply<{ changeId: number }>(
    api.admin.guides[':id'].$delete({ param: { id } }),
  );
  return changeId;
}

/** After a change: the list, and where nothing is copied yet the public pages too, ask anew. */
export async function refreshGuides(queryClient: QueryClient): Promise<void> {
  void askAnew(queryClient, { queryKey: [DIRECTORY] });
  await askAnew(queryClient, { queryKey: [ADMIN, 'guides'] });
}
