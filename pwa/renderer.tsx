import { QueryClient } from '@tanstack/react-query';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { matchRoutes, type RouteObject, StaticRouter } from 'react-router-dom';
import { prefixOf, splitLanguage } from '#core/i18n/languages.ts';
import type { DirectoryAnswers, PageData, RenderedPage, RenderPage } from '#core/pages/page-rendering.ts';
import { App } from './app.tsx';
import { knownQuestions } from './directory/known-questions.ts';
import { DIRECTORY } from './directory/queries.ts';
import { NotFoundContext } from './layout/not-found.tsx';

/** What is not known by the address a page asks in one go; one whose answer raises a further question is drawn once more. */
const MOST_ROUNDS = 3;

/**
 * What draws pages by the same components as the app, with the answers to what each is `known` to ask by its address; where
 * it asks more it is drawn once more. Each page by its address as React Router writes it, null where only the app can show
 * it; their code, late parts and words are to be here already. An address of none of them is not drawn, either.
 */
export function openRenderer(
  pages: Readonly<Record<string, ComponentType | null>>,
  known = knownQuestions,
): RenderPage {
  const routes: RouteObject[] = Object.entries(pages).map(([path, Page]) => ({
    path,
    handle: Page,
    element: Page && <Page />,
  }));
  return async (request, directory) => {
    const { address, ...given } = request;
    const { language, address: own } = splitLanguage(address);
    // Joined, not resolved: "//x" is a path here, and no host.
    const { pathname } = new URL(request.origin + own);
    if (!matchRoutes(routes, pathname)?.[0]?.route.handle) return undefined;
    const queryClient = new QueryClient({
      defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
    });
    for (const key of known(address)) await answer(queryClient, key, directory);
    for (let round = 1; ; round++) {
      const page = renderOnce({ address, language, data: given, queryClient, routes });
      const asked = await answerQuestions(queryClient, directory);
      if (asked > 0 && round < MOST_ROUNDS) continue;
      const answers = queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey, state }): [readonly unknown[], unknown] => [queryKey, state.data]);
      queryClient.clear();
      const data: PageData = { ...given, answers };
      return { ...page, language, data: JSON.stringify(data) };
    }
  };
}

function renderOnce({
  address,
  ...app
}: ComponentProps<typeof App> & { address: string }): Pick<RenderedPage, 'status' | 'head' | 'content'> {
  let status: RenderedPage['status'] = 200;
  const notFound = () => {
    status = 404;
  };
  const render = (boundary?: ComponentProps<typeof App>['boundary']) =>
    renderToString(
      <NotFoundContext value={notFound}>
        <StaticRouter location={address} basename={prefixOf(app.language)}>
          <App {...app} boundary={boundary} />
        </StaticRouter>
      </NotFoundContext>,
    );
  const html = render();
  // React leaves what fails to the browser, and says nothing of it. Without a boundary it throws.
  if (html.includes('<!--$!-->')) render(NoBoundary);
  return { status, ...splitHead(html) };
}

function NoBoundary({ children }: { children: ReactNode }) {
  return children;
}

/** Answers what was asked in vain; says how much that was. */
async function answerQuestions(queryClient: QueryClient, directory: DirectoryAnswers): Promise<number> {
  const open = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data === undefined);
  for (const { queryKey } of open) await answer(queryClient, queryKey, directory);
  return open.length;
}

async function answer(
  queryClient: QueryClient,
  key: readonly unknown[],
  directory: DirectoryAnswers,
): Promise<void> {
  const [about, name, ...question] = key as [string, keyof DirectoryAnswers, ...never[]];
  if (about !== DIRECTORY) throw new Error(`Nobody can answer ${about} here.`);
  const ask = directory[name] as (...question: never[]) => unknown;
  queryClient.setQueryData(key, await ask(...question));
}

/** React writes first what belongs into the head: title, meta and link elements. */
function splitHead(html: string): Pick<RenderedPage, 'head' | 'content'> {
  const [head = ''] = /^(?:<title>[^<]*<\/title>|<(?:meta|link) [^>]*>)*/.exec(html) ?? [];
  const content = html.slice(head.length);
  return { head: content.includes(' method="post"') ? head + FORM_REFERRER : head, content };
}

/**
 * Else a browser that runs no script and has no Sec-Fetch-Site would say of its own form that it comes from nowhere. The
 * app's requests say nothing of the address that they come from: it may hold a search.
 */
const FORM_REFERRER = '<noscript><meta name="referrer" content="same-origin"></noscript>';
