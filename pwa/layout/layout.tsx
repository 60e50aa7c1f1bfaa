import type { ReactNode } from 'react';
import { useText } from '../text.tsx';
import { CrisisBanner } from './crisis-banner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LateParts } from './late-parts.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { SampleBanner } from './sample-banner.tsx';
import { UpdateBanner } from './update-banner.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

/** The frame around every page. */
export function Layout({ children }: { children: ReactNode }) {
  const { layout } = useText();
  useFocusOnNavigation();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 focus:not-sr-only focus:fixed focus:left-2 focus:top-2 focus:rounded-lg focus:bg-card focus:px-4 focus:py-3 focus:text-ink"
      >
        {layout.skipToContent}
      </a>
      <Header />
      <CrisisBanner />
      <SampleBanner />
      <OfflineBanner />
      <main id="content" tabIndex={-1} className="flex-1 pb-16 outline-none">
        {children}
      </main>
      <Footer />
      <UpdateBanner />
      <LateParts />
    </div>
  );
}
