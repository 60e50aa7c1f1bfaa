import { publicLists } from '../lists/public-lists.ts';
import { center } from './en/center.ts';
import { directory } from './en/directory.ts';
import { layout } from './en/layout.ts';
import { offline } from './en/offline.ts';
import type { Translated } from './translated.ts';

/** The words that every page needs, in English. */
export const en = { layout, directory, center, offline, lists: publicLists };

/** The same in any language: a missing key does not pass the type check. The values of a list are the same in all. */
export type Catalog = Translated<Omit<typeof en, 'lists'>> & { lists: typeof publicLists };
