import type { ComponentType } from 'react';
import CenterPage from './pages/center/center-page.tsx';
import HomePage from './pages/home/home-page.tsx';
import OverdosePage from './pages/overdose/overdose-page.tsx';
import DirectoryPage from './pages/search/directory-page.tsx';
import StatePage from './pages/states/state-page.tsx';
import StatesPage from './pages/states/states-page.tsx';

/**
 * The pages that a phone draws itself, from its copy, before the app is there: those that somebody comes for who needs help.
 * The others would make the service worker, which is read at each start, twice as large.
 */
export const phonePages: Readonly<Record<string, ComponentType>> = {
  '/': HomePage,
  '/directory': DirectoryPage,
  '/centers/:slug': CenterPage,
  '/states': StatesPage,
  '/states/:state': StatePage,
  '/overdose': OverdosePage,
};
