import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import type { Catalog } from '#core/i18n/en.ts';
import { prefixOf, splitLanguage } from '#core/i18n/languages.ts';
import { App } from './app.tsx';
import { connectDirectory, loadApi } from './directory/directory-client.ts';
import { followDirectory } from './directory/follow-directory.ts';
import { prefetchSearch, takeAnswers } from './directory/queries.ts';
import { queryClient } from './query-client.ts';
import { pages } from './routes.tsx';
import { registerServiceWorker } from './site/app-update.ts';
import { takeCarriedSearch } from './site/carried-search.ts';
import { watchInstall } from './site/install.ts';
import { LATER_MS } from './site/later.ts';
import { readPageData } from './site/page-data.ts';
import { loadText } from './text.tsx';

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
  const root = document.getElementById('root')!;
  const app = (text: Catalog) => (
    <StrictMode>
      <BrowserRouter basename={prefixOf(language)}>
        <App queryClient={queryClient} data={data} language={language} text={text} routes={routes}>
          <Ready />
        </App>
      </BrowserRouter>
    </StrictMode>
  );
  const start = (text: Catalog) => {
    // In slices, between which a slow phone answers taps and scrolls. The server knew nothing of a search that was carried.
    if (data.answers && !carried) return startTransition(() => void hydrateRoot(root, app(text)));
    // React writes each page's own; two would leave the first.
    for (const element of document.head.querySelectorAll('title, meta[name=description]')) element.remove();
    createRoot(root).render(app(text));
  };
  // Where the page's code does not come, the page that is there can be read, and its links followed.
  const text = loadText(language);
  void Promise.all([text, loadPage(address)]).then(
    ([words]) => start(words),
    async () => {
      if (!data.answers) start(await text.catch(() => loadText('en')));
    },
  );
  followDirectory(queryClient);
  // Behind the first page, which needs the network more.
  if (document.readyState === 'complete') startLater();
  else window.addEventListener('load', startLater, { once: true });
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

/** Tells, in the document, that the page now answers: until then links and forms are the browser's own. */
function Ready() {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
  return null;
}

function startLater(): void {
  void registerServiceWorker();
  setTimeout(() => {
    // For a first search on a bad network, before the copy is there.
    loadApi().catch(() => undefined);
    // Without a network on the very first visit it may not come; then nothing waits either.
    import('./outbox/follow-outbox.ts').then(({ followOutbox }) => followOutbox()).catch(() => undefined);
  }, LATER_MS);
}
