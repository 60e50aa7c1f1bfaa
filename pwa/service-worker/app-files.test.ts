import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import type { AppFile } from './app-files.ts';

const built = fileURLToPath(new URL('../../dist/pwa/', import.meta.url));
let files: AppFile[];

beforeAll(() => {
  if (!existsSync(built)) throw new Error('Build first: npm run build');
  const script = readFileSync(join(built, 'service-worker.js'), 'utf8');
  files = (script.match(/\{"integrity":"[^}]*\}/g) ?? []).map((entry) => JSON.parse(entry));
});

it('names every file of the app, but for what is of staff alone, for programs, for an installation, or without scripts', () => {
  const left =
    /\.(br|gz|map|json)$|^screenshots\/|\/admin-|^(colors|docs|docs-calls|no-script)\.css$|^service-worker\.js$|^icons\/(apple|icon-192|icon-mask)/;
  const names = readdirSync(built, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(built.length))
    .filter((name) => !left.test(name));
  expect(files.map(({ url }) => url).sort()).toEqual(names.sort());
  expect(names).toEqual(expect.arrayContaining(['index.html', 'recover.js', 'manifest.webmanifest']));
});

it('says of each what it must be', () => {
  for (const { url, integrity } of files) {
    const content = readFileSync(join(built, url));
    expect(integrity, url).toBe(`sha256-${createHash('sha256').update(content).digest('base64')}`);
  }
});
