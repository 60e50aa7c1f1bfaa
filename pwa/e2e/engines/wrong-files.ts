import type { Lie, LyingProxy } from './lying-proxy.ts';

/** What engines report by themselves of files that are something else, or do not come. */
export const WRONG_FILES =
  /Failed to load|Failed to fetch dynamically|MIME type|Loading module|error loading dynamically|Importing a module|preload|Unexpected (token|end)|missing \S+ after|Invalid or unexpected|Unterminated|SyntaxError|ServiceWorker|startApp/i;

/** Runs in a page: looks for a newer version, and says what became of it. */
export async function update(): Promise<string> {
  const registration = await navigator.serviceWorker.ready;
  const ended = new Promise<string>((resolve) => {
    const follow = () => {
      const worker = registration.installing!;
      worker.addEventListener('statechange', () => resolve(worker.state), { once: true });
    };
    registration.addEventListener('updatefound', follow, { once: true });
  });
  await registration.update();
  return ended;
}

/** One of the app's files, as its service worker names it. */
export interface NamedFile {
  url: string;
  revision: string | null;
}

export function readNamedFiles(serviceWorker: string): NamedFile[] {
  return (serviceWorker.match(/\{"integrity":"[^}]*\}/g) ?? []).map((entry) => JSON.parse(entry));
}

/** In which each file comes, over as many rounds. */
export const WRONG = ['portal', 'cut', 'swapped'] satisfies Lie[];

/** Where several in a row cannot be had an installation gives up: so every fourth is right, and then the others. */
export const TURNS = [(index: number) => index % 4 !== 0, (index: number) => index % 4 === 0];

/** Has the files that `isWrong` says come wrong, each in another way in the next round. Returns under what none may be kept. */
export function lieAboutFiles(
  proxy: LyingProxy,
  files: readonly NamedFile[],
  isWrong: (index: number) => boolean,
  round: number,
): string[] {
  const wrong = files.filter((_, index) => isWrong(index));
  WRONG.forEach((lie, turn) => {
    const mine = new Set(
      wrong.filter((_, at) => (at + round) % WRONG.length === turn).map(({ url }) => `/${url}`),
    );
    proxy.lie({ test: (address) => mine.has(address.split('?')[0]!) }, lie);
  });
  return keysOf(wrong);
}

/** Under what a service worker keeps them. */
export function keysOf(files: readonly NamedFile[]): string[] {
  return files.map(({ url, revision }) => `/${url}${revision ? `?__WB_REVISION__=${revision}` : ''}`);
}

/** Runs in a page: which of these are kept. Forgets them, too. */
export async function takeKept(addresses: string[]): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.includes('precache'));
  const cache = await caches.open(names[0]!);
  const kept = await Promise.all(
    addresses.map(async (address) => ((await cache.delete(address)) ? [address] : [])),
  );
  return kept.flat();
}
