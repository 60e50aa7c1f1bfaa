import { staffPage } from '#core/i18n/en/admin/staff.ts';
import { type StaffRole, staffRoles } from '#core/lists/staff-lists.ts';
import { toRun } from '../command-line.ts';
import { reply } from '../connection/reply.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { findAccount } from './find-account.ts';

export async function changeRole(terminal: Terminal, who: string, role: StaffRole): Promise<void> {
  const { api } = await terminal.connect();
  const account = await findAccount(api, who);
  const { id, name, email } = account;
  const changed = await reply(api.admin.staff[':id'].$patch({ param: { id: String(id) }, json: { role } }));
  const label = staffRoles.labels[role];
  terminal.print(changed, () =>
    account.role === role
      ? `${name} had this role already: ${label}.`
      : `The role of ${name} is now: ${label}. It counts at once.\nTo take it back: ${toRun(`staff role ${email} ${account.role}`)}`,
  );
}

/** Asks, then signs an account out everywhere and lets it sign in no more. */
export async function disableAccount(terminal: Terminal, who: string): Promise<void> {
  const { api } = await terminal.connect();
  const { id, name, email, disabledAt } = await findAccount(api, who);
  if (disabledAt === null) {
    await terminal.confirm(`${staffPage.disable.title(name)} They are signed out everywhere at once.`);
  }
  const json = { disabled: true };
  const changed = await reply(api.admin.staff[':id'].$patch({ param: { id: String(id) }, json }));
  terminal.print(
    changed,
    () => `The account of ${name} is disabled.\nTo let them sign in again: ${toRun(`staff enable ${email}`)}`,
  );
}

export async function enableAccount(terminal: Terminal, who: string): Promise<void> {
  const { api } = await terminal.connect();
  const { id, name } = await findAccount(api, who);
  const json = { disabled: false };
  const changed = await reply(api.admin.staff[':id'].$patch({ param: { id: String(id) }, json }));
  terminal.print(changed, () => `The account of ${name} is enabled. ${staffPage.enable.text}`);
}

/** Gives an account another name. What it has done stays on record under the old one. */
export async function renameAccount(terminal: Terminal, who: string, name: string): Promise<void> {
  const { api } = await terminal.connect();
  const before = await findAccount(api, who);
  const { id, email } = before;
  const changed = await reply(api.admin.staff[':id'].$patch({ param: { id: String(id) }, json: { name } }));
  terminal.print(
    changed,
    () =>
      `${before.name} is called ${changed.name} now.\nTo take it back: ${toRun(`staff rename ${email} "${before.name}"`)}`,
  );
}

/** Asks, then deletes an account for good. */
export async function deleteAccount(terminal: Terminal, who: string): Promise<void> {
  const { api } = await terminal.connect();
  const { id, name, email } = await findAccount(api, who);
  const kept = 'What they did stays on record as a former colleague’s. This cannot be taken back.';
  await terminal.confirm(`Delete the account of ${name} <${email}>? ${kept}`);
  await reply(api.admin.staff[':id'].$delete({ param: { id: String(id) } }));
  terminal.print({ id, deleted: true }, () => `The account of ${name} is deleted.`);
}

/** Asks, then turns off somebody's two-step sign-in. */
export async function resetTwoStep(terminal: Terminal, who: string): Promise<void> {
  const { api } = await terminal.connect();
  const { id, name, email } = await findAccount(api, who);
  const { title, text } = staffPage.resetTwoStep;
  await terminal.confirm(`${title(name)} ${text}`);
  await reply(api.admin.staff[':id']['two-step'].$delete({ param: { id: String(id) } }));
  terminal.print(
    { id, name, email, twoStep: false },
    () => `Two-step sign-in of ${name} is reset. Their password alone signs them in now.`,
  );
}

/** Signs an account out everywhere, or in one place. */
export async function signOut(
  terminal: Terminal,
  who: string,
  { session }: { session?: number },
): Promise<void> {
  const { api } = await terminal.connect();
  const { id, name, email } = await findAccount(api, who);
  const calls = api.admin.staff[':id'].sessions;
  const param = { id: String(id) };
  if (session === undefined) await reply(calls.$delete({ param }));
  else await reply(calls[':sessionId'].$delete({ param: { ...param, sessionId: String(session) } }));
  terminal.print({ id, name, email, signedOut: session ?? 'everywhere' }, () =>
    session === undefined
      ? `${name} is signed out everywhere, and can sign in again.`
      : `${name} is signed out in that place.`,
  );
}
