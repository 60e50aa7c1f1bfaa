import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { discovery } from '#core/i18n/en/open-data/discovery.ts';
import { formatBytes } from '#core/i18n/format.ts';
import { inLanguage } from '#core/i18n/languages.ts';
import { FoundCenter, FoundCenters } from '#core/open-data/found-centers.ts';
import {
  askAddresses,
  indexAddresses,
  interfaceAddresses,
  jsonAddresses,
  wholeDirectoryAddresses,
} from '#core/open-data/open-addresses.ts';
import { personalPages, publicPages } from '#core/pages/public-pages.ts';
import { loadSample } from '../sample/sample.ts';
import { addGuides } from '../testing/add-guides.ts';
import { startApp } from '../testing/running-app.ts';
import { expiryAt } from './security-txt.ts';

const ORIGIN = 'https://harborlight.example';

let on: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
  on = await startApp({ env: { PUBLIC_URL: ORIGIN } });
  await on.change(() => loadSample(on.db, new Date('2026-11-20T12:00:00Z')));
  await on.change(() =>
    addGuides(
      on.db,
      { slug: 'first-steps', title: 'First [small] steps', excerpt: 'What to do\nfirst.' },
      { slug: 'paying', title: 'Paying for care' },
    ),
  );
  // The downloads' sizes in it are measured when first somebody asks: see llms-txt.test.ts.
  await vi.waitFor(async () => expect(await read('/llms.txt')).toContain('compressed'), 30_000);
});
afterAll(() => on.stop());

const read = async (path: string) => (await on.app.request(path)).text();

const all = [
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/humans.txt', 'text/plain; charset=utf-8'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/sitemaps/pages.xml', 'application/xml; charset=utf-8'],
  ['/feed.xml', 'application/atom+xml; charset=utf-8'],
] as const;

it.each(all)('sends %s as %s to any origin and any cache, and a 304 to who has it', async (path, type) => {
  const { status, headers } = await on.app.request(path, { headers: { Origin: 'https://reader.example' } });
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toBe(type);
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(headers.get('Cache-Control')).toContain('s-maxage');
  const held = await on.app.request(path, { headers: { 'If-None-Match': headers.get('ETag') ?? '' } });
  expect(held.status).toBe(304);
});

it.each(all)('names no other origin in the addresses of %s', async (path) => {
  const hosts = [...(await read(path)).matchAll(/https?:\/\/([^/\s"<)]+)/g)].map(([, host]) => host);
  const others = hosts.filter(
    (host) =>
      !['harborlight.example', 'www.sitemaps.org', 'www.w3.org', 'creativecommons.org'].includes(host!),
  );
  expect(others).toEqual([]);
});

describe('robots.txt', () => {
  /** What a crawler may read, by the longest rule that matches (RFC 9309, section 2.2.2). */
  function allows(robots: string, agent: string, path: string): boolean {
    const groups = new Map<string, { allow: boolean; path: string }[]>();
    let agents: string[] = [];
    let inRules = false;
    for (const line of robots.split('\n').map((each) => each.replace(/#.*/, '').trim())) {
      const [, key = '', value = ''] = /^([\w-]+)\s*:\s*(.*)$/.exec(line) ?? [];
      if (/^user-agent$/i.test(key)) {
        if (inRules) agents = [];
        inRules = false;
        agents.push(value.toLowerCase());
        if (!groups.has(value.toLowerCase())) groups.set(value.toLowerCase(), []);
      } else if (/^(dis)?allow$/i.test(key)) {
        inRules = true;
        for (const each of agents) groups.get(each)?.push({ allow: /^allow$/i.test(key), path: value });
      }
    }
    const rules = groups.get(agent.toLowerCase()) ?? groups.get('*') ?? [];
    const [rule] = rules
      .filter((each) => each.path !== '' && path.startsWith(each.path))
      .sort((a, b) => b.path.length - a.path.length || Number(b.allow) - Number(a.allow));
    return rule?.allow ?? true;
  }

  const crawlers = [
    'Googlebot',
    'bingbot',
    'GPTBot',
    'ClaudeBot',
    'Google-Extended',
    'PerplexityBot',
    'CCBot',
  ];

  it.each(crawlers)('lets %s read every public page and all open data', async (agent) => {
    const robots = await read('/robots.txt');
    const open = [
      ...askAddresses,
      ...jsonAddresses,
      ...wholeDirectoryAddresses,
      ...interfaceAddresses,
      ...indexAddresses,
    ];
    const spanish = publicPages.map(({ path }) => ({ path: inLanguage('es', path) }));
    for (const { path } of [...publicPages, ...spanish, ...open])
      expect(allows(robots, agent, path)).toBe(true);
    expect(allows(robots, agent, '/centers/harbor-house-austin-tx')).toBe(true);
  });

  it.each(['/admin0323', '/admin0323/centers', '/api/admin/centers', ...personalPages, '/es/waiting'])(
    'keeps crawlers off %s',
    async (path) => {
      expect(allows(await read('/robots.txt'), 'Googlebot', path)).toBe(false);
    },
  );

  it('names the sitemap by its absolute address, and the sample for what it is', async () => {
    const robots = await read('/robots.txt');
    expect(robots).toMatch(/^Sitemap: https:\/\/harborlight\.example\/sitemap\.xml$/m);
    expect(robots).toMatch(/^# Sample directory: these centers are not real/);
  });
});

describe('llms.txt', () => {
  /** https://llmstxt.org: a title, a quote, text without headings, then sections of nothing but links. */
  function readLlms(text: string) {
    const [, title, summary, details, rest] =
      /^# (.+)\n\n> (.+)\n\n((?:(?!#).*\n)*?)(?=## )([\s\S]*)$/.exec(text) ?? [];
    const sections = (rest ?? '')
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const [heading = '', ...lines] = section.split('\n').filter((line) => line !== '');
        const links = lines.map(
          (line) => /^- \[([^\]]+)\]\(([^)\s]+)\): (.+)$/.exec(line)?.slice(1) ?? [line],
        );
        return { heading, links };
      });
    return { title, summary, details, sections };
  }

  it('has the form of the specification, with its optional section last', async () => {
    const { title, summary, sections } = readLlms(await read('/llms.txt'));
    expect(title).toBe('Harborlight');
    expect(summary).toContain('directory');
    expect(sections.map(({ heading }) => heading)).toEqual([
      'Data',
      'Pages',
      'Guides',
      'Policies',
      'Optional',
    ]);
    for (const { links } of sections) {
      expect(links.length).toBeGreaterThan(0);
      // A name, an address and a line: nothing else fits the form of a link.
      expect(links.filter((link) => link.length !== 3 || !URL.canParse(link[1]!))).toEqual([]);
    }
  });

  it.each([
    ...askAddresses,
    ...jsonAddresses,
    ...wholeDirectoryAddresses,
    ...interfaceAddresses,
    ...indexAddresses,
  ])('links $path, filled in with what there is', async ({ path, text }) => {
    const links = readLlms(await read('/llms.txt')).sections.flatMap((section) => section.links);
    const [, url = '', line] = links.find(([name]) => name === path) ?? [];
    expect(line).toContain(text);
    expect(url).not.toMatch(/[{}]/);
    const [before, after] = path.split(/\{\w+\}/);
    expect(url.startsWith(ORIGIN + before)).toBe(true);
    expect(url.endsWith(after ?? '')).toBe(true);
    const slug = /\/api\/(centers|guides)\/(.+)\.json$/.exec(url);
    if (slug?.[1] === 'guides') expect(slug[2]).toBe('first-steps');
    if (slug?.[1] === 'centers') expect(on.live.current.bySlug(slug[2]!)).toBeDefined();
  });

  it('tells each guide with its excerpt, on one line, and where its data is', async () => {
    const { sections } = readLlms(await read('/llms.txt'));
    expect(sections[2]?.links).toEqual([
      ['First (small) steps', `${ORIGIN}/guides/first-steps`, 'What to do first.'],
      ['Paying for care', `${ORIGIN}/guides/paying`, 'In short.'],
    ]);
    expect(sections[4]?.links).toContainEqual([
      'Paying for care (JSON)',
      `${ORIGIN}/api/guides/paying.json`,
      expect.stringContaining('Markdown'),
    ]);
  });

  it('says how much there is, when it was verified, whose it is, and who to call', async () => {
    const { details } = readLlms(await read('/llms.txt'));
    expect(details).toContain(`${on.live.current.size} centers in `);
    // Whatever the rows of the sample say: nobody has verified what is made up.
    expect(details).not.toContain('last verified');
    expect(details).toContain('Source: Sample directory');
    expect(details).toContain('these centers are not real');
    expect(details).toContain('call or text 988');
    // Nor is what is made up as of any day.
    expect(details).not.toContain('as of');
    expect(details).toContain('has not named its publisher');
  });

  it('tells on one page the one call with three examples, its answer, and the ways beside it', async () => {
    const { details } = readLlms(await read('/llms.txt'));
    const examples = [...details!.matchAll(/https:\S+\/api\/v1\/centers\?[a-z]+=\w\S*/g)];
    expect(examples).toHaveLength(3);
    const told = ['terms', 'downloads', 'downloads/centers.csv?state=VT', 'changes?after='];
    for (const path of told) expect(details).toContain(`${ORIGIN}/api/v1/${path}`);
    expect(details).toContain(`${ORIGIN}/mcp`);
    const { files } = await (await on.app.request('/api/v1/downloads')).json();
    expect(files).toHaveLength(4);
    for (const { url, gzip } of files)
      expect(details).toContain(`${url} (about ${formatBytes(gzip)} compressed)`);
    const fields = [...FoundCenters.keyof().options, ...FoundCenter.keyof().options];
    const named = [...details!.matchAll(/`(\w+)`/g)].map(([, name]) => name);
    const parameters = ['q', 'near', 'within', 'level', 'population', 'topic', 'language'];
    expect(named.filter((name) => ![...fields, ...parameters].includes(name!))).toEqual([]);
  });
});

it('has 50 entries at most in the feed, the newest first, and says of made-up centers what they are', async () => {
  const feed = await read('/feed.xml');
  expect(feed).toContain('<subtitle>Sample directory: these centers are not real');
  expect(feed).not.toContain('verified by our staff');
  const moments = [...feed.matchAll(/<entry>[\s\S]*?<updated>(.*)<\/updated>/g)].map(([, moment]) => moment);
  expect(moments).toHaveLength(Math.min(50, on.live.current.size));
  expect(moments).toEqual([...moments].sort().reverse());
});

it.each([
  [18_452, 50, 2, 'at least 18,000 centers in all 50 states and 2 of the other jurisdictions, such as DC.'],
  [1000, 49, 0, 'at least 1,000 centers in 49 of the 50 states.'],
  [999, 1, 0, '999 centers in 1 of the 50 states.'],
  [1, 1, 0, '1 center in 1 of the 50 states.'],
])('rounds %d centers down to a thousand, and fewer not at all', (centers, states, others, expected) => {
  expect(discovery.llms.size(centers, states, others)).toBe(`The directory lists ${expected}`);
});

describe('security.txt', () => {
  it('has what RFC 9116 asks for: contacts, and an end within a year', async () => {
    const text = await read('/.well-known/security.txt');
    const fields = text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/));
    const values = Object.fromEntries(fields.map(([name, value]) => [name!, value!]));
    expect(fields).toHaveLength(Object.keys(values).length);
    expect(values.Contact).toBe(`${ORIGIN}/contact`);
    expect(values.Canonical).toBe(`${ORIGIN}/.well-known/security.txt`);
    const days = (Date.parse(values.Expires!) - Date.now()) / (24 * 60 * 60 * 1000);
    expect(days).toBeGreaterThan(270);
    expect(days).toBeLessThan(365);
  });

  it.each([
    ['2026-11-01T00:00:00Z', '2027-10-01T00:00:00.000Z'],
    ['2026-11-30T23:59:59Z', '2027-10-01T00:00:00.000Z'],
    ['2026-12-31T12:00:00Z', '2027-11-01T00:00:00.000Z'],
    ['2028-01-31T12:00:00Z', '2028-12-01T00:00:00.000Z'],
  ])('at %s ends on %s', (now, expected) => {
    expect(expiryAt(new Date(now))).toBe(expected);
  });

  it('is found at its old address, too', async () => {
    const response = await on.app.request('/security.txt');
    expect([response.status, response.headers.get('Location')]).toEqual([301, '/.well-known/security.txt']);
  });
});

it('names people, thanks and the site in humans.txt, dated by the data', async () => {
  const text = await read('/humans.txt');
  expect(text.match(/^\/\* .* \*\/$/gm)).toEqual(['/* TEAM */', '/* THANKS */', '/* SITE */']);
  const day = on.live.manifest?.updatedAt?.slice(0, 10).replaceAll('-', '/');
  expect(text).toContain(`Last update: ${day}\n`);
  expect(text).toContain('SAMHSA');
});
