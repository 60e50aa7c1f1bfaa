import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { languages } from '../core/i18n/languages.ts';

/**
 * What loads late, by the pages and parts that it comes with: a file each, since each file costs a slow phone a request
 * when the app is installed. What two of them need is a file of its own (`common`), so that neither brings the other.
 */
const LATE: Readonly<Record<string, RegExp>> = {
  // What keeps something in the browser's database: a page that is only read needs it a little later.
  stores: /^pwa\/(my-list\/list-|outbox|sms)/,
  // Around every page, and what is small.
  frame: /^pwa\/(layout|components|directory|site|leaving|pages\/home)\//,
  search: /^pwa\/(pages\/search|centers)\//,
  // What one opens beside what was found.
  beside: /^pwa\/(map|share)\//,
  places: /^pwa\/pages\/(center|states)\//,
  guides: /^pwa\/pages\/(guide|overdose)\//,
  forms: /^pwa\/pages\/(contact|live-matching|update-listing)\//,
  others: /^pwa\/pages\/(my-list|waiting|offline-copy|leaving|policy|for-assistants|not-found)/,
};

/** Of what the first view imports from, what one late part alone makes use of. */
const OF_ONE_PART: Readonly<Record<string, RegExp>> = { places: /\/(useQueries|queriesObserver)\.js$/ };

/** The parts of a language's words, and among them the long texts about us. */
const WORDS = /^core\/i18n\/parts\/([a-z]+)\.ts$/;
const LONG_TEXTS = /\/pages\/(about|accessibility|editorial-policy|for-assistants|privacy|transparency)\.ts$/;

/** All of them. */
const NAMES = ['common', ...Object.keys(LATE), ...languages.flatMap((l) => [`words-${l}`, `texts-${l}`])];

const root = fileURLToPath(new URL('..', import.meta.url));
const nameOf = (id: string) => id.slice(root.length);

/**
 * Which modules lie together in which of the app's files: `plugin` finds it while the app is built, `codeSplitting` tells
 * Rolldown.
 */
export function splitCode() {
  let firstScript = new Set<string>();
  let firstView = new Set<string>();
  let groupOf = new Map<string, string>();
  const plugin: Plugin = {
    name: 'split-code',
    buildEnd() {
      // It runs before all else, and so needs no other file.
      firstScript = findImported(this, `${root}pwa/start.ts`);
      firstView = findImported(this, `${root}pwa/main.tsx`);
      // And the words of every page, of which each reader needs one language.
      const words = languages.flatMap((language) => [
        ...findImported(this, `${root}core/i18n/${language}.ts`),
      ]);
      groupOf = findGroups(this, new Set([...firstScript, ...firstView, ...words]));
    },
  };
  const groups = [
    { name: 'first', test: (id: string) => firstScript.has(id) },
    // What the first view shares with later pages, in one file: in twenty it would be 4 KB more.
    {
      name: 'shared',
      test: (id: string) => firstView.has(id),
      minShareCount: 2,
    },
    ...NAMES.map((name) => ({ name, test: (id: string) => groupOf.get(id) === name })),
  ];
  // Else a group would take along what the first view needs.
  return { plugin, codeSplitting: { groups, includeDependenciesRecursively: false } };
}

/** In which group each module is that a late part of the app, or of the words, brings along beside what came before. */
function findGroups(context: Rolldown.PluginContext, early: ReadonlySet<string>): Map<string, string> {
  const found = new Map<string, string>();
  for (const id of context.getModuleIds()) {
    const part = Object.keys(OF_ONE_PART).find((name) => OF_ONE_PART[name]!.test(id));
    if (part) found.set(id, part);
    const importers = context.getModuleInfo(id)?.dynamicImporters ?? [];
    const name = early.has(id) ? undefined : groupOfPart(nameOf(id), importers.map(nameOf));
    if (!name) continue;
    for (const imported of findImported(context, id)) {
      if (early.has(imported)) continue;
      const other = found.get(imported) ?? name;
      found.set(imported, other === name ? name : 'common');
    }
  }
  // What the others have in common with them.
  for (const [id, name] of found) {
    const keeps = [...findImported(context, id)].some((imported) => imported.includes('/node_modules/idb/'));
    if (keeps && name === 'common') found.set(id, 'stores');
  }
  return found;
}

/** Undefined where nothing loads it by itself. */
function groupOfPart(name: string, importers: readonly string[]): string | undefined {
  if (importers.length === 0) return undefined;
  const language = [name, ...importers].map((file) => WORDS.exec(file)?.[1]).find(Boolean);
  if (language) return `${LONG_TEXTS.test(name) ? 'texts' : 'words'}-${language}`;
  return Object.keys(LATE).find((group) => LATE[group]!.test(name));
}

/**
 * The same for the worker that holds the directory: what it needs before it answers, its first script apart, since for an
 * import of that WebKit runs it a second time; and what reads questions.
 */
export function splitWorker() {
  const entry = `${root}pwa/directory/directory-worker.ts`;
  const questions = ['ask', 'suggest'].map((name) => `${root}core/search/question/${name}.ts`);
  let first = new Set<string>();
  let ofQuestions = new Set<string>();
  const plugin: Plugin = {
    name: 'split-worker',
    buildEnd() {
      first = findImported(this, entry);
      first.delete(entry);
      ofQuestions = new Set(questions.flatMap((question) => [...findImported(this, question)]));
    },
  };
  const groups = [
    { name: 'copy', test: (id: string) => first.has(id) },
    { name: 'questions', test: (id: string) => ofQuestions.has(id) },
  ];
  return { plugin, codeSplitting: { groups, includeDependenciesRecursively: false } };
}

/** A module, all that it imports at once, and what they do. */
function findImported(context: Rolldown.PluginContext, entry: string): Set<string> {
  const found = new Set([entry]);
  for (const id of found) {
    const { importedIds = [], code } = context.getModuleInfo(id) ?? {};
    for (const imported of importedIds) {
      const ids = ALL_ICONS.test(imported) ? findIcons(context, imported, code ?? '') : [imported];
      for (const each of ids) found.add(each);
    }
  }
  return found;
}

/** It imports every icon that there is, of which the build leaves out all but a few. */
const ALL_ICONS = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/;

/** The files of the icons that a module names. */
function findIcons(context: Rolldown.PluginContext, all: string, code: string): string[] {
  const list = context.getModuleInfo(all)?.code ?? '';
  const names = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)].flatMap(
    ([, named]) => named!.split(',').map((name) => name.trim().split(' ')[0]!),
  );
  return names.flatMap((name) => {
    const file = new RegExp(`default as ${name}\\b[^}]*\\} from ["']\\./([^"']+)`).exec(list)?.[1];
    return name === '' || !file ? [] : all.replace('lucide-react.mjs', file);
  });
}
