import { history } from '#core/i18n/en/admin/history.ts';
import { type ChangeSubject, changeSubjects } from '#core/lists/staff-lists.ts';
import type { ValueList } from '#core/lists/value-list.ts';
import { SelectField } from '../../forms/fields/select-field.tsx';
import { TextField } from '../../forms/fields/text-field.tsx';
import { type HistoryFilters, NO_FILTERS, usePeople } from './use-history.ts';

/** What to look for. Remount it where the address has changed: what is typed is its own until it is sent. */
export function HistoryFiltersForm({
  filters,
  onFind,
}: {
  filters: HistoryFilters;
  onFind: (filters: HistoryFilters) => void;
}) {
  const { filters: text } = history;
  const people = listOf([...(usePeople().data ?? []), filters.person]);
  const filtered = Object.values(filters).some((value) => value !== '');
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to the oldest browsers that we serve
    <form
      role="search"
      aria-label={text.label}
      className="card grid items-end gap-4 p-4 sm:grid-cols-2 lg:grid-cols-[1.3fr_1fr_1fr_1fr_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        onFind(readFilters(new FormData(event.currentTarget)));
      }}
    >
      <TextField
        id="history-subject"
        name="words"
        type="search"
        label={text.words}
        placeholder={text.wordsExample}
        aria-required={false}
        maxLength={200}
        autoComplete="off"
        defaultValue={filters.center || filters.q}
      />
      <SelectField
        // A select takes its default once, and the names come later.
        key={people.values.length}
        id="history-person"
        name="person"
        label={text.person}
        list={people}
        any={text.anyone}
        defaultValue={filters.person}
      />
      <TextField
        id="history-day"
        name="day"
        type="date"
        note={text.utc}
        label={text.day}
        defaultValue={filters.day}
      />
      <SelectField
        id="history-kind"
        name="subject"
        label={text.kind}
        list={changeSubjects}
        any={text.anyKind}
        defaultValue={filters.subject}
      />
      <p className="flex flex-wrap gap-3 sm:col-span-full lg:col-auto">
        <button type="submit" className="button button-primary">
          {text.find}
        </button>
        {filtered && (
          <button type="button" className="button button-secondary" onClick={() => onFind(NO_FILTERS)}>
            {text.clear}
          </button>
        )}
      </p>
    </form>
  );
}

/** A number is that of a center; words can stand in any title. */
function readFilters(form: FormData): HistoryFilters {
  const read = (name: string) => String(form.get(name) ?? '').trim();
  const words = read('words');
  const isNumber = /^\d{1,8}$/.test(words);
  return {
    ...NO_FILTERS,
    center: isNumber ? words.padStart(8, '0') : '',
    q: isNumber ? '' : words,
    person: read('person'),
    day: read('day'),
    subject: read('subject') as ChangeSubject | '',
  };
}

function listOf(names: readonly string[]): ValueList {
  const known = [...new Set(names.filter((name) => name !== ''))].sort();
  return {
    values: known as unknown as ValueList['values'],
    labels: Object.fromEntries(known.map((name) => [name, name])),
  };
}
