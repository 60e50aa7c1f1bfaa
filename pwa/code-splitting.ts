import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { languages } from '../core/i18n/languages.ts';

/**
 * What loads late, by the pages and parts that it comes with: a file each, since each file costs a slow phone a request
 * when the app is installed. What two of them need is a file of its own (`common`), so that neither brings the other.
 */
const LATE: Readonly<Record<string, RegExp>> = {
  home: /^pwa\/pages\/home\/home-page/,
  // Behind the first view of every page.
  late: /^pwa\/(layout|components|directory|my-list\/list-|outbox|site|sms)/,
  search: /^pwa\/(pages\/search|centers|map|share|pages\/home\/states)/,
  places: /^pwa\/pages\/(center|states)\//,
  guides: /^pwa\/pages\/(guide|overdose)\//,
  forms: /^pwa\/pages\/(contact|live-matching|update-listing)\//,
  device: /^pwa\/pages\/(my-list|waiting|offline-copy|leaving)\//,
  texts: /^pwa\/pages\/(policy|for-assistants|not-found)/,
};

/** The parts of a language's words, and among them the long texts about us. */
const WORDS = /^core\/i18n\/parts\/([a-z]+)\.ts$/;
const LONG_TEXTS = /\/pages\/(about|accessibility|editorial-policy|for-assistants|privacy|transparency)\.ts$/;

/** All of them: what others need comes before those. */
const NAMES = [
  'stores',
  'common',
  ...Object.keys(LATE),
  ...languages.flatMap((l) => [`words-${l}`, `texts-${l}`]),
];

const root = fileURLToPath(new URL('..', import.meta.url));
const nameOf = (id: string) => id.slice(root.length);

/**
 * Which modules lie together in which of the app's files: `plugin` finds it while the app is built, `groups` tells
 * Rolldown.
 */
export function splitCode() {
  let firstView = new Set<string>();
  let groupOf = new Map<string, string>();
  const plugin: Plugin = {
    name: 'split-code',
    buildEnd() {
      firstView = findImported(this, `${root}pwa/main.tsx`);
      groupOf = findGroups(this, firstView);
    },
  };
  const groups = [
    // What the first view shares with later pages, in one file: in twenty it would be 4 KB more.
    { name: 'shared', test: (id: string) => firstView.has(id), minShareCount: 2 },
    ...NAMES.map((name) => ({ name, test: (id: string) => groupOf.get(id) === name })),
  ];
  return { plugin, groups };
}

function findGroups(context: Rolldown.PluginContext, firstView: ReadonlySet<string>): Map<string, string> {
  const found = new Map<string, string>();
  const ids = [...context.getModuleIds()];
  for (const id of ids) {
    if (firstView.has(id) || (context.getModuleInfo(id)?.dynamicImporters.length ?? 0) === 0) continue;
    const name = Object.keys(LATE).find((name) => LATE[name]!.test(nameOf(id)));
    if (!name) continue;
    for (const imported of findImported(context, id)) {
      if (firstView.has(imported)) continue;
      const other = found.get(imported) ?? name;
      found.set(imported, other === name ? name : 'common');
    }
  }
  // The browser's database, and what keeps something there: a text page needs it not.
  for (const [id] of found) {
    if ([...findImported(context, id)].some((imported) => imported.includes('/node_modules/dexie/')))
      found.set(id, found.get(id) === 'common' ? 'stores' : found.get(id)!);
  }
  for (const id of ids) {
    const language = WORDS.exec(nameOf(id))?.[1];
    if (!language) continue;
    for (const part of context.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
      found.set(part, `${LONG_TEXTS.test(part) ? 'texts' : 'words'}-${language}`);
  }
  return found;
}

/** A module, all that it imports at once, and what they do. */
export function findImported(context: Rolldown.PluginContext, entry: string): Set<string> {
  const found = new Set([entry]);
  for (const id of found) {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}
