import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inLanguage, languages } from '#core/i18n/languages.ts';
import { assistantPages, personalPages, publicPages } from '#core/pages/public-pages.ts';
import { loadStarterGuides } from '../guides/starter-guides.ts';
import { loadSample } from '../sample/sample.ts';
import { startApp } from '../testing/running-app.ts';
import { loadRenderer } from './load-renderer.ts';

const built = fileURLToPath(new URL('../../dist', import.meta.url));
const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

let server: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
  server = await startApp({
    renderPage: await loadRenderer(built),
    pwaFolder: join(built, 'pwa'),
    publicUrl: 'https://harborlight.example',
  });
  await server.change(() => loadStarterGuides(server.db));
  await server.change(() => loadSample(server.db, new Date()));
});
afterAll(() => server.stop());

/** What a page breaks of the HTML standard, each rule with its place. */
async function faultsOf(path: string): Promise<string[]> {
  const response = await server.app.request(path);
  const { results } = await validator.validateString(await response.text());
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} (${selector})`),
  );
}

it.each(languages)('writes each public page in %s as the HTML standard has it', async (language) => {
  const [center] = server.live.current.all;
  const [guide] = await server.db.selectFrom('guides').select('slug').execute();
  const records = [
    `/centers/${center!.slug}`,
    `/states/${center!.state.toLowerCase()}`,
    `/guides/${guide!.slug}`,
  ];
  const pages = [...publicPages, ...assistantPages].map(({ path }) => path);
  const searches = ['/directory?level=DETOX', '/directory?q=nothing+at+all', '/nowhere'];
  const faults: string[] = [];
  for (const path of [...pages, ...personalPages, ...records, ...searches])
    faults.push(...(await faultsOf(inLanguage(language, path))));
  expect(faults).toEqual([]);
});

it('writes the documentation of the API as the HTML standard has it', async () => {
  expect(await faultsOf('/api/docs')).toEqual([]);
});

it('has only pages with a form tell a browser without a script to say where the form is from', async () => {
  const head = async (path: string) => (await (await server.app.request(path)).text()).split('</head>')[0];
  const [center] = server.live.current.all;
  const told = '<noscript><meta name="referrer" content="same-origin"></noscript>';
  for (const path of ['/contact', '/es/live-matching', `/centers/${center!.slug}`])
    expect(await head(path)).toContain(told);
  expect(await head('/directory')).not.toContain(told);
});
