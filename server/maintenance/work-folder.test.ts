import {
  lutimesSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeWorkFolder } from './work-folder.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'harborlight-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('removes what was left behind long ago, a link without its target too, and nothing younger', async () => {
  const old = join(folder, '.harborlight-work-old');
  mkdirSync(old);
  writeFileSync(join(old, 'restore.db'), 'contact details');
  const link = join(folder, '.harborlight-work-link');
  symlinkSync(join(folder, 'gone'), link);
  mkdirSync(join(folder, '.harborlight-work-young'));
  symlinkSync(join(folder, 'gone'), join(folder, '.harborlight-work-young-link'));
  const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 60 * 60;
  for (const path of [old, link]) lutimesSync(path, twoDaysAgo, twoDaysAgo);
  const made = await makeWorkFolder(join(folder, 'harborlight.db'));
  expect(readdirSync(folder).sort()).toEqual(
    ['.harborlight-work-young', '.harborlight-work-young-link', basename(made)].sort(),
  );
});
