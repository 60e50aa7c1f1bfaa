import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { importsOf, sourcesOf } from './testing/imports-of.ts';

/**
 * The rooms of each layer from the ground up: the folders at its root, and the files there. Each may import from those
 * that stand before it. What a room needs of a later one it is given by whoever puts both together.
 */
const rooms: Record<string, readonly string[]> = {
  core: listed(`
    lists fold-text.ts tidy-text.ts facts i18n plain-text.ts center snapshot search messages guide staff
    pages open-data hsds`),
  server: listed(`
    app-error.ts this-version.ts log.ts start-worker.ts
    database http serve.ts access history staff queues claims settings mail messages examples
    guides directory reports proposals centers open-data sms duplicates imports vocabulary live-matching submissions
    calls
    maintenance backup restore monitoring dashboard doctor maintenance-worker.ts maintenance-process.ts
    start-errors.ts sample
    v1 hsds discovery app-context.ts context-from-settings.ts pages mcp
    admin api.ts app.ts local-app.ts main.ts`),
  cli: listed(`
    usage-error.ts command-line.ts global-flags.ts connection terminal runs.ts queues
    centers guides history calls staff session imports machine mcp
    submissions reports messages matching spam notifications triage
    completion program.ts run.ts manual.ts main.ts`),
  pwa: listed(`
    vite-env.d.ts oldest-browsers icons code-splitting.ts query-shaking.ts router-shaking.ts service-worker-build.ts
    web-manifest.ts not-pages.ts
    zod-without-eval.ts page-language.ts text.tsx site own-state.ts guides structured-data directory leaving components
    outbox share sms my-list call-card centers layout map forms query-client.ts recover.ts
    pages admin routes.tsx phone-pages.ts app.tsx renderer.tsx service-worker main.tsx start.ts render-page.tsx`),
};

/** What imports from a later room all the same, and why. */
const exceptions: readonly string[] = [
  // The type of a language alone; words say the numbers that are the facts, and so stand above them.
  'core/facts/helpline.ts → core/i18n/languages.ts',
];

/** The most sources that lie at one level. */
const MOST = 30;

function listed(names: string): string[] {
  return names.trim().split(/\s+/);
}

/** "server/mail/queue.ts" → "mail". */
function roomOf(path: string): string {
  return path.split('/')[1] ?? '';
}

const layers = Object.keys(rooms);

it.each(layers)('gives every room of %s its place, once', (layer) => {
  const found = sourcesOf(layer).map(roomOf);
  // The browser tests stand outside.
  const there = new Set(found.filter((room) => room !== 'e2e'));
  expect([...rooms[layer]!].sort()).toEqual([...there].sort());
});

it.each(layers)('lets a room of %s import from those before it alone', (layer) => {
  const place = (path: string) => rooms[layer]!.indexOf(roomOf(path));
  const wrong = importsOf(layer)
    .filter(({ target }) => target?.startsWith(`${layer}/`))
    .filter(({ file, target = '' }) => place(target) > place(file))
    // Words take the types of what they are about, so that none is missing; never code.
    .filter(({ file, typeOnly }) => !(typeOnly && file.startsWith('core/i18n/')))
    .map(({ file, target }) => `${file} → ${target}`);
  expect(wrong.sort()).toEqual(exceptions.filter((each) => each.startsWith(`${layer}/`)));
});

it('has public pages and those of staff stand apart: only the routes know both', () => {
  const floors = ['pages', 'admin'];
  const lists = ['routes.tsx', 'phone-pages.ts'];
  const wrong = importsOf('pwa').filter(({ file, target }) => {
    const floor = target?.startsWith('pwa/') ? roomOf(target) : '';
    return floors.includes(floor) && ![floor, ...lists].includes(roomOf(file));
  });
  expect(wrong).toEqual([]);
});

it.each(layers)(`has no level of %s with more than ${MOST} sources`, (layer) => {
  const counts = new Map<string, number>();
  for (const file of sourcesOf(layer)) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > MOST)).toEqual([]);
});
