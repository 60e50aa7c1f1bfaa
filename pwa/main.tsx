import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { connectDirectory } from './directory/directory-client.ts';
import { followDirectory } from './directory/follow-directory.ts';
import { prefetchSearch } from './directory/queries.ts';
import { queryClient } from './query-client.ts';
import { registerServiceWorker } from './site/app-update.ts';
import { watchInstall } from './site/install.ts';
import { LATER_MS } from './site/later.ts';

/** Shows the app, on the worker that start.ts has started. */
export function startApp(worker: Worker): void {
  connectDirectory(worker);
  prefetchSearch(queryClient, window.location);
  watchInstall();
  // React writes each page's own title; two would leave the first.
  document.querySelector('title')?.remove();
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  followDirectory(queryClient);
  // Behind the first page, which needs the network more.
  if (document.readyState === 'complete') startLater();
  else window.addEventListener('load', startLater, { once: true });
}

function startLater(): void {
  void registerServiceWorker();
  setTimeout(() => {
    // Without a network on the very first visit it may not come; then nothing waits either.
    import('./outbox/follow-outbox.ts').then(({ followOutbox }) => followOutbox()).catch(() => undefined);
  }, LATER_MS);
}
