import { hc } from 'hono/client';
import type { Center, StateCount } from '#core/center/center.ts';
import { ownProgramText } from '#core/center/program-text.ts';
import type { Guide } from '#core/guide/guide.ts';
import type { GuideOnPage } from '#core/guide/guide-languages.ts';
import { programText } from '#core/i18n/en/program-text.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { Jurisdiction } from '#core/lists/public-lists.ts';
import type { StateCenters } from '#core/pages/state-centers.ts';
import type { WholeFile } from '#core/pages/whole-file.ts';
import {
  type CenterQuery,
  DEFAULT_PAGE_SIZE,
  type SearchResult,
  writeCenterQuery,
} from '#core/search/center-query.ts';
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
    const asked = writeCenterQuery(query);
    if (query.limit !== DEFAULT_PAGE_SIZE) asked.set('limit', String(query.limit));
    // What the address holds and no center has: the page says that it was left out.
    asked.set('drop', 'true');
    asked.set('counts', 'true');
    return readReply<SearchResult>(await fetchPatiently(`/api/centers?${asked}`));
  },

  async center(slug: string): Promise<Center | undefined> {
    const center = await readFound<Center>(await api.centers[':slug'].$get({ param: { slug } }));
    // What codes say there in English lines, the page says in the reader's language.
    return center && { ...center, programHighlights: ownProgramText(center, programText) };
  },

  async stateCenters(state: Jurisdiction, page: number): Promise<StateCenters> {
    const asked = { param: { state }, query: { page: String(page) } };
    return readReply<StateCenters>(await api.states[':state'].centers.$get(asked));
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

  async guide(slug: string, language: Language): Promise<GuideOnPage | undefined> {
    return readFound<GuideOnPage>(await api.guides[':slug'].$get({ param: { slug }, query: { language } }));
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
