import { hc } from 'hono/client';
import type { Center, StateCount } from '#core/center.ts';
import type { CenterPage, CenterQuery, SearchResult } from '#core/center-query.ts';
import { filterNames } from '#core/filters.ts';
import type { Jurisdiction } from '#core/lists.ts';
import { STATE_PAGE_SIZE, type StateCenters } from '#core/state-centers.ts';
import type { App } from '#server/app.ts';

/** The typed client of the public API. All calls send cookies (spec, section 7). */
export const { api } = hc<App>('/', { init: { credentials: 'include' } });

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
    const { q, state, near, within, sort, page, limit } = query;
    const around = near === '' ? {} : { near, within: String(within ?? ''), sort: sort ?? ('' as const) };
    const lists = Object.fromEntries(filterNames.map((name) => [name, [...query[name]]]));
    const response = await api.centers.$get({
      query: {
        q,
        state: state ?? '',
        ...lists,
        ...around,
        page: String(page),
        limit: String(limit),
        counts: 'true',
      },
    });
    return readReply<SearchResult>(response);
  },

  async center(slug: string): Promise<Center | undefined> {
    const response = await api.centers[':slug'].$get({ param: { slug } });
    return response.status === 404 ? undefined : readReply<Center>(response);
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
};

/** The reply's JSON, or a ReplyError. */
export async function readReply<T>(response: {
  ok: boolean;
  status: number;
  statusText: string;
  text(): Promise<string>;
}): Promise<T> {
  const body = await response.text();
  if (!response.ok) throw new ReplyError(response.status, body || response.statusText);
  return JSON.parse(body) as T;
}
