import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDataText } from '#core/i18n/en/open-data/open-data.ts';
import { startApp } from '../testing/running-app.ts';

let on: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  on = await startApp();
});
afterAll(() => on.stop());

it.each(['/api/openapi.json', '/api/docs', '/llms.txt'])(
  'promises at %s what stays as it is, and how long',
  async (path) => {
    expect(await (await on.app.request(path)).text()).toContain(openDataText.promise);
  },
);

it('promises operators the same', () => {
  const text = readFileSync(new URL('../../docs/running.md', import.meta.url), 'utf8');
  expect(text.replace(/\s+/g, ' ')).toContain(openDataText.promise);
});
