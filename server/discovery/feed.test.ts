import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCenters, startApp } from '../testing/running-app.ts';

const ORIGIN = 'https://harborlight.example';

let on: Awaited<ReturnType<typeof startApp>>;
let xml: string;

beforeAll(async () => {
  on = await startApp({ env: { PUBLIC_URL: ORIGIN } });
  await on.change(() =>
    addCenters(
      on.db,
      { name: 'Old Mill', city: 'Austin', state: 'TX' },
      {
        name: 'Kept & <Known> ]]> \u0001House',
        city: 'Reno',
        state: 'NV',
        lat: 39.53,
        lng: -119.81,
        levels: [{ level: 'DETOX' }, { level: 'IOP' }],
        lastVerifiedAt: '2026-11-15T10:00:00.000Z',
      },
      // Verified before it came here: its coming is the later news.
      { name: 'Early Bird', city: 'Bend', state: 'OR', lastVerifiedAt: '2026-10-01T00:00:00.000Z' },
      { name: 'Hidden', city: 'Bend', state: 'OR', reviewStatus: 'UNPUBLISHED' },
    ),
  );
  await on.change(() =>
    on.db
      .updateTable('centers')
      .set({ created_at: '2026-11-10T00:00:00.000Z', source: 'SAMHSA National Directory', source_year: 2022 })
      .where('name', '=', 'Old Mill')
      .execute(),
  );
  xml = await (await on.app.request('/feed.xml')).text();
});
afterAll(() => on.stop());

/** A feed's own elements, and those of its entries. What stands in CDATA is read as text. */
function readFeed(text: string) {
  const plain = text.replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, inner: string) =>
    inner.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  );
  const [feed] = parse(plain.replace(/^<\?xml[^>]*\?>/, '')).children;
  const childrenOf = (element: typeof feed) => element?.children ?? [];
  const textOf = (element: typeof feed, name: string) =>
    childrenOf(element).find(({ rawTagName }) => rawTagName === name)?.text;
  return {
    feed,
    of: (name: string) => textOf(feed, name),
    links: childrenOf(feed)
      .filter(({ rawTagName }) => rawTagName === 'link')
      .map(({ attributes }) => attributes),
    entries: childrenOf(feed)
      .filter(({ rawTagName }) => rawTagName === 'entry')
      .map((entry) => ({
        id: textOf(entry, 'id'),
        title: textOf(entry, 'title'),
        updated: textOf(entry, 'updated'),
        published: textOf(entry, 'published'),
        summary: textOf(entry, 'summary'),
        href: entry.querySelector('link')?.getAttribute('href'),
      })),
  };
}

it('has what RFC 4287 asks of a feed', () => {
  const { feed, of, links } = readFeed(xml);
  expect(feed?.rawTagName).toBe('feed');
  expect(feed?.getAttribute('xmlns')).toBe('http://www.w3.org/2005/Atom');
  expect(of('id')).toBe(`${ORIGIN}/feed.xml`);
  expect(of('title')).toBe('Harborlight: centers added or verified');
  expect(of('updated')).toBe('2026-11-15T10:00:00.000Z');
  expect(of('author')).toContain('Harborlight');
  expect(of('rights')).toContain('CC BY 4.0');
  expect(of('subtitle')).toContain('988');
  expect(links).toEqual([
    { rel: 'alternate', href: `${ORIGIN}/directory` },
    { rel: 'self', href: `${ORIGIN}/feed.xml` },
  ]);
});

it('tells of public centers, by the later of when they came and when they were verified', () => {
  const { entries } = readFeed(xml);
  expect(entries).toEqual([
    {
      id: expect.stringMatching(/^tag:harborlight\.example,2026-11-01:center\/\d{8}$/),
      title: 'Kept &amp; &lt;Known&gt; ]]&gt; House, Reno, NV',
      updated: '2026-11-15T10:00:00.000Z',
      published: '2026-11-01T00:00:00.000Z',
      summary:
        'Reno, Nevada. Levels of care: Detox, IOP (Intensive Outpatient). Last verified by our staff on November 15, 2026. Source: Harborlight.',
      href: `${ORIGIN}/centers/kept-and-known-house-reno-nv`,
    },
    {
      id: expect.stringMatching(/^tag:/),
      title: 'Old Mill, Austin, TX',
      updated: '2026-11-10T00:00:00.000Z',
      published: '2026-11-10T00:00:00.000Z',
      summary: 'Austin, Texas. Not yet verified by us. Source: SAMHSA National Directory, 2022.',
      href: `${ORIGIN}/centers/old-mill-austin-tx`,
    },
    {
      id: expect.stringMatching(/^tag:/),
      title: 'Early Bird, Bend, OR',
      updated: '2026-11-01T00:00:00.000Z',
      published: '2026-11-01T00:00:00.000Z',
      summary: 'Bend, Oregon. Last verified by our staff on October 1, 2026. Source: Harborlight.',
      href: `${ORIGIN}/centers/early-bird-bend-or`,
    },
  ]);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(3);
});

it('holds nothing that XML 1.0 has no place for, in whatever a name is', () => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
  expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
  expect(xml.split('<![CDATA[')).toHaveLength(xml.split(']]>').length);
});

it('says the same as JSON Feed 1.1, as plain text', async () => {
  const response = await on.app.request('/feed.json');
  expect(response.headers.get('Content-Type')).toBe('application/feed+json; charset=utf-8');
  const { items, ...feed } = await response.json();
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Harborlight: centers added or verified',
    home_page_url: `${ORIGIN}/directory`,
    feed_url: `${ORIGIN}/feed.json`,
    description: expect.stringContaining('988'),
    authors: [{ name: 'Harborlight', url: `${ORIGIN}/about` }],
  });
  const { entries } = readFeed(xml);
  expect(items.map(({ id }: { id: string }) => id)).toEqual(entries.map(({ id }) => id));
  expect(items[0]).toMatchObject({
    url: `${ORIGIN}/centers/kept-and-known-house-reno-nv`,
    title: 'Kept & <Known> ]]> \u0001House, Reno, NV',
    content_text: expect.stringMatching(/^Reno, Nevada\. .*Source: Harborlight\.$/),
    date_published: '2026-11-01T00:00:00.000Z',
    date_modified: '2026-11-15T10:00:00.000Z',
  });
});

it('has a feed of each state, of its centers alone', async () => {
  const { of, links, entries } = readFeed(await (await on.app.request('/states/nv/feed.xml')).text());
  expect(of('id')).toBe(`${ORIGIN}/states/nv/feed.xml`);
  expect(of('title')).toBe('Harborlight: centers added or verified in Nevada');
  expect(links).toContainEqual({ rel: 'alternate', href: `${ORIGIN}/states/nv` });
  expect(entries.map(({ href }) => href)).toEqual([`${ORIGIN}/centers/kept-and-known-house-reno-nv`]);
  const json = await (await on.app.request('/states/TX/feed.json')).json();
  expect(json.feed_url).toBe(`${ORIGIN}/states/tx/feed.json`);
  expect(json.items).toMatchObject([{ title: 'Old Mill, Austin, TX' }]);
  expect((await (await on.app.request('/states/wy/feed.json')).json()).items).toEqual([]);
  for (const end of ['xml', 'json']) {
    expect((await on.app.request(`/states/zz/feed.${end}`)).status).toBe(404);
  }
});

it.each(['xml', 'json'])('tells of what a search finds, such as around a place, as %s', async (format) => {
  const address = `/feed.${format}?near=Reno%2C+NV&within=25`;
  const response = await on.app.request(address);
  const text = await response.text();
  expect(response.status, text).toBe(200);
  expect(text).toContain('House, Reno, NV');
  expect(text).not.toMatch(/Old Mill|Early Bird/);
  expect(text).toContain('of: near Reno, NV, within 25');
  if (format === 'json') expect(JSON.parse(text).feed_url).toBe(`${ORIGIN}${address}`);
});

it('keeps an entry’s id when the center is verified anew, and puts it first', async () => {
  const before = readFeed(xml).entries.find(({ title }) => title === 'Old Mill, Austin, TX');
  await on.change(() =>
    on.db
      .updateTable('centers')
      .set({ last_verified_at: '2026-11-19T00:00:00.000Z', slug: 'the-old-mill-austin-tx' })
      .where('name', '=', 'Old Mill')
      .execute(),
  );
  const [first] = readFeed(await (await on.app.request('/feed.xml')).text()).entries;
  expect(first).toMatchObject({ id: before?.id, updated: '2026-11-19T00:00:00.000Z' });
  expect(first?.href).toBe(`${ORIGIN}/centers/the-old-mill-austin-tx`);
});

it('is dated by the data also where there is no center', async () => {
  await on.change(() => on.db.deleteFrom('centers').execute());
  const { of, entries } = readFeed(await (await on.app.request('/feed.xml')).text());
  expect(of('updated')).toBe(on.live.manifest?.generatedAt);
  expect(entries).toEqual([]);
});

it.each([
  ['city=Reno', 'unknown_parameter', 'city: is not a parameter of this call; did you mean near?'],
  ['near=Xyzzyville', 'unknown_place', 'near: "Xyzzyville" is no place'],
  ['within=5', 'invalid_request', 'within: counts only around a place'],
  ['near=Reno&near=Bend', 'invalid_request', 'near: may be given once only'],
  ['level=PHP', 'unused_value', 'level: no center of this directory has PHP'],
])('refuses ?%s rather than to tell of others', async (query, code, message) => {
  const response = await on.app.request(`/feed.json?${query}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { code, message: expect.stringContaining(message) } });
});
