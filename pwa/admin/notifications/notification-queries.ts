import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MailSetup, NotificationEntry, NotificationStats } from '#core/staff/notification.ts';
import { askAnew } from '../../query-client.ts';
import { ALERTS } from '../alerts-banner.tsx';
import { always } from '../fresh.ts';
import { ADMIN } from '../session.ts';
import { api } from '../staff-api.ts';
import { staffReply } from '../staff-reply.ts';
import { useAction } from '../use-action.ts';

/** Spec, section 9. */
const LIST_EVERY_MS = 10_000;
const STATS_EVERY_MS = 30_000;

const keys = {
  list: [ADMIN, 'notifications'],
  stats: [ADMIN, 'notification-stats'],
  setup: [ADMIN, 'mail-setup'],
};

export function useNotifications(page: number) {
  return useQuery({
    queryKey: [...keys.list, page],
    queryFn: () =>
      staffReply<NotificationEntry[]>(api.admin.notifications.$get({ query: { page: String(page) } })),
    refetchInterval: LIST_EVERY_MS,
    placeholderData: keepPreviousData,
    ...always,
  });
}

export function useNotificationStats() {
  return useQuery({
    queryKey: keys.stats,
    queryFn: () => staffReply<NotificationStats>(api.admin['notification-stats'].$get()),
    refetchInterval: STATS_EVERY_MS,
    ...always,
  });
}

export function useMailSetup() {
  return useQuery({
    queryKey: keys.setup,
    queryFn: () => staffReply<MailSetup>(api.admin['mail-setup'].$get()),
    refetchInterval: STATS_EVERY_MS,
    ...always,
  });
}

/**
 * By the id of the mail. What is shown is asked for anew, however it ends. `told` is told here and not by `mutate`,
 * which forgets it where the button has gone by then.
 */
export function useResend(told: { onSuccess: () => void; onError: (error: Error) => void }) {
  const client = useQueryClient();
  return useAction({
    mutationFn: (id: string) =>
      staffReply<{ queued: true }>(api.admin.notifications[':id'].resend.$post({ param: { id } })),
    ...told,
    onSettled: () =>
      Promise.all([...Object.values(keys), ALERTS].map((queryKey) => askAnew(client, { queryKey }))),
  });
}

export function useTestMail() {
  return useAction({
    mutationFn: (to: string) =>
      staffReply<{ sent: true; to: string }>(
        api.admin['test-mail'].$post({ json: to.trim() === '' ? {} : { to } }),
      ),
  });
}
