import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { App } from './app.tsx';
import { connectDirectory } from './directory/directory-client.ts';
import { followDirectory } from './directory/follow-directory.ts';
import { prefetchSearch, takeAnswers } from './directory/queries.ts';
import { queryClient } from './query-client.ts';
import { pages } from './routes.tsx';
import { registerServiceWorker } from './site/app-update.ts';
import { watchInstall } from './site/install.ts';
import { LATER_MS } from './site/later.ts';
import { readPageData } from './site/page-data.ts';

/** Shows the app, on the worker that start.ts has started; takes a page over that the server has rendered. */
export function startApp(worker: Worker): void {
  const data = readPageData();
  connectDirectory(worker);
  takeAnswers(queryClient, data);
  prefetchSearch(queryClient, window.location);
  watchInstall();
  const root = document.getElementById('root')!;
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App queryClient={queryClient} data={data} routes={routes}>
          <Ready />
        </App>
      </BrowserRouter>
    </StrictMode>
  );
  const start = () => {
    // In slices, between which a slow phone answers taps and scrolls.
    if (data.answers) return startTransition(() => void hydrateRoot(root, app));
    // React writes each page's own; two would leave the first.
    for (const element of document.head.querySelectorAll('title, meta[name=description]')) element.remove();
    createRoot(root).render(app);
  };
  // Where the page's code does not come, the page that is there can be read, and its links followed.
  void loadPage(window.location).then(start, () => {
    if (!data.answers) start();
  });
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
async function loadPage({ pathname }: Location): Promise<void> {
  const page = matchRoutes(routes, pathname)?.[0]?.route.handle as (typeof pages)[string] | undefined;
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
    // Without a network on the very first visit it may not come; then nothing waits either.
    import('./outbox/follow-outbox.ts').then(({ followOutbox }) => followOutbox()).catch(() => undefined);
  }, LATER_MS);
}
