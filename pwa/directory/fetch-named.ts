import { isLate } from '../site/patience.ts';
import { fetchPatiently } from './fetch-patiently.ts';
import { UnreachableError } from './sync-errors.ts';

/** After so many files in a row that could not be had, whoever fetches many gives up: it is not the files. */
export const MOST_FAILURES = 4;

/**
 * Fetches a file that is named by its content. Such a file may be kept for ever, and so may a wrong one that came in its
 * place once: a hotel's log-in page, another version's, half of it. So where `read` throws at what came, or the answer
 * breaks off, it is asked for again past this browser's own cache, and then by another address, past those on the way.
 * `first` is how to ask first.
 *
 * Throws an UnreachableError where nothing answers, else what `read` has thrown.
 */
export async function fetchNamed<T>(
  address: string,
  read: (response: Response) => Promise<T>,
  first: RequestInit = {},
): Promise<T> {
  const ways: [string, RequestInit][] = [
    [address, first],
    [address, { cache: 'reload' }],
    [`${address}${address.includes('?') ? '&' : '?'}again=${Date.now()}`, { cache: 'reload' }],
  ];
  for (;;) {
    const [where, how] = ways.shift()!;
    try {
      return await read(await reach(where, how));
    } catch (error) {
      if (ways.length === 0 || error instanceof ServerError || isSilence(error)) throw error;
    }
  }
}

/** The server itself has trouble: to ask it again at once would be no help. */
class ServerError extends Error {}

async function reach(address: string, options: RequestInit): Promise<Response> {
  const response = await fetchPatiently(address, options).catch((cause) => {
    throw new UnreachableError('The server could not be reached.', { cause });
  });
  if (response.status >= 500) throw new ServerError(`The server answered ${response.status} for ${address}.`);
  return response;
}

function isSilence(error: unknown): boolean {
  return error instanceof UnreachableError && isLate(error.cause);
}
