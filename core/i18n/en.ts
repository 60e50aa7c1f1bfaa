import { center } from './en/center.ts';
import { directory } from './en/directory.ts';
import { home } from './en/home.ts';
import { layout } from './en/layout.ts';
import { offline } from './en/offline.ts';
import { statePages } from './en/state-pages.ts';

/** Every word on screen in English. Other languages have the same keys, by type. */
export const en = { layout, home, directory, center, statePages, offline };

export type Catalog = typeof en;
