import { useSearchParams } from 'react-router-dom';
import { queueSearch } from '#core/i18n/en/admin/queue-search.ts';
import { languages } from '#core/i18n/languages.ts';
import { parseJurisdiction } from '#core/lists/public-lists.ts';

/** The parameters of an address by which a queue is searched; another search begins at its first page. */
const searchNames = ['q', 'from', 'language', 'age', 'who', 'by', 'order', 'spam'] as const;
export type QueueSearch = Record<(typeof searchNames)[number], string>;

/** Reads a search from an address; '' narrows nothing, and so does what is unknown. */
export function readSearch(params: URLSearchParams): QueueSearch {
  const given = (name: string) => (params.get(name) ?? '').slice(0, 200);
  const oneOf = (name: string, choices: object) => (given(name) in choices ? given(name) : '');
  return {
    q: given('q'),
    from: parseJurisdiction(given('from')) ?? '',
    language: languages.find((language) => language === given('language')) ?? '',
    age: oneOf('age', queueSearch.ages),
    who: oneOf('who', queueSearch.whos),
    by: given('by'),
    order: oneOf('order', queueSearch.orders),
    spam: oneOf('spam', queueSearch.spams),
  };
}

/** The same as the server asks for it. */
export function toQuery({ q, from, language, age, who, by, order, spam }: QueueSearch) {
  return {
    q: q || undefined,
    from: parseJurisdiction(from) ?? undefined,
    language: languages.find((each) => each === language),
    olderThanHours: age || undefined,
    mine: who === 'me' ? ('true' as const) : undefined,
    unclaimed: who === 'nobody' ? ('true' as const) : undefined,
    by: by || undefined,
    order: (['oldest', 'newest'] as const).find((each) => each === order),
    spam: spam === '' ? undefined : ('true' as const),
  };
}

/** What the address of a queue says: its search and its page; and ways to other ones. */
export function useQueueSearch() {
  const [params, setParams] = useSearchParams();
  const search = readSearch(params);
  const page = Math.max(1, Math.trunc(Number(params.get('page')) || 1));
  const after = params.get('after') ?? undefined;
  /** This address with some of it changed; null takes it out. */
  const change = (changes: Record<string, string | null>): URLSearchParams => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null || value === '') next.delete(name);
      else next.set(name, value);
    }
    return next;
  };
  return {
    params,
    setParams,
    change,
    search,
    isSearch: Object.values(search).some((value) => value !== ''),
    page,
    /** For the server: which rows. What comes after the page before skips nothing while others work. */
    query: { ...toQuery(search), page: String(page), after },
    find: (changed: Partial<QueueSearch>) => setParams(change({ ...changed, page: null, after: null })),
    clear: () =>
      setParams(change(Object.fromEntries([...searchNames, 'page', 'after'].map((name) => [name, null])))),
    /** `next`: what the page that is shown says of the one after it. */
    goTo: (to: number, { next, replace = false }: { next?: string | null; replace?: boolean } = {}) =>
      setParams(change({ page: String(to), after: to === page + 1 && next ? next : null }), { replace }),
  };
}
