import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDataText as english } from '#core/i18n/en/open-data/open-data.ts';
import { openDataText as spanish } from '#core/i18n/es/open-data/open-data.ts';
import { inLanguage } from '#core/i18n/languages.ts';
import { addGuides } from '../testing/add-guides.ts';
import { startPageApp } from '../testing/page-app.ts';
import { addCenters } from '../testing/running-app.ts';

let server: Awaited<ReturnType<typeof startPageApp>>;

beforeAll(async () => {
  server = await startPageApp({ publicUrl: 'https://harborlight.example/' });
  await server.change(() =>
    addCenters(
      server.db,
      { name: 'Lantern House', city: 'Austin', state: 'TX', phone: '512-555-0100 x7' },
      { name: 'Anchor </script> Clinic', city: 'Bangor', state: 'ME', programHighlights: '<b>bold</b>' },
    ),
  );
});
afterAll(() => server.stop());

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await server.app.request(path, { headers });
  const body = await response.text();
  return { response, status: response.status, cache: response.headers.get('Cache-Control'), body };
};

it.each([
  ['/', 'Harborlight: find addiction and mental-health treatment', 'Lantern House'],
  ['/directory?state=TX', 'Find Help | Harborlight', '1 center found'],
  ['/centers/lantern-house-austin-tx', 'Lantern House, Austin, TX | Harborlight', '512-555-0100'],
  ['/states', 'Browse by State | Harborlight', 'Wyoming'],
  ['/states/tx', 'Treatment Centers in Texas | Harborlight', 'Lantern House'],
  ['/contact', 'Contact Us | Harborlight', 'Your message'],
])('sends %s with title and content, for any CDN to keep', async (path, title, content) => {
  const { status, cache, body, response } = await get(path);
  expect(status).toBe(200);
  expect(cache).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=60');
  const page = parse(body);
  expect(page.querySelectorAll('head title').map(({ text }) => text)).toEqual([title]);
  expect(page.querySelector('#root')?.text).toContain(content);
  expect(page.querySelector('#root')?.text).toContain('call 911');
  expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBeTruthy();
  expect(page.querySelector('meta[property="og:title"]')).not.toBeNull();
  const again = await get(path, { 'If-None-Match': response.headers.get('ETag')! });
  expect(again.status).toBe(304);
});

it.each(['/', '/directory?state=TX', '/states/tx', '/centers/lantern-house-austin-tx'])(
  'reads the extension out on %s, and dials it',
  async (path) => {
    const link = parse((await get(path)).body).querySelector('#root a[href="tel:+15125550100,7"]');
    expect(link?.text).toContain('512-555-0100 ext. 7');
  },
);

it.each([
  ['/directory?q=lantern', '1 center found'],
  ['/directory?near=78701', 'Lantern House'],
  ['/es/directory?state=TX&q=lantern', 'Lantern House'],
  // What no center has is dropped from an address that somebody kept, and the page says so.
  ['/directory?q=lantern&population=FAMILY', 'We left out: Family Programs.'],
  // As a form without a script sends it.
  ['/directory?q=&near=', 'Lantern House'],
])('sends %s, where somebody typed what they look for, for nobody to keep', async (path, content) => {
  const { status, cache, body, response } = await get(path);
  expect([status, cache]).toEqual([200, 'private, no-store']);
  expect(parse(body).querySelector('#root')?.text).toContain(content);
  expect(response.headers.has('Surrogate-Key')).toBe(false);
});

it('has the app fetched at once only where it is needed to show the page', async () => {
  const scripts = async (path: string) => {
    const page = parse((await get(path)).body);
    const links = 'link[rel=preload][as=script]';
    // What lies in a template is fetched by nobody.
    const [template] = page.querySelectorAll('template#app');
    return { late: template?.querySelectorAll(links).length ?? 0, all: page.querySelectorAll(links).length };
  };
  expect(await scripts('/directory?state=TX')).toEqual({ late: 1, all: 1 });
  expect(await scripts('/my-list')).toEqual({ late: 0, all: 1 });
});

// That they say the same without a network is tested in pwa/e2e/take-over.long.ts.
it.each([
  ['/about', ['50 States', 'All Levels', 'All Ages', /15\+ years/, 'No paid placements', 'Clinical quality']],
  ['/transparency', [/works for a treatment-center company/, /no commission/i]],
  ['/editorial-policy', [/every 6 months/, /Last updated/i]],
  ['/privacy', [/90 days/, /Effective and last updated/]],
])('says on %s who we are, what we take, how we choose, or what we keep', async (path, says) => {
  const text = parse((await get(path)).body).querySelector('#content')!.text;
  for (const words of says) expect(text).toMatch(words);
});

it('leads readers of feeds from a state’s page to its feeds, which are there', async () => {
  for (const path of ['/states/TX', '/es/states/tx?page=1']) {
    const links = parse((await get(path)).body).querySelectorAll('head link[rel=alternate][type]');
    const feeds = links.map((link) => [link.getAttribute('type'), link.getAttribute('href')]);
    expect(feeds).toEqual([
      ['application/atom+xml', 'https://harborlight.example/states/tx/feed.xml'],
      ['application/feed+json', 'https://harborlight.example/states/tx/feed.json'],
    ]);
    for (const [type, href] of feeds) {
      const { status, response } = await get(new URL(href!).pathname);
      expect([status, response.headers.get('Content-Type')]).toEqual([200, `${type}; charset=utf-8`]);
    }
  }
});

it('says on every page who publishes the directory, or that nobody is named', async () => {
  expect((await get('/about')).body).toContain('Whoever runs this site has not named who publishes it.');
  const named = await startPageApp({
    env: { PUBLISHER: 'Example <Recovery> Council', PUBLISHER_CONTACT: 'hello@council.example' },
  });
  const read = async (path: string) => parse(await (await named.app.request(path)).text()).text;
  expect(await read('/about')).toContain('Published by Example <Recovery> Council (hello@council.example).');
  expect(await read('/es/transparency')).toContain('Publicado por Example <Recovery> Council');
  expect(await read('/for-claude')).toMatch(
    /Publisher\s*Example <Recovery> Council\s*hello@council\.example/,
  );
  const { publisher } = await (await named.app.request('/api/v1/centers?state=TX')).json();
  expect(publisher).toEqual({ name: 'Example <Recovery> Council', contact: 'hello@council.example' });
  await named.stop();
});

it.each([
  ['/for-claude', english.promise],
  ['/es/for-gemini', spanish.promise],
])('promises at %s what stays as it is, in the words of the API', async (path, promise) => {
  expect(parse((await get(path)).body).querySelector('#content')!.text).toContain(promise);
});

it('says to assistants how large the downloads are, and is kept by no CDN before it can', async () => {
  const read = async () => {
    const { cache, body } = await get('/for-claude');
    return [cache?.split(',')[0], parse(body).querySelector('#content')!.text];
  };
  await expect
    .poll(read)
    .toEqual(['public', expect.stringMatching(/centers\.csv\s*\(about \d+ KB compressed\)/)]);
});

it('names one address for each page, at the address where people reach the server', async () => {
  const canonical = async (path: string) =>
    parse((await get(path)).body)
      .querySelector('link[rel=canonical]')
      ?.getAttribute('href');
  const origin = 'https://harborlight.example';
  expect(await canonical('/')).toBe(`${origin}/`);
  expect(await canonical('/states/TX/?from=a-newsletter')).toBe(`${origin}/states/tx`);
  expect(await canonical('/directory?page=1&state=tx&utm=x')).toBe(`${origin}/directory?state=TX`);
  // What somebody typed is nothing for an index.
  expect(await canonical('/directory?q=lantern')).toBeUndefined();
});

it('names a page’s versions in other languages, each of which names it, too', async () => {
  await server.change(() =>
    addGuides(
      server.db,
      { slug: 'both', title: 'Both' },
      { slug: 'both', title: 'Ambos', language: 'es' },
      { slug: 'english', title: 'English' },
      { slug: 'spanish', title: 'Solo', language: 'es' },
    ),
  );
  const alternates = async (path: string) =>
    parse((await get(path)).body)
      .querySelectorAll('link[rel=alternate][hreflang]')
      .map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href')!.replace('https://harborlight.example', ''),
      ]);
  for (const path of [
    '/',
    '/states/tx',
    '/centers/lantern-house-austin-tx',
    '/directory?state=TX',
    '/guides/both',
  ]) {
    const all = await alternates(path);
    expect(all).toEqual([
      ['en', path],
      ['es', inLanguage('es', path)],
      ['x-default', path],
    ]);
    expect(await alternates(inLanguage('es', path))).toEqual(all);
  }
  // What is there in one language only; in the other one it is shown so, or not at all.
  for (const path of ['/guides/english', '/es/guides/english', '/es/guides/spanish', '/guides/spanish']) {
    expect([path, await alternates(path)]).toEqual([path, []]);
  }
});

it.each(['/nowhere', '//nowhere?q=secret', '/centers/none', '/states/zz', '/guides/none'])(
  'answers 404 with the page that says so for %s',
  async (path) => {
    const { status, body, cache } = await get(path);
    expect([status, cache]).toEqual([
      404,
      path.includes('q=') ? 'private, no-store' : 'no-cache, no-transform',
    ]);
    expect(parse(body).querySelector('h1')?.text).toMatch(/Not Found$/);
    expect(parse(body).querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  },
);

it.each(['/waiting', '/on-this-phone', '/admin0323/centers'])(
  'sends the frame alone for %s, which only a browser can show',
  async (path) => {
    const { status, cache, body } = await get(path);
    expect([status, cache]).toEqual([200, 'no-cache, no-transform']);
    expect(body).toContain('<h1>Harborlight</h1>');
    expect(readData(body)).toEqual({
      site: expect.objectContaining({ centers: expect.any(Number), sample: false, contactRetentionDays: 90 }),
    });
  },
);

it('writes beside the page what it asked, so that the browser need not ask again', async () => {
  const { body } = await get('/states/tx');
  const { answers, today, origin } = readData(body);
  expect(answers).toEqual([
    [
      ['directory', 'state', 'TX', 1],
      { centers: [expect.objectContaining({ name: 'Lantern House' })], total: 1, verifiedSince: null },
    ],
  ]);
  expect(today).toBe(new Date().toISOString().slice(0, 10));
  expect(origin).toBe('https://harborlight.example');
});

it.each([
  ['/es/admin0323', '/admin0323'],
  ['/es/admin0323/centers?due=true&page=2', '/admin0323/centers?due=true&page=2'],
])('leads from %s to the one address that a page for staff has', async (path, location) => {
  const { status, response } = await get(path);
  expect([status, response.headers.get('Location')]).toEqual([301, location]);
});

it.each(['/admin0323', '/admin0323/centers'])('keeps %s out of search engines', async (path) => {
  const response = await server.app.request(path);
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
  expect((await server.app.request('/about')).headers.get('X-Robots-Tag')).toBeNull();
});

it('draws the page of what is not there for an address that nobody can read', async () => {
  const { status, cache, response, body } = await get('/es/centers/%E0%A4%');
  expect([status, cache]).toEqual([400, 'private, no-store']);
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(parse(body).querySelector('h1')?.text).toBe('Page Not Found');
  expect(body).not.toContain('%E0');
  expect((await get('/api/centers/%E0%A4%')).response.headers.get('Content-Type')).toContain('json');
});

it('sends the frame where a page cannot be rendered, and says why to the operator alone', async () => {
  const broken = await startPageApp({
    renderPage: () => Promise.reject(new Error('a component failed')),
  });
  const response = await broken.app.request('/directory?q=my+secret');
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
  expect(broken.errors.map(({ message }) => message)).toEqual(['a component failed']);
  await broken.stop();
});

function readData(body: string) {
  return JSON.parse(parse(body).querySelector('#page-data')?.text ?? '');
}

it.each(['/', '/directory', '/es/about', '/contact', '/healthz'])(
  'says by which methods %s is had where it is asked for by another',
  async (path) => {
    const response = await server.app.request(path, { method: 'DELETE' });
    const { error } = await response.json();
    const allow = path === '/contact' ? 'GET, HEAD, POST' : 'GET, HEAD';
    expect([response.status, response.headers.get('Allow'), error.code]).toEqual([
      405,
      allow,
      'method_not_allowed',
    ]);
  },
);
