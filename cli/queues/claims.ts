import type { ClaimSubject } from '#core/staff/claim.ts';
import type { Api } from '../connection/connection.ts';
import { reply } from '../connection/reply.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { actOnMany, type Named, onlyOnce } from './act-on-many.ts';

/** Tells colleagues that one is on these. */
export function claimAll(
  terminal: Terminal,
  api: Api,
  { subject, all, takeOver }: { subject: ClaimSubject; all: readonly Named[]; takeOver: boolean },
): Promise<void> {
  const call = api.admin.claims[':subject'].claim;
  return actOnMany(
    terminal,
    onlyOnce(all),
    (some) => reply(call.$post({ param: { subject }, json: { ids: some.map(({ id }) => id), takeOver } })),
    ({ title }) => `You are on “${title}”.`,
  );
}

/** Tells colleagues that one is on these no longer. */
export function giveAllBack(
  terminal: Terminal,
  api: Api,
  { subject, all }: { subject: ClaimSubject; all: readonly Named[] },
): Promise<void> {
  const call = api.admin.claims[':subject']['give-back'];
  return actOnMany(
    terminal,
    onlyOnce(all),
    (some) => reply(call.$post({ param: { subject }, json: { ids: some.map(({ id }) => id) } })),
    ({ title }) => `“${title}” waits for whoever takes it up.`,
  );
}
