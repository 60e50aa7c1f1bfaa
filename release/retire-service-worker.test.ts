import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressAssets } from './compress-assets.js';

const OWN = '// the worker of this release\n';
const RETIRED = readFileSync(new URL('retired-service-worker.js', import.meta.url), 'utf8');

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'harborlight-'));
  for (const name of readdirSync('release')) {
    if (name.endsWith('.js')) cpSync(join('release', name), join(project, 'release', name));
  }
  writeFileSync(join(project, 'package.json'), '{"type":"module"}');
});
afterEach(() => rmSync(project, { recursive: true }));

const pwaOf = (release: string) => join(project, 'dist/releases', release, 'pwa');

async function build(release: string): Promise<void> {
  mkdirSync(pwaOf(release), { recursive: true });
  writeFileSync(join(pwaOf(release), 'service-worker.js'), OWN);
  await compressAssets(pwaOf(release));
}

function run(...args: string[]) {
  const script = join(project, 'release/retire-service-worker.js');
  return spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
}

/** As the server sends it to whoever understands what. */
function served(release: string): Set<string> {
  const read = (ending: string) => readFileSync(join(pwaOf(release), `service-worker.js${ending}`));
  return new Set([read(''), brotliDecompressSync(read('.br')), gunzipSync(read('.gz'))].map(String));
}

it('puts one that takes itself out in its place in every release, and back', async () => {
  await build('one');
  await build('two');
  mkdirSync(join(project, 'dist/releases/half-built'), { recursive: true });
  // Twice is as good as once.
  for (const _ of ['first', 'second']) {
    expect(run()).toMatchObject({ status: 0, stderr: '' });
    expect([served('one'), served('two')]).toEqual([new Set([RETIRED]), new Set([RETIRED])]);
  }
  // A version that is built from then on has its own.
  await build('three');
  expect(run('--undo')).toMatchObject({ status: 0, stderr: '' });
  for (const release of ['one', 'two', 'three']) expect(served(release)).toEqual(new Set([OWN]));
  expect(readdirSync(pwaOf('one')).sort()).toEqual([
    'service-worker.js',
    'service-worker.js.br',
    'service-worker.js.gz',
  ]);
  expect(existsSync(join(project, 'dist/releases/one/service-worker.js'))).toBe(false);
});

it('says so where there is no release', () => {
  expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining('There is no release') });
});
