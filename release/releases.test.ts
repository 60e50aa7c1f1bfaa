import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Releases, readVersion } from './releases.js';

let project: string;
let releases: Releases;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'harborlight-'));
  releases = new Releases(project);
});
afterEach(() => rmSync(project, { recursive: true }));

const write = (path: string, text: string) => writeFileSync(join(project, path), text);

function makeSources(): void {
  for (const folder of ['core', 'server', 'cli', 'pwa/e2e', 'data/live', 'release']) {
    mkdirSync(join(project, folder), { recursive: true });
    write(`${folder}/file.ts`, 'text');
  }
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'])
    write(file, '');
}

async function build(version: string): Promise<void> {
  for (const half of ['pwa', 'node'] as const) {
    await releases.add(version, half, async (folder) => writeFileSync(join(folder, 'made'), version));
  }
  releases.switchTo(version);
}

const serve = (version: string, day: number) => {
  write(`dist/releases/${version}/served`, '');
  utimesSync(join(project, `dist/releases/${version}/served`), day, day);
};
const made = (half: string) => readFileSync(join(project, 'dist', half, 'made'), 'utf8');
const found = () => readdirSync(join(project, 'dist/releases')).sort();

it('calls the same sources the same, whatever their tests and an instance’s data', () => {
  expect(readVersion(project)).toBeUndefined();
  makeSources();
  const first = readVersion(project);
  write('core/file.test.ts', 'it works');
  write('pwa/e2e/file.ts', 'it works');
  write('data/live/harborlight.db', 'theirs');
  expect(readVersion(project)).toBe(first);
  write('core/file.ts', 'other');
  const second = readVersion(project);
  expect(second).not.toBe(first);
  write('core/file.ts', 'text');
  expect(readVersion(project)).toBe(first);
  // A file that is gone, and one that is only called otherwise.
  rmSync(join(project, 'server/file.ts'));
  expect(readVersion(project)).not.toBe(first);
});

it('shows a build once it is whole, and nothing of one that failed', async () => {
  await build('one');
  expect([made('pwa'), made('node')]).toEqual(['one', 'one']);
  expect(readlinkSync(join(project, 'dist/node'))).toBe('releases/one/node');
  const failing = releases.add('two', 'pwa', async (folder) => {
    writeFileSync(join(folder, 'made'), 'half');
    throw new Error('no memory');
  });
  await expect(failing).rejects.toThrow('no memory');
  releases.switchTo('two');
  expect(made('pwa')).toBe('one');
  expect(readdirSync(join(project, 'dist/releases/two'))).toEqual([]);
  // Two at once make the same.
  await Promise.all([build('two'), build('two')]);
  expect(readdirSync(join(project, 'dist/releases/two')).sort()).toEqual(['node', 'pwa']);
  expect(made('pwa')).toBe('two');
  releases.switchTo('one');
  expect(made('node')).toBe('one');
});

it('keeps the last three that were served and the last three that were built', async () => {
  for (const [day, version] of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].entries()) {
    await build(version);
    if (version < 'e') serve(version, day + 1);
    utimesSync(join(project, 'dist/releases', version), day + 1, day + 1);
  }
  // Back to an earlier one.
  releases.switchTo('e');
  releases.prune();
  expect(found()).toEqual(['b', 'c', 'd', 'e', 'f', 'g', 'h']);
  releases.switchTo('h');
  releases.prune();
  expect(found()).toEqual(['b', 'c', 'd', 'f', 'g', 'h']);
});

it('leaves alone what another build is at, and removes what one that was killed has left', async () => {
  await build('a');
  mkdirSync(join(project, 'dist/releases/b/node.123.part'), { recursive: true });
  mkdirSync(join(project, 'dist/releases/c/node.123.part'), { recursive: true });
  utimesSync(join(project, 'dist/releases/c/node.123.part'), 1, 1);
  for (const version of ['d', 'e']) await build(version);
  utimesSync(join(project, 'dist/releases/c'), 1, 1);
  utimesSync(join(project, 'dist/releases/b'), 1, 1);
  releases.prune();
  expect(found()).toEqual(['a', 'b', 'd', 'e']);
});

it('takes over a build from before there were releases, of which pages may still be open', async () => {
  for (const half of ['pwa', 'node']) {
    mkdirSync(join(project, 'dist', half), { recursive: true });
    write(`dist/${half}/made`, 'before');
  }
  await build('one');
  releases.prune();
  expect(made('pwa')).toBe('one');
  expect(found()).toEqual(['before-releases', 'one']);
  expect(existsSync(join(project, 'dist/releases/before-releases/pwa/made'))).toBe(true);
});
