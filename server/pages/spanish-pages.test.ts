import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEnglishWords } from '#core/i18n/testing/english-leftovers.ts';
import { assistantPages, publicPages } from '#core/pages/public-pages.ts';
import { loadStarterGuides } from '../guides/starter-guides.ts';
import { addCenters, startApp } from '../testing/running-app.ts';
import { loadRenderer } from './load-renderer.ts';

const built = fileURLToPath(new URL('../../dist', import.meta.url));

let server: Awaited<ReturnType<typeof startApp>>;
let findEnglish: Awaited<ReturnType<typeof openEnglishWords>>;
let guides: string[];

beforeAll(async () => {
  server = await startApp({
    renderPage: await loadRenderer(built),
    pwaFolder: join(built, 'pwa'),
    publicUrl: 'https://harborlight.example',
  });
  await server.change(() => loadStarterGuides(server.db));
  await server.change(() =>
    addCenters(
      server.db,
      {
        name: 'Casa Faro',
        city: 'El Paso',
        state: 'TX',
        phone: '915-555-0100',
        levels: [{ level: 'DETOX' }, { level: 'RESIDENTIAL' }],
        lastVerifiedAt: new Date().toISOString(),
      },
      { name: 'Casa Luz', city: 'El Paso', state: 'TX', lastVerifiedAt: '2025-01-01T00:00:00.000Z' },
      { name: 'Casa Mar', city: 'Reno', state: 'NV', website: 'https://casa-mar.example' },
    ),
  );
  const rows = await server.db.selectFrom('guides').select('slug').where('language', '=', 'es').execute();
  guides = rows.map(({ slug }) => `/es/guides/${slug}`);
  findEnglish = await openEnglishWords();
});
afterAll(() => server.stop());

/** All that is seen, or read out, or told to search engines. */
async function readPage(address: string) {
  const response = await server.app.request(address);
  const page = parse(await response.text());
  // What others have written is called as they call it.
  for (const link of page.querySelectorAll('#content a[href^=http]')) link.remove();
  const attributes = page
    .querySelectorAll('[aria-label], [alt], body [title], [placeholder], meta[name=description]')
    .flatMap(({ attributes: { alt, title, placeholder, content, ...more } }) => [
      more['aria-label'],
      ...[alt, title, placeholder, content],
    ]);
  const data = page.querySelectorAll('script[type="application/ld+json"]').map(({ text }) => text);
  const shown = page.querySelector('#root')?.structuredText ?? '';
  return {
    status: response.status,
    language: page.querySelector('html')?.getAttribute('lang'),
    shown: [page.querySelector('head title')?.text, shown, ...attributes, ...data].join('\n'),
  };
}

const addresses = [
  ...[...publicPages, ...assistantPages.slice(0, 1)].map(({ path }) => `/es${path.replace(/^\/$/, '')}`),
  ...['/es/centers/casa-faro-el-paso-tx', '/es/centers/casa-luz-el-paso-tx', '/es/centers/casa-mar-reno-nv'],
  ...['/es/states/tx', '/es/states/wy', '/es/directory?q=casa&state=TX&level=DETOX', '/es/directory?q=nada'],
  ...['/es/contact?sent=1', '/es/live-matching?sent=1', '/es/update-listing?sent=1'],
];

it.each(addresses)('says nothing in English on %s', async (address) => {
  const { status, language, shown } = await readPage(address);
  expect([status, language]).toEqual([200, 'es']);
  expect(shown.length).toBeGreaterThan(500);
  expect(findEnglish(shown)).toEqual([]);
});

it.each(['/es/nowhere', '/es/centers/none', '/es/states/zz', '/es/guides/none'])(
  'says in Spanish that there is nothing at %s',
  async (address) => {
    const { status, language, shown } = await readPage(address);
    expect([status, language]).toEqual([404, 'es']);
    expect(findEnglish(shown)).toEqual([]);
  },
);

it('shows every guide that is there in Spanish in Spanish alone', async () => {
  expect(guides.length).toBeGreaterThan(2);
  for (const address of guides) {
    const { language, shown } = await readPage(address);
    expect([language, address, findEnglish(shown)]).toEqual(['es', address, []]);
  }
});

it('finds English where there is some', async () => {
  for (const address of ['/', '/contact', '/states/tx', '/centers/casa-faro-el-paso-tx', '/privacy']) {
    expect(findEnglish((await readPage(address)).shown).length, address).toBeGreaterThan(5);
  }
});
