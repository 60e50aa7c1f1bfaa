import { isWritten, type StarterUpdates } from '#core/guide/starter-updates.ts';
import { languages } from '#core/i18n/languages.ts';
import { toRun } from '../command-line.ts';
import { reply } from '../connection/reply.ts';
import type { Terminal } from '../terminal/terminal.ts';

type Starter = StarterUpdates['guides'][number];

/** Asks, and brings the starter guides that staff have never touched to what ships with the server's version. */
export async function updateStarters(terminal: Terminal): Promise<void> {
  const { api } = await terminal.connect();
  const plan = await reply(api.admin['starter-guides'].$get());
  const isWanted = plan.guides.some(isWritten);
  if (isWanted) await terminal.confirm(questionOf(plan.guides));
  const done = isWanted ? await reply(api.admin['starter-guides'].$post()) : plan;
  terminal.printTable(
    done,
    done.guides,
    [
      { title: 'Slug', value: ({ slug }) => slug, whole: true },
      { title: 'In', value: ({ language }) => language, whole: true },
      { title: 'Result', value: ({ outcome }) => outcome, whole: true },
      { title: 'Title', value: ({ title }) => title },
    ],
    { none: 'No guide ships with this version.' },
  );
  terminal.note(
    done.changeId === null
      ? 'Nothing was to be taken over.'
      : `To take all of it back: ${toRun(`history undo ${done.changeId}`)}`,
  );
}

/** "Take over what ships: add first-night (es), write anew help-for-teens? What your staff changed stays." */
function questionOf(guides: readonly Starter[]): string {
  const parts = (['added', 'updated'] as const).flatMap((outcome) => {
    const names = guides.filter((guide) => guide.outcome === outcome).map(nameOf);
    return names.length > 0 ? [`${verbs[outcome]} ${names.join(', ')}`] : [];
  });
  return `Take over what ships: ${parts.join('; ')}? What your staff changed stays.`;
}

const verbs = { added: 'add', updated: 'write anew' };

function nameOf({ slug, language }: Starter): string {
  return language === languages[0] ? slug : `${slug} (${language})`;
}
