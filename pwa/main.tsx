import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { prefixOf, splitLanguage } from '#core/i18n/languages.ts';
import { App } from './app.tsx';
import { connectDirectory, loadApi } from './directory/directory-client.ts';
import { followDirectory } from './directory/follow-directory.ts';
import { prefetchSearch, takeAnswers } from './directory/queries.ts';
import { queryClient } from './query-client.ts';
import { pages } from './routes.tsx';
import { takeCarriedSearch } from './site/carried-search.ts';
import { tellMissedSteps, watchHistorySteps } from './site/history-steps.ts';
import { watchInstall } from './site/install.ts';
import { later } from './site/late-part.tsx';
import { needed } from './site/needed.ts';
import { readPageData } from './site/page-data.ts';
import { pass } from './site/patience.ts';
import { loadWords } from './text.tsx';

/** Shows the app, on the worker that start.ts has started; takes a page over that the server has rendered. */
export function startApp(...worker: Parameters<typeof connectDirectory>): void {
  const carried = takeCarriedSearch();
  const data = readPageData();
  const { language, address } = splitLanguage(window.location.pathname + window.location.search);
  // The frame, which the service worker sends for every page, is English.
  document.documentElement.lang = language;
  connectDirectory(...worker);
  takeAnswers(queryClient, data);
  prefetchSearch(queryClient, address);
  watchInstall();
  watchHistorySteps();
  const root = document.getElementById('root')!;
  const app = (
    <StrictMode>
      <BrowserRouter basename={prefixOf(language)}>
        <App queryClient={queryClient} data={data} language={language} routes={routes}>
          <Ready />
        </App>
      </BrowserRouter>
    </StrictMode>
  );
  const start = () => {
    // In slices, between which a slow phone answers taps and scrolls. The server knew nothing of a search that was carried.
    const isWritten = data.answers && !carried && isWhereItWasLoaded();
    if (isWritten) return startTransition(() => void hydrateRoot(root, app));
    // React writes each page's own; two would leave the first.
    for (const element of document.head.querySelectorAll('title, meta[name=description]')) element.remove();
    createRoot(root).render(app);
  };
  // Where the page's code does not come, the page that is there can be read, and its links followed.
  const words = needed(loadWords(language));
  void Promise.all([words, loadPage(address)]).then(start, () => {
    if (!data.answers) void words.then(start, () => undefined);
  });
  // Behind the first page, which needs network and processor more, unless that does not come.
  void Promise.all([loaded(), Promise.race([ready, pass(PAGE_MS)])]).then(startLater);
}

function loaded(): Promise<unknown> | undefined {
  if (document.readyState === 'complete') return undefined;
  return new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}

/** False where the person went back or on, within the history, before the app was there. */
function isWhereItWasLoaded(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  const [address] = window.location.href.split('#');
  return loaded === undefined || loaded.name.split('#')[0] === address;
}

const routes: RouteObject[] = Object.entries(pages).map(([path, Page]) => ({
  path,
  handle: Page,
  element: <Page />,
}));

/** The page's own code first: taken over piece by piece, a page would answer some taps and not others. */
async function loadPage(address: string): Promise<void> {
  const page = matchRoutes(routes, address)?.[0]?.route.handle as (typeof pages)[string] | undefined;
  await page?.load?.();
}

/** So long what keeps the copy waits for the page at most, in milliseconds. */
const PAGE_MS = 2000;

let tellReady: (() => void) | undefined;
const ready = new Promise<void>((resolve) => {
  tellReady = resolve;
});

/** Tells, in the document, that the page now answers: until then links and forms are the browser's own. */
function Ready() {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
    tellMissedSteps();
    tellReady?.();
  }, []);
  return null;
}

function startLater(): void {
  // Where the network goes away in the middle of the first visit these do not come: the next one tries again.
  import('./site/register-service-worker.ts')
    .then(({ registerServiceWorker }) => registerServiceWorker())
    // Also where it came wrong, which the service worker fixes: it looks at each file.
    .catch(() => navigator.serviceWorker.register('/service-worker.js'))
    .catch(() => undefined);
  // Not late: a browser does not ask again for a script that came wrong, and no copy would be made.
  followDirectory(queryClient);
  later().then(() => {
    // For a first search on a bad network, before the copy is there.
    loadApi().catch(() => undefined);
    // Without a network on the very first visit it may not come; then nothing waits either.
    import('./outbox/follow-outbox.ts').then(({ followOutbox }) => followOutbox()).catch(() => undefined);
  });
}
