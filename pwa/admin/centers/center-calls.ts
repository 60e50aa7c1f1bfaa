import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import type { Center } from '#core/center/center.ts';
import type {
  AdminCenter,
  AdminCenterPage,
  CenterEdit,
  EditedCenter,
  NewCenter,
} from '#core/staff/center-editing.ts';
import type { Proposal, ProposalAction } from '#core/staff/proposal.ts';
import { askAnew } from '../../query-client.ts';
import { fresh } from '../fresh.ts';
import { ADMIN } from '../session.ts';
import { api } from '../staff-api.ts';
import { staffReply } from '../staff-reply.ts';
import type { CenterFilters } from './list-address.ts';

/** Every query of centers by staff has this first in its key. */
export const CENTERS = [ADMIN, 'centers'] as const;

/** A page of the list. */
export function centersQuery(filters: CenterFilters) {
  return {
    queryKey: [...CENTERS, 'list', filters],
    queryFn: () => fetchCenters({ ...filters, page: String(filters.page) }),
    ...fresh,
  };
}

/** One center, always as it is now. */
export function centerQuery(id: string) {
  return {
    queryKey: [...CENTERS, 'one', id],
    queryFn: () => staffReply<AdminCenter>(api.admin.centers[':id'].$get({ param: { id } })),
    staleTime: 0,
    gcTime: 0,
  };
}

export function fetchCenters(query: Parameters<typeof api.admin.centers.$get>[0]['query']) {
  return staffReply<AdminCenterPage>(api.admin.centers.$get({ query }));
}

export function createCenter(center: NewCenter): Promise<EditedCenter> {
  return staffReply(api.admin.centers.$post({ json: center }));
}

export function editCenter(id: string, edit: CenterEdit): Promise<EditedCenter> {
  return staffReply(api.admin.centers[':id'].$patch({ param: { id }, json: edit }));
}

/** What stands beside the editor of a center: what visitors say of it, and sources. */
export function besideQuery({ id, updatedAt }: Pick<Center, 'id' | 'updatedAt'>) {
  return {
    ...centerQuery(id),
    // To verify or to unpublish it answers both, and to undo that brings them back.
    queryKey: [...CENTERS, 'beside', id, updatedAt],
    placeholderData: keepPreviousData<AdminCenter>,
  };
}

/** Takes what a source says otherwise than staff, or keeps ours. */
export function decideProposal(
  { id, updatedAt }: Center,
  proposal: Proposal,
  action: ProposalAction,
): Promise<EditedCenter> {
  const param = { id, proposal: String(proposal.id), action };
  const call = api.admin.centers[':id'].proposals[':proposal'][':action'];
  return staffReply(call.$post({ param, json: { seenUpdatedAt: updatedAt } }));
}

/** After an edit: what else shows this center, such as the heading of its page, follows. */
export function rememberCenter(queryClient: QueryClient, center: Center): void {
  queryClient.setQueryData<AdminCenter>(
    centerQuery(center.id).queryKey,
    (before) => before && { ...before, center },
  );
}

/** After an edit: lists, and what stands beside the editor, are asked for anew when they are shown. */
export function forgetLists(queryClient: QueryClient): void {
  void askAnew(queryClient, { queryKey: [...CENTERS, 'beside'] });
  void askAnew(queryClient, { queryKey: [...CENTERS, 'list'] });
}
