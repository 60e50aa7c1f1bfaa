import type { ReactNode } from 'react';
import { latePart } from '../site/late-part.tsx';
import { useText } from '../text.tsx';
import { CrisisBanner } from './crisis-banner.tsx';
import { Header } from './header.tsx';
import { LateParts } from './late-parts.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { SampleBanner } from './sample-banner.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

const Footer = latePart(() => import('./footer.tsx'), 'invisible min-h-96');

/** The frame around every page. */
export function Layout({ children }: { children: ReactNode }) {
  const { layout } = useText();
  useFocusOnNavigation();
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        {layout.skipToContent}
      </a>
      <Header />
      <CrisisBanner />
      <SampleBanner />
      <OfflineBanner />
      {/* Before the content, to which one can skip. */}
      <div id="staff-menu" />
      <main id="content" tabIndex={-1} className="flex-1 pb-16 outline-none">
        {children}
      </main>
      <LateParts />
      <Footer />
    </div>
  );
}
