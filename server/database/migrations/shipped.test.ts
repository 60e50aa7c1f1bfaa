import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { migrations } from './index.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

/**
 * What each migration was when it came to main. A database that has been through one keeps what it made: who changes it
 * has made two kinds of databases. Write another migration instead, and add that here. (0004 was changed once: see
 * 0009-counts.ts.) What a migration uses of ours stands here, too: a copy beside the migrations of what it was, since what
 * it was copied from lives on.
 */
const shipped: Record<string, string> = {
  './count-report.ts': 'c8b8c281f290b731',
  '0001-centers.ts': '34263a5922b04fc6',
  '0002-guides.ts': 'f572c2e89c1dc6f0',
  '0003-messages.ts': 'bb16b5f189557313',
  '0004-staff.ts': 'fdf2a65f4dbe1cf4',
  '0005-terminal.ts': 'f90215564470245e',
  '0006-languages.ts': '01c152ca45aadb1a',
  '0007-reports.ts': '32cd36c74fe69299',
  '0008-message-languages.ts': '1cf2375a6d4b57af',
  '0009-counts.ts': '4b28f77a30df9775',
  '0010-upgrades.ts': 'a2a1575e51dc8807',
  '0011-care-facts.ts': 'be677bc2e954f0c8',
  '0012-due-guides.ts': '4dbf72bee397f814',
  '0013-leave-message.ts': 'd3682ff689c02d8b',
  '0014-topics.ts': 'e1f2a312814d3851',
  '0015-claims.ts': '9afbc29d4b186587',
  '0016-link-makers.ts': '19f00675fabd89dc',
  '0017-spam.ts': '508aa1d0ffc7788e',
  '0018-sign-in.ts': '623d8b59ebd39988',
  '0019-two-step.ts': 'ad59ed5da9597b0c',
  '0020-undone-imports.ts': 'd03eaeecb6674d2c',
  '0021-further-phones.ts': '4a8a97620fc79343',
  '0022-proposals.ts': '82fd9ac3fecb6aa0',
};

/** Without what it imports: a file may move. */
function hash(file: string): string {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8').replace(/^import [^;]*;\n/gm, '');
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** The migrations, and the files of ours that they run. */
function filesThatRun(): string[] {
  const names = readdirSync(folder).filter((name) => /^\d{4}-.*(?<!\.test)\.ts$/.test(name));
  const used = names.flatMap((name) => {
    const statements = readFileSync(new URL(name, import.meta.url), 'utf8').matchAll(
      /^import (?!type )[^;]*?from '([.#][^']+)';/gm,
    );
    return [...statements].map(([, from = '']) => from);
  });
  return [...names, ...new Set(used)].sort();
}

it('has every migration as it was shipped', () => {
  expect(Object.fromEntries(filesThatRun().map((file) => [file, hash(file)]))).toEqual(shipped);
});

it('runs every migration that there is, by its file’s name', () => {
  const names = filesThatRun().filter((file) => /^\d/.test(file));
  expect(Object.keys(migrations).map((name) => `${name}.ts`)).toEqual(names);
});
