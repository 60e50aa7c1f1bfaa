import { wordsOf } from '#core/fold-text.ts';
import type { AdminCenter } from '#core/staff/center-editing.ts';
import { AppError } from '#server/app-error.ts';
import { toRun } from '../command-line.ts';
import type { Api } from '../connection/connection.ts';
import { reply } from '../connection/reply.ts';
import { safeText } from '../terminal/safe-text.ts';

/** The most centers that are offered in place of one that is not there. */
const OFFERED = 5;

/**
 * A center by its eight digits, its number, its slug, or its address on the web. Throws 404 `center_not_found`, with
 * those that may have been meant.
 */
export async function findCenter(api: Api, given: string): Promise<AdminCenter> {
  const name = readCenterName(given);
  if (name === undefined) throw await notFound(api, given);
  try {
    return await reply(api.admin.centers[':id'].$get({ param: { id: name } }));
  } catch (error) {
    if ((error as AppError).code !== 'center_not_found') throw error;
    throw await notFound(api, given);
  }
}

/**
 * "12" → "00000012"; "https://harborlight.example/centers/hope-austin-tx" → "hope-austin-tx"; undefined for what can
 * be neither an id nor a slug.
 */
export function readCenterName(given: string): string | undefined {
  const [path = ''] = given.trim().split(/[?#]/);
  const name = path.replace(/\/+$/, '').split('/').at(-1)?.toLowerCase() ?? '';
  if (/^\d{1,8}$/.test(name)) return name.padStart(8, '0');
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) ? name : undefined;
}

async function notFound(api: Api, given: string): Promise<AppError> {
  const none = `There is no center "${given}".`;
  const likely = await findLikely(api, readCenterName(given) ?? given);
  const [first, second] = likely;
  if (!first) {
    const how = `Give its number, its slug or its address. To find it: ${toRun('centers search WORDS')}`;
    return new AppError(404, 'center_not_found', `${none}\n${how}`);
  }
  const issues = likely.map(({ id, name, city, state }) => ({
    path: id,
    message: safeText(`${name}, ${city}, ${state}`),
  }));
  const offer = second
    ? 'Did you mean one of these?'
    : `Did you mean ${first.id} (${safeText(`${first.name}, ${first.city}, ${first.state}`)})?`;
  return new AppError(404, 'center_not_found', `${none} ${offer}`, issues);
}

/** The most words of a name that are looked for. */
const MOST_WORDS = 8;

/** With all of the words, or one left out, or half of them at least. A number that is wrong is like no other. */
async function findLikely(api: Api, given: string) {
  if (/^\d+$/.test(given)) return [];
  const words = wordsOf(given).slice(0, MOST_WORDS);
  const withoutOne = words.length > 1 ? words.map((_, at) => words.toSpliced(at, 1)) : [];
  const shorter = words
    .map((_, at) => words.slice(0, -1 - at))
    .filter(({ length }) => length * 2 >= words.length);
  for (const some of [words, ...withoutOne, ...shorter]) {
    const q = some.join(' ');
    const { centers } = await reply(api.admin.centers.$get({ query: { q, limit: String(OFFERED) } }));
    if (centers.length > 0) return centers;
  }
  return [];
}
