import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const program = fileURLToPath(new URL(`../${manifest.bin.harborlight}`, import.meta.url));

it('is a program of its own after a build, so that "npx harborlight" finds one', () => {
  const { status, stdout, error } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  expect({ status, stdout, error }).toEqual({ status: 0, stdout: `${manifest.version}\n`, error: undefined });
});

it('takes "help COMMAND" for "COMMAND --help"', () => {
  const { status, stdout } = spawnSync(program, ['help', 'centers', 'search'], { encoding: 'utf8' });
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^Usage: harborlight centers search /),
  });
});

it.runIf(existsSync('/dev/full'))('says in a sentence that the disk is full under what it prints', () => {
  const full = openSync('/dev/full', 'w');
  const { status, stderr } = spawnSync(program, ['--help'], {
    encoding: 'utf8',
    stdio: ['ignore', full, 'pipe'],
  });
  closeSync(full);
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'harborlight: This could not be written whole: the disk is full.\n',
  });
});

it('loads nothing to start with but its commands: what they need comes when one runs', () => {
  const packages = new Set<string>();
  const files = new Set([program]);
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    for (const [, from = ''] of source.matchAll(/^import\b(?:[^'"()]*?\bfrom\s*)?\s*["']([^"']+)["']/gm)) {
      if (from.startsWith('.')) files.add(join(dirname(file), from));
      else if (!from.startsWith('node:')) packages.add(from);
    }
    // The bundle says of each part where it comes from.
    for (const [, name = ''] of source.matchAll(/^\s*\/\/ node_modules\/((?:@[^/]+\/)?[^/]+)\//gm))
      packages.add(name);
  }
  expect([...packages]).toEqual(['commander']);
});
