import { fileURLToPath } from 'node:url';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { SAMPLE_SOURCE } from '../center/sample-source.ts';
import { assistantPages, publicPages } from '../pages/public-pages.ts';
import type { Language } from './languages.ts';
import { pseudoCatalogs, unmarked, unmarkedWords } from './testing/pseudo-language.ts';

/** A language that nobody speaks. Its marked words are English, so what is not marked did not ask for its words. */
const qps = 'qps' as Language;

/** In no Latin letters: what Intl writes is told from English, too. */
const LOCALE = 'el-GR';

/** What is nobody's to translate: names of centers, of places and our own, and codes of states and countries. */
const NAMES = ['Casa', 'Faro', 'Luz', 'Mar', 'El', 'Paso', 'Reno', 'Nada', 'Harborlight', 'TX', 'NV', 'US'];
/** Nor what the visitor has typed. */
const TYPED = ['casa', 'nada', 'Zoe'];

let app: Awaited<ReturnType<typeof startWithThirdLanguage>>;

// What reads the registry is read anew, here and in the files that come after.
beforeAll(async () => {
  vi.resetModules();
  app = await startWithThirdLanguage();
});
afterAll(async () => {
  await app?.server.stop();
  vi.resetModules();
});

/** Adds the language as a developer would: a line in the registry, and its catalogs. Nothing else is told of it. */
async function startWithThirdLanguage() {
  const { registry } = await import('./registry.ts');
  Object.assign(registry, { [qps]: { name: 'Pseudo', locale: LOCALE } });
  const { catalogs } = await import('./catalogs.ts');
  // English has none: it is what the server says.
  const { refusals } = await import('./es/refusals.ts');
  Object.assign(catalogs, { [qps]: pseudoCatalogs(catalogs.en, { refusals }) });

  const { renderPage } = await import('../../pwa/render-page.tsx');
  const { openDevicePages } = await import('../../pwa/testing/device-pages.tsx');
  const onDevice = await openDevicePages(qps);
  const { intoDocuments } = await import('#server/pages/load-renderer.ts');
  const { addCenters, startApp } = await import('#server/testing/running-app.ts');
  const { addGuides } = await import('#server/testing/add-guides.ts');
  const { loadStarterGuides } = await import('#server/guides/starter-guides.ts');
  const server = await startApp({
    renderPage: intoDocuments(renderPage),
    pwaFolder: fileURLToPath(new URL('../../pwa', import.meta.url)),
    publicUrl: 'https://harborlight.example',
  });
  await server.change(() => loadStarterGuides(server.db));
  // With the centers: the worker that publishes is built, and has no file for readers of this language.
  await server.change(async () => {
    await addGuides(server.db, {
      slug: 'help-for-teens',
      language: qps,
      title: '⟦Help for teens⟧',
      excerpt: '⟦In short⟧',
      bodyMarkdown: '## ⟦Why?⟧\n\n⟦Because.⟧ [⟦Find help⟧](/directory)',
      tags: ['⟦Teens⟧'],
    });
    await addCenters(
      server.db,
      {
        name: 'Casa Faro',
        city: 'El Paso',
        state: 'TX',
        phone: '915-555-0100',
        levels: [{ level: 'DETOX' }, { level: 'RESIDENTIAL' }],
        populations: [{ population: 'VETERAN' }],
        modalities: [{ modality: 'CBT' }],
        insurance: [{ insurance: 'MEDICAID' }],
        lastVerifiedAt: new Date().toISOString(),
      },
      { name: 'Casa Luz', city: 'El Paso', state: 'TX', lastVerifiedAt: '2025-01-01T00:00:00.000Z' },
      { name: 'Casa Mar', city: 'Reno', state: 'NV', website: 'https://casa-mar.example' },
    );
  });
  const guides = await server.db.selectFrom('guides').select('title').where('language', '=', 'en').execute();
  return { server, onDevice, titles: guides.map(({ title }) => title) };
}

/** What a page says in no language of its own: seen, read out, or told to search engines. */
function leftOn(html: string): string[] {
  const page = parse(html, { blockTextElements: { script: true, style: true } });
  // What says of itself that it is in another language: names of languages, and guides that are there in English only.
  for (const other of page.querySelectorAll(`[lang]:not(html):not([lang=${qps}]), [hreflang=en]`))
    other.remove();
  // What programs read.
  for (const code of page.querySelectorAll('code, pre, style')) code.remove();
  const things = page.querySelectorAll('script[type="application/ld+json"]');
  const told = things.flatMap(({ text }) => textsOfThing(JSON.parse(text)));
  for (const script of page.querySelectorAll('script')) script.remove();
  const attributes = page
    .querySelectorAll('[aria-label], [alt], [title], [placeholder], meta[name=description], meta[property]')
    .filter((element) => !/^og:(type|url|locale|image)$/.test(element.getAttribute('property') ?? ''))
    .flatMap(({ attributes: { alt, title, placeholder, content, ...more } }) => [
      more['aria-label'],
      ...[alt, title, placeholder, content],
    ]);
  const shown = page.querySelector('#root')?.structuredText ?? page.structuredText;
  return [page.querySelector('head title')?.text, shown, ...attributes, ...told].flatMap((text = '') =>
    unmarkedWords(withoutTitles(text)).filter((word) => ![...NAMES, ...TYPED].includes(word)),
  );
}

/** Guides are there in English only, and structured data cannot say so of a title. */
function withoutTitles(text: string): string {
  return app.titles.reduce((rest, title) => rest.replaceAll(title, ''), text);
}

/** What programs alone read of structured data. */
const CODES = /^@|^inLanguage$|^encodingFormat$|^query-input$/;

/** The values of schema.org's properties that people read. */
function textsOfThing(thing: unknown, key = ''): string[] {
  if (typeof thing === 'string') return CODES.test(key) ? [] : [thing];
  if (typeof thing !== 'object' || thing === null) return [];
  return Object.entries(thing).flatMap(([name, part]) =>
    textsOfThing(part, Array.isArray(thing) ? key : name),
  );
}

describe('a language that was only added to the registry', () => {
  it.each([
    ...[...publicPages, ...assistantPages.slice(0, 1)].map(({ path }) => path.replace(/^\/$/, '')),
    ...['/centers/casa-faro-el-paso-tx', '/centers/casa-luz-el-paso-tx', '/centers/casa-mar-reno-nv'],
    ...['/states/tx', '/states/wy', '/directory?q=casa&state=TX&level=DETOX', '/directory?q=nada'],
    ...['/directory?near=79901&within=25', '/guides/help-for-teens'],
    ...['/contact?sent=1', '/live-matching?sent=1', '/update-listing?sent=1'],
  ])('leaves no English on %s', async (address) => {
    const response = await app.server.app.request(`/qps${address}`);
    const html = await response.text();
    expect([response.status, languageOf(html)]).toEqual([200, qps]);
    expect(parse(html).querySelector('#root')!.structuredText.length).toBeGreaterThan(500);
    expect(leftOn(html)).toEqual([]);
  });

  it.each(['/nowhere', '/centers/none', '/states/zz', '/guides/none'])(
    'says in it that there is nothing at %s',
    async (address) => {
      const response = await app.server.app.request(`/qps${address}`);
      const html = await response.text();
      expect([response.status, languageOf(html)]).toEqual([404, qps]);
      expect(leftOn(html.replaceAll(`/qps${address}`, ''))).toEqual([]);
    },
  );

  it('shows a guide that is not there in it in English, and says so', async () => {
    const html = await (await app.server.app.request('/qps/guides/help-for-veterans')).text();
    const page = parse(html).querySelector('#root')!;
    expect(page.querySelector('article [lang=en], [lang=en] h1, h1[lang=en]')).not.toBeNull();
    for (const thing of page.querySelectorAll('script')) thing.remove();
    expect(leftOn(page.outerHTML)).toEqual([]);
  });

  it.each(['/contact', '/live-matching', '/update-listing'])(
    'says in it what is wrong with a form that was sent to %s',
    async (address) => {
      const response = await app.server.app.request(`/qps${address}`, {
        method: 'POST',
        headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'email=nada&phone=1&contactInfo=1',
      });
      const html = await response.text();
      expect(response.status).toBe(400);
      expect(parse(html).querySelectorAll('[aria-invalid=true]').length).toBeGreaterThan(0);
      expect(leftOn(html)).toEqual([]);
    },
  );

  it('leaves no English on what is on the reader’s own device', () => {
    vi.stubGlobal('navigator', { onLine: true });
    onTestFinished(() => void vi.unstubAllGlobals());
    for (const [name, render] of Object.entries(app.onDevice)) {
      const html = render();
      expect(html.length, name).toBeGreaterThan(500);
      expect([name, leftOn(html)]).toEqual([name, []]);
    }
  });

  it('is the language of the mails and texts that go to people', async () => {
    const { confirmationSubject, decisionSubject } = await import('#server/mail/subjects.ts');
    const { approvalText, confirmationText, rejectionText } = await import('#server/mail/submitter-mails.ts');
    const { smsBody } = await import('#server/sms/wording.ts');
    const reader = { language: qps, url: 'https://harborlight.example/qps' };
    const said = [
      confirmationSubject('CONTACT', qps),
      confirmationSubject('NEW_CENTER', qps),
      decisionSubject('approved', qps),
      decisionSubject('rejected', qps),
      ...confirmationText('CONTACT', reader).text,
      ...confirmationText('NEW_CENTER', reader).text,
      ...approvalText({ slug: 'casa-mar' }, reader).text,
      ...rejectionText('nada', reader).text,
      smsBody(
        {
          id: 1,
          slug: 'casa-mar',
          name: 'Casa Mar',
          city: 'Reno',
          state: 'NV',
          phone: null,
          source: SAMPLE_SOURCE,
        },
        'https://harborlight.example',
        qps,
      ),
    ];
    expect(said.flatMap(unmarkedWords).filter((word) => ![...NAMES, ...TYPED].includes(word))).toEqual([]);
    expect(said.at(-1)).toContain('https://harborlight.example/qps/c/1');
  });

  it('has its addresses in the sitemap, and on the pages in the other languages', async () => {
    const index = await (await app.server.app.request('/sitemap.xml')).text();
    const parts = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address]) => new URL(address!).pathname,
    );
    const maps = await Promise.all(parts.map(async (part) => (await app.server.app.request(part)).text()));
    expect(maps.join()).toContain('<loc>https://harborlight.example/qps/about</loc>');
    const page = parse(await (await app.server.app.request('/es/about')).text());
    const alternates = page.querySelectorAll('link[rel=alternate][hreflang=qps]');
    expect(alternates.map((link) => link.getAttribute('href'))).toEqual([
      'https://harborlight.example/qps/about',
    ]);
    expect(page.querySelector('a[hreflang=qps]')?.textContent).toBe('Pseudo');
  });
});

it('finds English where there is some', async () => {
  for (const address of ['', '/contact', '/states/tx', '/centers/casa-faro-el-paso-tx', '/privacy']) {
    const html = await (await app.server.app.request(address || '/')).text();
    expect(leftOn(html.replace('<html lang="en">', '<html lang="qps">')).length, address).toBeGreaterThan(20);
  }
  expect(unmarked('⟦One ⟦two⟧⟧, three')).toBe(' , three');
  expect(unmarkedWords('⟦One ⟦two⟧, three')).toEqual(['⟦', 'One', 'three']);
});

function languageOf(html: string): string | undefined {
  return parse(html).querySelector('html')?.getAttribute('lang');
}
