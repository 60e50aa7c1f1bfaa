import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

it('is a program of its own after a build, so that "npx harborlight" finds one', () => {
  const program = fileURLToPath(new URL(`../${manifest.bin.harborlight}`, import.meta.url));
  const { status, stdout, error } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  expect({ status, stdout, error }).toEqual({ status: 0, stdout: `${manifest.version}\n`, error: undefined });
});
