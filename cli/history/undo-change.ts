import { history } from '#core/i18n/en/admin/history.ts';
import { reply } from '../connection/reply.ts';
import { safeText } from '../terminal/safe-text.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { formatChange } from './describe-change.ts';

/** Takes a change back, with all that was changed together with it, after it has shown that. */
export async function undoChange(terminal: Terminal, id: number): Promise<void> {
  const { api } = await terminal.connect();
  const param = { id: String(id) };
  const shown = await reply(api.admin.history[':id'].$get({ param }));
  const { change } = shown;
  const what = safeText(change.title || history.unnamed);
  // Where it cannot be taken back the server says why: nobody is asked then.
  if (change.canUndo) {
    const { title, one, several } = history.undo;
    if (!terminal.flags.json && !terminal.flags.yes) {
      console.error(`${formatChange(shown, terminal.width, process.stderr)}\n`);
    }
    await terminal.confirm(`${change.parts > 1 ? several(what, change.parts) : one(what)} ${title}`);
  }
  const { mailSent } = await reply(api.admin.changes[':id'].undo.$post({ param }));
  const { change: undone } = await reply(api.admin.history[':id'].$get({ param }));
  terminal.print({ change: undone, mailSent }, () =>
    [
      `${history.undo.done}: ${what}`,
      ...(change.parts > 1 ? [`${history.withOthers(change.parts - 1)}.`] : []),
      ...(mailSent ? ['A mail about it had gone out already: whoever got it does not know.'] : []),
    ].join('\n'),
  );
}
