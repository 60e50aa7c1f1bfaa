import { hc } from 'hono/client';
import type { Center, StateCount } from '#core/center/center.ts';
import { ownProgramText } from '#core/center/program-text.ts';
import type { Guide } from '#core/guide/guide.ts';
import { programText } from '#core/i18n/en/program-text.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { Jurisdiction } from '#core/lists/public-lists.ts';
import { STATE_PAGE_SIZE, type StateCenters } from '#core/pages/state-centers.ts';
import type { WholeFile } from '#core/pages/whole-file.ts';
import type { CenterPage, CenterQuery, SearchResult } from '#core/search/center-query.ts';
import { filterNames } from '#core/search/filters.ts';
import type { App } from '#server/app.ts';
import { fetchPatiently } from './fetch-patiently.ts';

/** The typed client of the public API. All calls send cookies (spec, section 7). */
export const { api } = hc<App>('/', {
  init: { credentials: 'include' },
  fetch: (address: RequestInfo | URL, options?: RequestInit) => fetchPatiently(address, options),
});

/** Any non-OK reply; the message is the status, a colon and the reply (spec, section 7). */
export class ReplyError extends Error {
  constructor(
    readonly status: number,
    reply: string,
  ) {
    super(`${status}: ${reply}`);
  }
}

/** The same questions that the worker answers, asked of the server. They throw ReplyError, or fetch's TypeError. */
export const directoryApi = {
  async search(query: CenterQuery): Promise<SearchResult> {
    const { q, state, near, within, widen, every, crisis, sort, page, limit } = query;
    const around = near === '' ? {} : { near, within: String(within ?? ''), sort: sort ?? ('' as const) };
    const lists = Object.fromEntries(filterNames.map((name) => [name, [...query[name]]]));
    const response = await api.centers.$get({
      query: {
        q,
        state: state ?? '',
        ...lists,
        ...around,
        widen: widen === undefined ? ('' as const) : (`${widen}` as const),
        every: every ? ('true' as const) : ('' as const),
        crisis: crisis ?? ('' as const),
        page: String(page),
        limit: String(limit),
        // What the address holds and no center has: the page says that it was left out.
        drop: 'true',
        counts: 'true',
      },
    });
    return readReply<SearchResult>(response);
  },

  async center(slug: string): Promise<Center | undefined> {
    const center = await readFound<Center>(await api.centers[':slug'].$get({ param: { slug } }));
    // What codes say there in English lines, the page says in the reader's language.
    return center && { ...center, programHighlights: ownProgramText(center, programText) };
  },

  async stateCenters(state: Jurisdiction, page: number): Promise<StateCenters> {
    const query = { state, page: String(page), limit: String(STATE_PAGE_SIZE) };
    const { centers, total } = await readReply<CenterPage>(await api.centers.$get({ query }));
    return { centers, total, verifiedSince: null };
  },

  async stateCounts(): Promise<StateCount[]> {
    return readReply<StateCount[]>(await api.states.$get());
  },

  async recentCenters(): Promise<Center[]> {
    return readReply<Center[]>(await api['centers-recent'].$get());
  },

  async guides(language: Language): Promise<Guide[]> {
    return readReply<Guide[]>(await api.guides.$get({ query: { language } }));
  },

  async guide(slug: string, language: Language): Promise<Guide | undefined> {
    return readFound<Guide>(await api.guides[':slug'].$get({ param: { slug }, query: { language } }));
  },

  async wholeFiles(): Promise<WholeFile[]> {
    const { files } = await readReply<{ files: WholeFile[] }>(await api['download-sizes'].$get());
    return files;
  },
};

type Reply = Pick<Response, 'ok' | 'status' | 'statusText' | 'text'>;

/** The same; undefined where our own server says that there is no such thing. Any gateway on the way can answer 404. */
export async function readFound<T>(response: Reply): Promise<T | undefined> {
  try {
    return await readReply<T>(response);
  } catch (error) {
    if (error instanceof ReplyError && /^404: {"error":{"code":"\w+_not_found"/.test(error.message))
      return undefined;
    throw error;
  }
}

/** The reply's JSON, or a ReplyError. */
export async function readReply<T>(response: Reply): Promise<T> {
  const body = await response.text();
  if (!response.ok) throw new ReplyError(response.status, body || response.statusText);
  return JSON.parse(body) as T;
}
