import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { followDirectory } from './directory/follow-directory.ts';
import { prefetchSearch } from './directory/queries.ts';
import { queryClient } from './query-client.ts';
import { registerServiceWorker } from './site/app-update.ts';
import { watchInstall } from './site/install.ts';

// React writes each page's own title; two would leave the first.
document.querySelector('title')?.remove();
watchInstall();
prefetchSearch(queryClient, window.location);
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
followDirectory(queryClient);
// Behind the first page, which needs the network more.
if (document.readyState === 'complete') void registerServiceWorker();
else window.addEventListener('load', () => void registerServiceWorker(), { once: true });
