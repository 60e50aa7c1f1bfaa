import type { ComponentType } from 'react';
import CenterPage from './pages/center/center-page.tsx';
import GuidePage from './pages/guide/guide-page.tsx';
import GuidesPage from './pages/guide/guides-page.tsx';
import HomePage from './pages/home/home-page.tsx';
import OverdosePage from './pages/overdose/overdose-page.tsx';
import DirectoryPage from './pages/search/directory-page.tsx';
import StatePage from './pages/states/state-page.tsx';
import StatesPage from './pages/states/states-page.tsx';

/**
 * The pages that a phone draws itself, from its copy, before the app is there: those that somebody comes for who needs help.
 * The others would make the service worker, which is read at each start, half as large again.
 */
export const phonePages: Readonly<Record<string, ComponentType>> = {
  '/': HomePage,
  '/directory': DirectoryPage,
  '/centers/:slug': CenterPage,
  '/states': StatesPage,
  '/states/:state': StatePage,
  '/guides': GuidesPage,
  '/guides/:slug': GuidePage,
  '/overdose': OverdosePage,
};
