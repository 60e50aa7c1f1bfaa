import { removalText } from '#core/i18n/en/admin/removal.ts';
import { describeCounts, type Removable } from '#core/staff/removal.ts';
import type { Api } from '../connection/connection.ts';
import { reply } from '../connection/reply.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { actOnMany, type Named } from './act-on-many.ts';

/** What a noun's things are, and how they are read. */
export interface Removals {
  subject: Removable;
  /** Those whose ids begin so, each once, with what they are called. */
  read(api: Api, given: readonly string[]): Promise<Named[]>;
}

/** Asks, and deletes one for good. */
export async function deleteOne(
  terminal: Terminal,
  { subject, read }: Removals,
  given: string,
): Promise<void> {
  const { api } = await terminal.connect();
  const [found] = await read(api, [given]);
  if (!found) return;
  const { id, title } = found;
  await terminal.confirm(`${removalText.title(title)} ${removalText.text}`);
  const { logEmptied, ...done } = await reply(
    api.admin.sent[':subject'][':id'].$delete({ param: { subject, id } }),
  );
  terminal.print({ id, ...done }, () =>
    [removalText.done(title), removalText.mails(done.mails)].filter(Boolean).join('\n'),
  );
  if (!logEmptied) terminal.note(removalText.logLeft);
}

/** Marks all of them as spam, or puts them back. */
export async function markAll(
  terminal: Terminal,
  { subject, read }: Removals,
  given: readonly string[],
  spam: boolean,
): Promise<void> {
  const { api } = await terminal.connect();
  const did = spam ? removalText.spam.marked : removalText.spam.unmarked;
  await actOnMany(
    terminal,
    await read(api, given),
    (some) =>
      reply(
        api.admin.spam[':subject'].$post({
          param: { subject },
          json: { ids: some.map(({ id }) => id), spam },
        }),
      ),
    ({ title }) => did(title),
  );
}

/** Asks, and deletes for good all that is marked as spam. */
export async function clearSpam(terminal: Terminal, { dryRun = false }: { dryRun?: boolean }): Promise<void> {
  const { api } = await terminal.connect();
  const found = await reply(api.admin.spam.$get());
  const { total, counts, until } = found;
  const text = removalText.spam;
  if (dryRun || until === null) {
    const { submission, matching_request, center_report } = counts;
    terminal.printFields({ ...found, removed: false }, [
      ['Submissions and messages', submission],
      ['Requests for a match', matching_request],
      ['Reports on centers', center_report],
    ]);
    return;
  }
  await terminal.confirm(`${text.clearTitle(total)} ${describeCounts(counts)}. ${removalText.text}`);
  const { logEmptied, ...done } = await reply(api.admin.spam.$delete({ query: { until } }));
  terminal.print({ ...done, removed: true }, () => text.cleared(done.total));
  if (!logEmptied) terminal.note(removalText.logLeft);
}
