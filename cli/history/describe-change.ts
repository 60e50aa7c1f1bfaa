import { history } from '#core/i18n/en/admin/history.ts';
import { formatMomentUtc } from '#core/i18n/format.ts';
import { changeActions, changeSubjects } from '#core/lists/staff-lists.ts';
import type { Api } from '../connection/connection.ts';
import type { Reply } from '../connection/reply.ts';
import { formatChanges } from '../terminal/changes.ts';
import { type Field, formatFieldLines, formatFields } from '../terminal/fields.ts';
import { safeText } from '../terminal/safe-text.ts';

/** A change with the others of its act, as the server answers it. */
type ShownChange = Reply<Awaited<ReturnType<Api['admin']['history'][':id']['$get']>>>;
type Entry = ShownChange['change'];

/** "Changed: Hope House (Center 00000012)". */
function nameChange({ action, subject, subjectId, title }: Entry): string {
  // What is named by a long random id has no number for people.
  const number = /^\d+$/.test(subjectId) ? ` ${subjectId}` : '';
  const what = `${changeSubjects.labels[subject]}${number}`;
  return safeText(`${changeActions.labels[action]}: ${title || history.unnamed} (${what})`);
}

/** Who did what, when, what each field was and is, and what was changed with it. */
function describeChange({ change, together }: ShownChange): Field[] {
  const others = change.parts - 1;
  return [
    ['Change', change.id],
    ['What', nameChange(change)],
    ['Who', `${change.actor} ${history.channels[change.channel]}`],
    ['When', formatMomentUtc(change.at)],
    ['Import', change.importId],
    ['Takes back', change.undoes],
    ['Undone', change.undoneBy && `${change.undoneBy.actor}, ${formatMomentUtc(change.undoneBy.at)}`],
    [
      'Together',
      others > 0
        ? [
            history.withOthers(others),
            ...together.map((other) => `${other.id}  ${nameChange(other)}`),
            ...(others > together.length ? ['…'] : []),
          ].join('\n')
        : '',
    ],
  ];
}

/** All of it as text for a window. */
export function formatChange(shown: ShownChange, width: number, stream: { isTTY?: boolean }): string {
  const fields = formatFields(describeChange(shown), width);
  const { change } = shown;
  const changes = change.fields.length > 0 ? formatChanges(change.fields, width, stream) : history.noFields;
  return `${fields}\n\n${changes}`;
}

/** All of it for programs: the fields that differ with what they were and what they are behind tabs. */
export function formatChangeLines(shown: ShownChange): string {
  const plain = (text: string) => safeText(text).replace(/\s+/g, ' ').trim();
  const changes = shown.change.fields.map((field) =>
    [field.label, field.before, field.after].map(plain).join('\t'),
  );
  return [formatFieldLines(describeChange(shown)), ...changes].join('\n');
}
