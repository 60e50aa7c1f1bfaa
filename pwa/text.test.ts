import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** The app as a whole loads its words itself, and a QR code has none. */
const ALONE = ['./main.tsx', './qr-code.tsx'];

it('loads the words of every component that comes late with its code', () => {
  const late = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^e2e\//.test(file))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(
        /(\w+\((?:\(\) => )?)?\bimport\(\s*'([^']+\.tsx)'/g,
      ),
    ])
    .map(([, by = '', code]) => ({ by, code }));
  expect(late.length).toBeGreaterThan(25);
  const without = late.filter(({ by }) => !/^(late|latePart|laterPart|lazyOrNothing|withWords)\(/.test(by));
  expect(without.map(({ code }) => code).sort()).toEqual(ALONE);
});
