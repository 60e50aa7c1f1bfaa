import { splitLanguage } from '#core/i18n/languages.ts';
import { parseJurisdiction } from '#core/lists/public-lists.ts';
import type { DirectoryQuestions } from '#core/pages/page-rendering.ts';
import { readStatePage } from '#core/pages/state-centers.ts';
import { readCenterQuery } from '#core/search/center-query.ts';
import { keyOf } from './queries.ts';

type Key = ReturnType<typeof keyOf<keyof DirectoryQuestions>>;

/**
 * What the page at an address is known to ask, by that alone: drawn with the answers it need not be drawn a second time.
 * What it asks beside is heard as it is drawn.
 */
export function knownQuestions(address: string): Key[] {
  const { language, address: own } = splitLanguage(address);
  const [path = '', query] = own.split('?');
  const params = new URLSearchParams(query);
  const [, kind = '', name = '', ...more] = path.replace(/\/+$/, '').split('/');
  if (more.length > 0) return [];
  if (kind === '') return [keyOf('recent'), keyOf('states')];
  if (kind === 'directory') return [keyOf('search', readCenterQuery(params))];
  if (kind === 'guides') return name === '' ? [keyOf('guides', language)] : [keyOf('guide', name, language)];
  if (kind === 'centers' && name !== '') return [keyOf('center', name)];
  if (kind !== 'states') return [];
  const state = parseJurisdiction(name);
  if (name === '') return [keyOf('states')];
  return state ? [keyOf('state', state, readStatePage(params))] : [];
}
