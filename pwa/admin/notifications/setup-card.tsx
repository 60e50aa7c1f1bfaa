import { CircleCheck, CircleX, Info, type LucideIcon } from 'lucide-react';
import { notificationsPage } from '#core/i18n/en/admin/notifications.ts';
import type { MailSetup } from '#core/staff/notification.ts';
import { formatOwnMoment } from '../parts/own-time.ts';
import { TestMailForm } from './test-mail-form.tsx';

/** What is configured, and a way to see whether it works. */
export function SetupCard({ setup }: { setup: MailSetup }) {
  const { setup: text } = notificationsPage;
  const { smtp } = setup;
  return (
    <section aria-labelledby="mail-setup" className="card space-y-4 p-4 sm:p-6">
      <h2 id="mail-setup" className="text-xl">
        {text.title}
      </h2>
      <p className="prose-width">{smtp ? text.withServer : text.without}</p>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        <Indicator icon={CircleCheck} color="text-green-700 dark:text-green-300" words={text.forms} />
        {smtp ? (
          <Indicator icon={CircleCheck} color="text-green-700 dark:text-green-300" words={text.sent} />
        ) : (
          <Indicator icon={Info} color="text-blue-700 dark:text-blue-300" words={text.logged} />
        )}
        {smtp ? (
          <Indicator icon={CircleCheck} color="text-green-700 dark:text-green-300" words={text.configured} />
        ) : (
          <Indicator icon={CircleX} color="text-emergency" words={text.notConfigured} />
        )}
      </ul>
      {smtp ? <Details setup={setup} smtp={smtp} /> : <p className="prose-width text-muted">{text.help}</p>}
      {smtp && <TestMailForm />}
    </section>
  );
}

function Indicator({ icon: Icon, color, words }: { icon: LucideIcon; color: string; words: string }) {
  return (
    <li className="flex items-center gap-2 font-semibold">
      <Icon size={20} aria-hidden="true" className={color} />
      {words}
    </li>
  );
}

function Details({ setup, smtp }: { setup: MailSetup; smtp: NonNullable<MailSetup['smtp']> }) {
  const { setup: text } = notificationsPage;
  const { queued, oldestQueuedAt } = setup;
  const since = oldestQueuedAt ?? '';
  const rows = [
    [text.server, `${smtp.host}:${smtp.port} (${smtp.secure ? text.secure : text.startTls})`],
    [text.from, setup.mailFrom ?? ''],
    [text.staff, setup.staffEmail ?? ''],
    [text.queue, queued === 0 ? text.nothingWaits : text.waits(queued, formatOwnMoment(since))],
  ];
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="mb-2 min-w-0 sm:mb-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
