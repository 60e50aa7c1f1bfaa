import { useQuery } from '@tanstack/react-query';
import { dashboardPage } from '#core/i18n/en/admin/dashboard.ts';
import type { SystemStatus } from '#core/staff/dashboard.ts';
import { describeSystem, type SystemItem } from '#core/staff/describe-system.ts';
import { fresh } from '../fresh.ts';
import { Loaded } from '../parts/loaded.tsx';
import { StatusBadge, type Tone } from '../parts/status-badge.tsx';
import { ADMIN } from '../session.ts';
import { api } from '../staff-api.ts';
import { staffReply } from '../staff-reply.ts';

const tones: Record<SystemItem['state'], Tone> = {
  ok: 'good',
  attention: 'waiting',
  off: 'plain',
  unknown: 'plain',
};

/** How each part of the system is, as the server found it just now. */
export function SystemPanel() {
  const { system: text } = dashboardPage;
  const query = useQuery({
    queryKey: [ADMIN, 'system'],
    queryFn: () => staffReply<SystemStatus>(api.admin.system.$get()),
    ...fresh,
  });
  return (
    <section aria-labelledby="system" className="space-y-3">
      <h2 id="system" className="text-xl">
        {text.title}
      </h2>
      <Loaded query={query} failureTitle={text.failed}>
        {(status) => (
          <dl className="card divide-y divide-line px-4 sm:px-6">
            {describeSystem(status, new Date(), text).map(({ name, state, text: words }) => (
              <div key={name} className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[9rem_1fr_auto]">
                <dt className="font-semibold">{name}</dt>
                <dd className="min-w-0 text-[0.95rem]">{words}</dd>
                <dd className="sm:text-right">
                  <StatusBadge tone={tones[state]}>{text.states[state]}</StatusBadge>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Loaded>
    </section>
  );
}
