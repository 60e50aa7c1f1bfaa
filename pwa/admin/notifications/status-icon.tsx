import { CircleCheck, CircleX, Clock, FileText, type LucideIcon } from 'lucide-react';
import type { NotificationStatus } from '#core/staff-lists.ts';

const icons: Partial<Record<NotificationStatus, [icon: LucideIcon, color: string]>> = {
  SENT: [CircleCheck, 'text-green-700 dark:text-green-300'],
  FAILED: [CircleX, 'text-emergency'],
  LOGGED: [FileText, 'text-blue-700 dark:text-blue-300'],
};

/** Of how a mail stands; the badge beside it says it in words. */
export function StatusIcon({ status }: { status: NotificationStatus }) {
  const [Icon, color] = icons[status] ?? [Clock, 'text-muted'];
  return <Icon size={22} aria-hidden="true" className={`mt-0.5 shrink-0 ${color}`} />;
}
