import { fold } from '#core/fold-text.ts';
import type { ListedAccount } from '#core/staff/staff.ts';
import { AppError } from '#server/app-error.ts';
import type { Api } from '../connection/connection.ts';
import { reply } from '../connection/reply.ts';

/**
 * The account of this email address, name or id, and never one that is only alike: whom this disables must be meant.
 * Throws 404 `account_not_found`, which names the accounts there are.
 */
export async function findAccount(api: Api, who: string): Promise<ListedAccount> {
  const { accounts } = await reply(api.admin.staff.$get());
  const found = accounts.filter((account) => isCalled(account, who));
  const [account] = found;
  if (account && found.length === 1) return account;
  const known = (found.length > 0 ? found : accounts)
    .map(({ name, email }) => `${name} <${email}>`)
    .join(', ');
  if (found.length > 1) {
    throw new AppError(409, 'account_ambiguous', `"${who}" may be each of these; give the address: ${known}`);
  }
  const message = known === '' ? 'There are no accounts yet.' : `The accounts are: ${known}`;
  throw new AppError(404, 'account_not_found', `There is no account "${who}". ${message}`);
}

/** True for the account of this email address, name or id. */
export function isCalled(
  { id, email, name }: Pick<ListedAccount, 'id' | 'email' | 'name'>,
  who: string,
): boolean {
  const wanted = who.trim();
  return email === wanted.toLowerCase() || String(id) === wanted || comparable(name) === comparable(wanted);
}

/** Letter case, accents and punctuation do not count; a name of signs alone is compared as it is. */
function comparable(name: string): string {
  return fold(name) || name;
}
