import type { Guide } from '#core/guide/guide.ts';
import type { GuideOnPage } from '#core/guide/guide-languages.ts';
import { languages } from '#core/i18n/languages.ts';
import { parseJurisdiction } from '#core/lists/public-lists.ts';
import { inWords, tellFound, tellState } from '#core/pages/site-calls.ts';
import { readStatePage } from '#core/pages/state-centers.ts';
import { DEFAULT_PAGE_SIZE, readCenterQuery } from '#core/search/center-query.ts';
import { DamagedFileError } from '#core/snapshot/center-file.ts';
import { discardDamaged } from '../directory/copy-changes.ts';
import type { HeldAnswers, LocalAnswer } from '../directory/held/held-answers.ts';
import { ANSWER_WITHOUT_COPY_MS, inTime } from '../site/patience.ts';
import { openCopy } from './open-copy.ts';

/** What a call of the public API asks of the copy: the content of its answer, undefined for what is not there. */
export type Call = (copy: HeldAnswers) => Promise<LocalAnswer<unknown> | undefined>;

/** What a page asks at an address; undefined for what the server alone answers. */
export function readCall({ pathname, searchParams: params }: URL): Call | undefined {
  const [, api, kind, name = '', part = '', ...more] = pathname.split('/');
  if (api !== 'api' || more.length > 0) return undefined;
  const query = { ...readCenterQuery(params), limit: Number(params.get('limit')) || DEFAULT_PAGE_SIZE };
  const language = languages.find((each) => each === params.get('language'));
  const state = parseJurisdiction(name);
  switch ([kind, name && ':name', part].filter(Boolean).join('/')) {
    case 'centers':
      return params.get('counts') && params.get('drop')
        ? (copy) => make(copy.search(query), (found) => tellFound(found, query))
        : undefined;
    case 'centers-positions':
      return params.get('drop') ? (copy) => copy.positions(query) : undefined;
    case 'centers-recent':
      return (copy) => make(copy.recentCenters(), (centers) => centers.map(inWords));
    case 'centers/:name':
      return (copy) => make(copy.center(name), (center) => center && inWords(center));
    case 'states':
      return (copy) => copy.stateCounts();
    case 'states/:name/centers':
      return state && ((copy) => make(copy.stateCenters(state, readStatePage(params)), tellState));
    case 'guides':
      return language && ((copy) => make(copy.guides(language), (guides) => guides.map(ofList)));
    case 'guides/:name':
      return language && ((copy) => copy.guide(name, language));
    default:
      return undefined;
  }
}

/**
 * Answers a call of a page: of the copy where that has all that it asks for, else as the server does; and where that is out
 * of reach, or is not it that answers, of whatever part of the copy is here.
 */
export async function answerCall(request: Request, call: Call): Promise<Response> {
  const local = await askCopy(call);
  if (local?.complete && local.value !== undefined) return json(local.value);
  const response = await fetch(request).catch(() => Response.error());
  const isOurs = /^application\/json/.test(response.headers.get('Content-Type') ?? '');
  return local?.value === undefined || (response.ok && isOurs) ? response : json(local.value);
}

async function askCopy(call: Call): Promise<LocalAnswer<unknown> | undefined> {
  try {
    // The page has waited for its own worker: where the store is silent the server is asked, and soon.
    return await call(await inTime(openCopy(), ANSWER_WITHOUT_COPY_MS));
  } catch (error) {
    if (error instanceof DamagedFileError) await discardDamaged();
    return undefined;
  }
}

async function make<T, U>(
  asked: Promise<LocalAnswer<T> | undefined>,
  make: (value: T) => U,
): Promise<LocalAnswer<U> | undefined> {
  const local = await asked;
  return local && { ...local, value: make(local.value) };
}

/** As a list of whole guides has it. */
function ofList({ versions, ...guide }: GuideOnPage): Guide {
  return guide;
}

function json(content: unknown): Response {
  return new Response(JSON.stringify(content), { headers: { 'Content-Type': 'application/json' } });
}
