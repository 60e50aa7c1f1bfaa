import type { QueryClient } from '@tanstack/react-query';
import type { Center } from '#core/center/center.ts';
import type {
  AdminCenter,
  AdminCenterPage,
  CenterEdit,
  EditedCenter,
  NewCenter,
} from '#core/staff/center-editing.ts';
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

/** After an edit: what else shows this center, such as the heading of its page, follows. */
export function rememberCenter(queryClient: QueryClient, center: Center): void {
  queryClient.setQueryData<AdminCenter>(
    centerQuery(center.id).queryKey,
    (before) => before && { ...before, center },
  );
}

/** After an edit: lists are asked for anew when they are shown. */
export function forgetLists(queryClient: QueryClient): void {
  void askAnew(queryClient, { queryKey: [...CENTERS, 'list'] });
}
