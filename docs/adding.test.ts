import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { makeProgram } from '../cli/program.ts';
import packageJson from '../package.json' with { type: 'json' };

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const FOLDERS = ['core', 'server', 'pwa', 'cli', 'data', 'docs', 'bench', 'release', 'deploy'];
const everything = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
);

/** What a newcomer reads. The manual of the toolkit has a test of its own (cli/manual.test.ts). */
const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'data/README.md'],
  ...readdirSync(join(root, 'docs')).flatMap((name) =>
    name.endsWith('.md') && name !== 'cli.md' ? [`docs/${name}`] : [],
  ),
];

/** The paths of ours in backticks. A running instance makes what is in data/live. */
function pathsIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map(([, words]) => words!);
  const ours = new RegExp(`^(?:(?:${FOLDERS.join('|')})/|[\\w.-]+\\.(?:json|ts)$)`);
  return quoted.filter((words) => ours.test(words) && !words.startsWith('data/live'));
}

/** True where something of ours lies there; NOUN and the like stand for any name, the same one each time. */
function isThere(path: string): boolean {
  const bare = path.replace(/\/$/, '');
  if (existsSync(join(root, bare))) return true;
  const seen = new Set<string>();
  const pattern = bare.replace(/[.()]/g, '\\$&').replace(/NOUN|NAME|LANGUAGE/g, (word) => {
    if (seen.has(word)) return `\\k<${word}>`;
    seen.add(word);
    return `(?<${word}>[\\w-]+)`;
  });
  return seen.size > 0 && everything.some((each) => new RegExp(`^${pattern}$`).test(each));
}

/** The parts of a document that a link can name, as GitHub makes them of its headings. */
function anchorsOf(file: string): string[] {
  const headings = [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading!);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/\s/g, '-'),
  );
}

it('names in each row of the table what there is to edit, and all of it is there', () => {
  const rows = read('docs/adding.md')
    .split('\n')
    .filter((line) => /^\| (?!to add|-)/.test(line));
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.filter((row) => pathsIn(row).length === 0)).toEqual([]);
  expect(rows.flatMap(pathsIn).filter((path) => !isThere(path))).toEqual([]);
});

it.each(documents)('names in %s only files that are there', (file) => {
  expect(pathsIn(read(file)).filter((path) => !isThere(path) && !isThere(join(dirname(file), path)))).toEqual(
    [],
  );
});

it.each(documents)('leads by every link in %s to a file, and to a part that it has', (file) => {
  const links = [...read(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target!);
  const wrong = links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [path = '', part] = link.split('#');
    const target = path === '' ? file : join(dirname(file), path);
    return !existsSync(join(root, target)) || (part !== undefined && !anchorsOf(target).includes(part));
  });
  expect(wrong).toEqual([]);
});

it.each(documents)('names in %s only scripts and commands that there are', (file) => {
  const text = read(file);
  const scripts = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name]) => name!);
  expect(scripts.filter((name) => !(name in packageJson.scripts))).toEqual([]);
  const commands = makeProgram().commands.map((command) => command.name());
  const named = [...text.matchAll(/\b(?:npx harborlight|dist\/node\/cli\.js) ([a-z]+)/g)].map(
    ([, name]) => name!,
  );
  expect(named.filter((name) => !commands.includes(name))).toEqual([]);
});

it('tells a newcomer in 9 KB what it is', () => {
  expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(9 * 1024);
});
