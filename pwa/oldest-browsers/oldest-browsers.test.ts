import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { ALLOWED, type Allowed } from './allowed.ts';
import { findInPage } from './markup.ts';
import { OLDEST_BROWSERS } from './oldest-browsers.ts';
import { findInScript, ownNamesOf } from './scripts.ts';
import { findInStyles } from './styles.ts';
import type { Finding } from './support.ts';

const built = fileURLToPath(new URL('../../dist/pwa/', import.meta.url));
let files: Map<string, string>;
let found: (Finding & { file: string })[];

beforeAll(() => {
  if (!existsSync(built)) throw new Error('Build first: npm run build');
  const names = readdirSync(built, { recursive: true, encoding: 'utf8' });
  files = new Map(
    names
      .filter((name) => /\.(js|css|html)$/.test(name))
      .map((name) => [name, readFileSync(join(built, name), 'utf8')]),
  );
  const scripts = [...files].filter(([name]) => name.endsWith('.js'));
  const own = new Set(scripts.flatMap(([, source]) => [...ownNamesOf(source)]));
  found = [...files].flatMap(([file, source]) => find(file, source, own).map((one) => ({ ...one, file })));
});

it('builds nothing that the oldest browsers lack, but for what is allowed with a reason', () => {
  for (const file of [/worker-.*\.js$/, /main-.*\.js$/, /^service-worker\.js$/, /\.css$/, /^index\.html$/])
    expect([...files.keys()].some((name) => file.test(name))).toBe(true);
  expect(files.get('index.html')).toContain('<style>');
  const faults = found.filter((finding) => !ALLOWED.some((allowed) => allows(allowed, finding)));
  expect(faults).toEqual([]);
});

it('allows nothing that the build does not need', () => {
  const idle = ALLOWED.filter((allowed) => !found.some((finding) => allows(allowed, finding)));
  expect(idle).toEqual([]);
});

it('keeps private fields as they are in the worker that searches', () => {
  // With all that it imports, at once or late: the search itself is a file that it shares with its sync.
  const names = new Set([...files.keys()].filter((name) => name.startsWith('assets/directory-worker-')));
  for (const name of names) {
    for (const imported of importsOf(name)) names.add(imported);
  }
  expect(names.size).toBeGreaterThan(3);
  const worker = [...names].map((name) => files.get(name)).join('\n');
  expect(worker).toMatch(/this\.#\w/);
  // What a helper says that keeps them in WeakMaps.
  expect(worker).not.toContain('same private elements twice');
});

// WebKit runs the script that a worker was started with a second time where a part of it imports from that: see
// vite.config.ts.
it('has no script import from the one that starts the worker', () => {
  const isWorker = (name: string) => name.startsWith('assets/directory-worker-');
  const scripts = [...files.keys()].filter((name) => name.endsWith('.js'));
  expect(scripts.filter(isWorker)).toHaveLength(1);
  expect(scripts.filter((name) => importsOf(name).some(isWorker))).toEqual([]);
  // The imports are found: its late part shares a script with it.
  const shared = scripts.filter(isWorker).flatMap(importsOf);
  const late = scripts.filter((name) => name.startsWith('assets/sync-')).flatMap(importsOf);
  expect(late.filter((name) => shared.includes(name))).not.toEqual([]);
});

it('is what docs/architecture.md promises', () => {
  const { safari, chrome, edge, firefox } = OLDEST_BROWSERS;
  expect(chrome).toBe(edge);
  const page = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8');
  expect(page).toContain(`Safari ${safari}, Chrome and Edge ${chrome}, Firefox ${firefox}.`);
});

/** The scripts that a built one imports, at once or late. */
function importsOf(name: string): string[] {
  const folder = name.slice(0, name.lastIndexOf('/') + 1);
  const imports = files.get(name)!.matchAll(/(?:from|import\(?)\s*["'`]\.\/([\w./-]+\.js)["'`]/g);
  return [...imports].map(([, imported]) => `${folder}${imported}`);
}

function find(file: string, source: string, own: ReadonlySet<string>): Finding[] {
  if (file.endsWith('.js')) return findInScript(source, own);
  if (file.endsWith('.css')) return findInStyles(source);
  const styles = source.matchAll(/<style>(.*?)<\/style>/gs);
  return [...findInPage(source), ...[...styles].flatMap(([, style = '']) => findInStyles(style))];
}

function allows({ feature, near }: Allowed, finding: Finding): boolean {
  const isIt = finding.feature === feature || finding.feature.startsWith(`${feature}.`);
  return isIt && (near === undefined || near.test(finding.excerpt));
}
