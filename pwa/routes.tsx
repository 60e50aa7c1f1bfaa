import { type ComponentType, lazy } from 'react';
import { assistants } from '#core/pages/assistants.ts';
import DirectoryPage from './pages/search/directory-page.tsx';
import { needed } from './site/needed.ts';
import { inTime, SCRIPT_MS } from './site/patience.ts';
import { withWords } from './text.tsx';

/** A page that loads when it is opened. */
interface LatePage {
  load: () => Promise<{ default: ComponentType }>;
}

const late = (code: LatePage['load']) => {
  let loading: ReturnType<LatePage['load']> | undefined;
  const load = () => {
    loading ??= needed(inTime(withWords(code()), SCRIPT_MS));
    return loading;
  };
  return Object.assign(lazy(load), { load });
};

const ForAssistantsPage = late(() => import('./pages/for-assistants/for-assistants-page.tsx'));

/**
 * Every page: its address and its component. The search, which most people come for, comes with the app; the others
 * load when they are opened.
 */
export const pages: Record<string, ComponentType & Partial<LatePage>> = {
  '/': late(() => import('./pages/home/home-page.tsx')),
  '/directory': DirectoryPage,
  '/centers/:slug': late(() => import('./pages/center/center-page.tsx')),
  '/states': late(() => import('./pages/states/states-page.tsx')),
  '/states/:state': late(() => import('./pages/states/state-page.tsx')),
  '/guides': late(() => import('./pages/guide/guides-page.tsx')),
  '/guides/:slug': late(() => import('./pages/guide/guide-page.tsx')),
  '/overdose': late(() => import('./pages/overdose/overdose-page.tsx')),
  '/on-this-phone': late(() => import('./pages/offline-copy/offline-copy-page.tsx')),
  '/my-list': late(() => import('./pages/my-list/my-list-page.tsx')),
  '/about': late(() => import('./pages/policy/about-page.tsx')),
  '/transparency': late(() => import('./pages/policy/transparency-page.tsx')),
  '/editorial-policy': late(() => import('./pages/policy/editorial-policy-page.tsx')),
  '/accessibility': late(() => import('./pages/policy/accessibility-page.tsx')),
  '/privacy': late(() => import('./pages/policy/privacy-page.tsx')),
  '/waiting': late(() => import('./pages/waiting/waiting-page.tsx')),
  '/leaving': late(() => import('./pages/leaving/leaving-page.tsx')),
  '/live-matching': late(() => import('./pages/live-matching/live-matching-page.tsx')),
  '/contact': late(() => import('./pages/contact/contact-page.tsx')),
  '/update-listing': late(() => import('./pages/update-listing/update-listing-page.tsx')),
  ...Object.fromEntries(assistants.map(({ slug }) => [`/for-${slug}`, ForAssistantsPage])),
  '/admin0323/*': late(() => import('./admin/admin-app.tsx')),
  '*': late(() => import('./pages/not-found-page.tsx')),
};
