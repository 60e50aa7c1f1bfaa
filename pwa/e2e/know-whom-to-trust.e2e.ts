import { expect as expectPage } from 'playwright/test';
import { afterAll, beforeAll, it } from 'vitest';
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
