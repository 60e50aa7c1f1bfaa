import type { Catalog } from './en.ts';
import { center } from './es/center.ts';
import { directory } from './es/directory.ts';
import { layout } from './es/layout.ts';
import { labels } from './es/lists.ts';
import { offline } from './es/offline.ts';
import { labelledLists } from './labelled-lists.ts';

/** The words that every page needs, in Spanish. */
export const es: Catalog = {
  layout,
  directory,
  center,
  offline,
  lists: labelledLists(labels, 'es'),
};
