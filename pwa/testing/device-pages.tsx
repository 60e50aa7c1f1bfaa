import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { inLanguage, type Language, prefixOf } from '#core/i18n/languages.ts';
import { personalPages } from '#core/pages/public-pages.ts';
import { App } from '../app.tsx';
import { ResultsMapWords } from '../map/results-map-words.tsx';
import type { Trouble, WaitingMessage } from '../outbox/outbox-store.ts';
import { SavedCenters } from '../pages/my-list/saved-centers.tsx';
import { SavedSearches } from '../pages/my-list/saved-searches.tsx';
import { MessageCard } from '../pages/waiting/message-card.tsx';
import { pages } from '../routes.tsx';
import { loadWords } from '../text.tsx';

/**
 * How to render what the server does not: the pages of what is on the reader's own device, and what these show when it
 * holds some. By what each is.
 */
export async function openDevicePages(language: Language): Promise<Record<string, () => string>> {
  const loaded = await Promise.all(
    personalPages.map(async (path) => [path, (await pages[path]!.load!()).default] as const),
  );
  await loadWords(language);
  const render = (element: ReactNode) =>
    renderToString(
      <StaticRouter location={inLanguage(language, '/waiting')} basename={prefixOf(language)}>
        <App
          queryClient={new QueryClient()}
          data={{ origin: 'https://harborlight.example', today: '2026-11-21' }}
          language={language}
          routes={[{ path: '*', element }]}
          boundary={({ children }) => children}
        />
      </StaticRouter>,
    );
  const waiting = (trouble: Trouble): WaitingMessage => ({
    id: 'a',
    key: 'b',
    kind: 'contact',
    message: { name: 'Zoe', email: 'zoe@mail.example', message: 'casa', type: 'correction', subject: 'nada' },
    writtenAt: '2026-11-20T08:00:00.000Z',
    attempts: 2,
    notBefore: '2026-11-20T09:00:00.000Z',
    trouble,
  });
  const refused = {
    code: 'invalid_request',
    message: 'No.',
    issues: [{ field: 'name', message: 'Please enter your name' }],
  };
  const saved = {
    slug: 'casa-mar',
    name: 'Casa Mar',
    city: 'Reno',
    state: 'NV',
    phone: null,
    note: 'casa',
  } as const;
  return {
    ...Object.fromEntries(loaded.map(([path, Page]) => [path, () => render(<Page />)])),
    'a message that waits for a network': () =>
      render(<MessageCard waiting={waiting({ reason: 'offline' })} />),
    'a message that waits for the server': () =>
      render(<MessageCard waiting={waiting({ reason: 'server' })} />),
    'a message that came too soon': () => render(<MessageCard waiting={waiting({ reason: 'limit' })} />),
    'a message that was refused': () =>
      render(<MessageCard waiting={waiting({ reason: 'refused', ...refused })} />),
    'the words under a map': () =>
      render(
        <ResultsMapWords
          positions={{ places: [[1, 2, 9, 0]], approximate: 2, unplaced: 1 }}
          outside={1}
          counts={{ TX: 9, NV: 3 }}
          ring
        />,
      ),
    'saved centers': () => render(<SavedCenters centers={[saved, { ...saved, slug: 'casa-luz' }]} />),
    'saved searches': () =>
      render(
        <SavedSearches
          searches={[{ search: 'q=casa&state=TX&level=DETOX' }, { search: 'near=79901&within=25' }]}
        />,
      ),
  };
}
