import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp } from '../testing/running-app.ts';

/** What a program may read of an API before it asks a first question: 100 KB. */
const MOST_BYTES = 100 * 1024;

const documents = ['/api/openapi.json', '/api/openapi-site.json'];

let on: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  on = await startApp({ env: { PUBLIC_URL: 'https://harborlight.example' } });
});
afterAll(() => on.stop());

it.each(documents)('finds nothing against %s in the rules for OpenAPI', async (path) => {
  const found = await check(await (await on.app.request(path)).json());
  expect(found).toEqual([]);
});

it.each(documents)('keeps %s small enough to be read at once', async (path) => {
  const { byteLength } = await (await on.app.request(path)).arrayBuffer();
  expect(byteLength).toBeLessThan(MOST_BYTES);
});

it('would find a call without a description', async () => {
  const document = await (await on.app.request('/api/openapi.json')).json();
  document.paths['/api/centers.json'].get.description = '';
  expect(await check(document)).toMatchObject([{ code: 'operation-description' }]);
});

/** Whatever breaks a rule of https://meta.stoplight.io/docs/spectral, be it an error or only a hint. */
async function check(document: object) {
  const linter = new spectral.Spectral();
  linter.setRuleset({
    extends: [[rulesets.oas as RulesetDefinition, 'recommended']],
    rules: { 'oas3-parameter-description': 'warn' },
  });
  return (await linter.run(document as Record<string, unknown>)).map(({ code, path, message }) => ({
    code,
    path: path.join('/'),
    message,
  }));
}
