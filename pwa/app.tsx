import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';
import type { Language } from '#core/i18n/languages.ts';
import type { PageData } from '#core/pages/page-rendering.ts';
import { ErrorBoundary } from './layout/error-boundary.tsx';
import { Layout } from './layout/layout.tsx';
import { PageLoading } from './layout/page-loading.tsx';
import { PageDataProvider } from './site/page-data.ts';
import { LanguageProvider } from './text.tsx';

/** All but the router, which the browser and the server have each their own. */
export function App({
  queryClient,
  data,
  language,
  routes,
  boundary: Boundary = Suspense,
  children,
}: {
  queryClient: QueryClient;
  /** What the server has written into the page. */
  data: PageData;
  language: Language;
  routes: RouteObject[];
  /** What stands around a page that may still load. */
  boundary?: ComponentType<{ fallback: ReactNode; children: ReactNode }>;
  /** Beside the page, once it is there. */
  children?: ReactNode;
}) {
  return (
    <PageDataProvider value={data}>
      <LanguageProvider language={language}>
        <QueryClientProvider client={queryClient}>
          <Layout>
            <ErrorBoundary>
              <Boundary fallback={<PageLoading />}>
                <Page routes={routes} />
                {children}
              </Boundary>
            </ErrorBoundary>
          </Layout>
        </QueryClientProvider>
      </LanguageProvider>
    </PageDataProvider>
  );
}

function Page({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}
