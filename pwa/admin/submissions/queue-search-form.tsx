import { useState } from 'react';
import { queueSearch } from '#core/i18n/en/admin/queue-search.ts';
import { englishNameOf, languages } from '#core/i18n/languages.ts';
import type { ValueList } from '#core/lists/value-list.ts';
import { SelectField } from '../../forms/fields/select-field.tsx';
import { TextField } from '../../forms/fields/text-field.tsx';
import { stateChoices } from '../centers/list-address.ts';
import type { useQueueSearch } from './queue-search.ts';

const languageChoices = {
  values: languages,
  labels: Object.fromEntries(languages.map((language) => [language, englishNameOf(language)])),
};
const listOf = (labels: Readonly<Record<string, string>>): ValueList => ({
  values: Object.keys(labels) as [string, ...string[]],
  labels,
});

/** Search and filters over a queue, folded while it is shown whole. Words are looked for on Enter, choices at once. */
export function QueueSearchForm({ search, isSearch, find, clear }: ReturnType<typeof useQueueSearch>) {
  const text = queueSearch;
  const [typed, setTyped] = useState({ q: search.q, by: search.by });
  const select = (name: 'from' | 'language' | 'age' | 'who' | 'order' | 'spam') => ({
    id: `queue-${name}`,
    value: search[name],
    onChange: ({ target }: { target: { value: string } }) => find({ ...typed, [name]: target.value }),
  });
  const input = (name: 'q' | 'by') => ({
    id: `queue-${name}`,
    type: 'search',
    'aria-required': false,
    autoComplete: 'off',
    maxLength: 200,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
  });
  return (
    // Those who wait are to stand on the first screen: what is not searched is folded.
    <details open={isSearch}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">{text.open}</summary>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is unknown to the oldest browsers that we serve */}
      <form
        role="search"
        aria-label={text.label}
        className="grid items-end gap-x-4 gap-y-3 pt-2 sm:grid-cols-2 lg:grid-cols-4"
        onSubmit={(event) => {
          event.preventDefault();
          find(typed);
        }}
      >
        <TextField {...input('q')} label={text.q} />
        <SelectField {...select('from')} label={text.state} list={stateChoices} any={text.anyState} />
        <SelectField
          {...select('language')}
          label={text.language}
          list={languageChoices}
          any={text.anyLanguage}
        />
        <SelectField {...select('age')} label={text.age} list={listOf(text.ages)} any={text.anyAge} />
        <SelectField {...select('who')} label={text.who} list={listOf(text.whos)} any={text.anyone} />
        <TextField {...input('by')} label={text.by} />
        <SelectField
          {...select('order')}
          label={text.order}
          list={listOf(text.orders)}
          any={text.usualOrder}
        />
        <SelectField {...select('spam')} label={text.spam} list={listOf(text.spams)} any={text.noSpam} />
        <p className="flex flex-wrap gap-3">
          <button type="submit" className="button button-primary px-4">
            {text.find}
          </button>
          {isSearch && (
            <button type="button" className="button button-secondary px-4" onClick={clear}>
              {text.clear}
            </button>
          )}
        </p>
      </form>
    </details>
  );
}
