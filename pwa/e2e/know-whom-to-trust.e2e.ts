import { expect as expectPage } from 'playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';

const server = new ServerProcess();

beforeAll(() => server.start());
afterAll(() => server.remove());

it('says who we are, what we take, how we choose, and what we keep, also without a network', async () => {
  const phone = new Phone(server);
  const page = await phone.openBrowser();
  await phone.visit('/');
  await phone.hasCopy();
  await server.stop();
  const content = page.locator('#content');
  const pages = [
    {
      address: '/about',
      title: 'Who We Are',
      says: ['50 States', 'All Levels', 'All Ages', /15\+ years/, 'No paid placements', 'Clinical quality'],
    },
    {
      address: '/transparency',
      title: 'Transparency & Independence',
      says: [/works for a treatment-center company/, /no commission/i],
    },
    { address: '/editorial-policy', title: 'Editorial Policy', says: [/every 6 months/, /Last updated/i] },
    { address: '/privacy', title: 'Privacy Policy', says: [/90 days/, /Effective and last updated/] },
  ];
  for (const { address, title, says } of pages) {
    await phone.visit(address);
    await phone.seesHeading(title);
    for (const words of says) await expectPage(content.getByText(words).first()).toBeVisible();
  }
  await phone.closeBrowser();
  await server.start();
});

it('has no link on a public page that leads nowhere', async () => {
  const phone = new Phone(server);
  const page = await phone.openBrowser();
  const seen = new Set<string>();
  const links = [
    '/',
    '/about',
    '/transparency',
    '/editorial-policy',
    '/privacy',
    '/contact',
    '/live-matching',
    '/update-listing',
    '/guides',
    '/waiting',
  ];
  for (const link of links) {
    const { pathname, hash } = new URL(link, server.origin);
    // One center and one state stand for all.
    const kind = pathname.replace(/^\/(centers|states)\/.+/, '/$1/one');
    if (seen.has(kind)) continue;
    seen.add(kind);
    await page.goto(server.origin + pathname + hash);
    await phone.seesHeading();
    await expectPage(page.getByRole('heading', { name: 'Page Not Found' })).toBeHidden();
    const found = await page
      .locator('#content a[href^="/"]')
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
    links.push(...found);
  }
  expect(seen.size).toBeGreaterThan(20);
  await phone.closeBrowser();
});

it('tells of the people behind it in humans.txt', async () => {
  const response = await fetch(`${server.origin}/humans.txt`);
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
  expect(await response.text()).toMatch(/SAMHSA/);
});
