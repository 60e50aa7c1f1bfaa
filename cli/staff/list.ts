import { account } from '#core/i18n/en/admin/account.ts';
import { staffPage } from '#core/i18n/en/admin/staff.ts';
import { formatMomentUtc, formatShortDate } from '#core/i18n/format.ts';
import { staffLinkPurposes, staffRoles } from '#core/lists/staff-lists.ts';
import type { ListedAccount, OpenLink } from '#core/staff/staff.ts';
import { toRun } from '../command-line.ts';
import { reply } from '../connection/reply.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { findAccount } from './find-account.ts';

const { accounts: words } = staffPage;

/** Accounts, and below them the links that nobody has used yet. */
export async function listStaff(terminal: Terminal): Promise<void> {
  const { api } = await terminal.connect();
  const list = await reply(api.admin.staff.$get());
  const rows = [
    ...list.accounts.map((each) => ({ ...each, state: describeAccount(each) })),
    ...list.links.map((link) => ({
      ...link,
      id: '',
      name: `(${staffLinkPurposes.labels[link.purpose]})`,
      state: describeLink(link),
    })),
  ];
  terminal.printTable(
    list,
    rows,
    [
      { title: 'ID', value: ({ id }) => id, whole: true },
      { title: 'Name', value: ({ name }) => name },
      { title: 'Email', value: ({ email }) => email },
      { title: 'Role', value: ({ role }) => staffRoles.labels[role], whole: true },
      { title: 'State', value: ({ state }) => state },
    ],
    { none: `No accounts yet. Make the first one: ${toRun('staff add --role admin')}` },
  );
}

/** Where an account is signed in. */
export async function listSessions(terminal: Terminal, who: string): Promise<void> {
  const { api } = await terminal.connect();
  const { id, name } = await findAccount(api, who);
  const sessions = await reply(api.admin.staff[':id'].sessions.$get({ param: { id: String(id) } }));
  terminal.printTable(
    sessions,
    sessions,
    [
      { title: 'ID', value: (session) => session.id, whole: true },
      {
        title: 'Device',
        value: (session) => `${account.nameDevice(session)}${session.current ? ' (this one)' : ''}`,
      },
      { title: 'Last used', value: ({ lastUsedAt }) => formatMomentUtc(lastUsedAt) },
      { title: 'Since', value: ({ createdAt }) => formatMomentUtc(createdAt) },
    ],
    { none: `${name} is signed in nowhere.` },
  );
}

function describeAccount(account: ListedAccount): string {
  const { failed, twoStep } = account;
  return [
    describeUse(account),
    twoStep && words.twoStep,
    failed && words.failed(failed.count, formatMomentUtc(failed.lastAt)),
  ]
    .filter(Boolean)
    .join('. ');
}

function describeUse({ disabledAt, lastUsedAt, sessions }: ListedAccount): string {
  if (disabledAt !== null) return `Disabled ${formatShortDate(disabledAt)}`;
  if (lastUsedAt === null) return 'Never signed in';
  const places = sessions === 0 ? '' : `, signed in ${sessions === 1 ? 'once' : `${sessions} times`}`;
  return `Last used ${formatShortDate(lastUsedAt)}${places}`;
}

function describeLink({ expiresAt, createdBy }: OpenLink): string {
  return `Link of ${createdBy ?? 'the server'}, good until ${formatMomentUtc(expiresAt)}`;
}
