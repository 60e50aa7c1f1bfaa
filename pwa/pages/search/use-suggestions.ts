import { useCallback, useEffect, useState } from 'react';
import { type CenterQuery, readCenterQuery } from '#core/search/center-query.ts';
import type { Suggestion } from '#core/search/question/suggest.ts';
import { findSuggestions } from '../../directory/suggestions.ts';
import { readFields } from './read-fields.ts';

/** How long somebody has to pause, in milliseconds: shorter than between two taps of most thumbs. */
const PAUSE_MS = 120;

const NOTHING: readonly Suggestion[] = [];

interface Asked {
  text: string;
  given: CenterQuery;
}

/** What the text of a field may become. Of several answers only that to the last text counts, and none once it is closed. */
export function useSuggestions(id: string) {
  const [asked, setAsked] = useState<Asked>();
  const [suggestions, setSuggestions] = useState(NOTHING);

  const close = useCallback(() => {
    setAsked(undefined);
    setSuggestions(NOTHING);
  }, []);
  const ask = useCallback(
    (field: HTMLInputElement) => {
      if (field.value.trim() === '') close();
      else setAsked({ text: field.value, given: readSearch(field) });
    },
    [close],
  );

  // What was typed before this code was there.
  useEffect(() => {
    const field = document.getElementById(id) as HTMLInputElement;
    if (document.activeElement === field && field.value !== field.defaultValue) ask(field);
  }, [id, ask]);

  useEffect(() => {
    if (!asked) return;
    let stale = false;
    const timer = setTimeout(async () => {
      const found = await findSuggestions(asked.text, asked.given);
      if (!stale) setSuggestions(found.length > 0 ? found : NOTHING);
    }, PAUSE_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [asked]);
  return { suggestions, ask, close };
}

/** The search of the page, with what the field's form holds now. */
function readSearch(field: HTMLInputElement): CenterQuery {
  const search = new URLSearchParams(window.location.search);
  const fields = readFields(field.form!);
  for (const name of [...fields.keys()]) search.delete(name);
  for (const [name, value] of fields) search.append(name, value);
  return readCenterQuery(search);
}
