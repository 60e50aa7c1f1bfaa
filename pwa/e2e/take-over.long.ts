import { cpSync, rmSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { build } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { assistantPages, publicPages } from '#core/pages/public-pages.ts';
import { expectPage } from './expect-page.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';

const addresses = [
  ...publicPages.map(({ path }) => path),
  '/directory?q=sample&level=DETOX&population=FAITH_BASED&page=2',
  '/directory?q=nothing+of+the+kind',
  '/states/tx',
  '/guides/overdose-and-naloxone',
];

const TEXT_OF_CONTENT = `{
  const content = document.querySelector('#content').cloneNode(true);
  for (const script of content.querySelectorAll('script, noscript')) script.remove();
  // It takes a script, and comes once a slow machine has time for it.
  for (const button of content.querySelectorAll('article button'))
    if (button.textContent.startsWith('Save')) button.remove();
  content.textContent;
}`;

const server = new ServerProcess();
afterAll(() => server.remove());

it('takes every page over as the server has written it, by the word of React’s own checks', async () => {
  // React compares the two only as it is built for development.
  const folder = 'dist/development';
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'development';
  await build({
    mode: 'development',
    logLevel: 'error',
    build: { outDir: `../${folder}/pwa`, emptyOutDir: true, minify: false },
  });
  process.env.NODE_ENV = NODE_ENV;
  cpSync('dist/node', `${folder}/node`, {
    recursive: true,
    dereference: true,
    filter: (file) => !file.endsWith('.map'),
  });
  await server.start({}, `${folder}/node/server.js`);
  const phone = new Phone(server, { serviceWorkers: 'block' });
  const page = await phone.openBrowser();
  // Not the copy, which answers anew what the page brought with it.
  await page.route('**/api/snapshot', (route) => route.abort());
  phone.expects(/net::ERR_FAILED|status of 404/);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(?!snapshot)/.test(request.url())) asked.push(request.url());
  });
  const all = [...addresses, ...assistantPages.map(({ path }) => path), await phone.addressOfSomeCenter()];
  for (const address of [...all, '/centers/none', '/nowhere']) {
    await page.goto(server.origin + address);
    await phone.isReady();
    for (const element of ['head title', 'link[rel=canonical]', 'meta[name=description]']) {
      expect(await page.locator(element).count(), `${element} of ${address}`).toBeLessThanOrEqual(1);
    }
  }
  expect(asked, 'nothing is asked for that the page brought with it').toEqual([]);
  await phone.closeBrowser();
  await server.stop();
  rmSync(folder, { recursive: true });
});

it('shows the same pages offline as the server sends', async () => {
  await server.start();
  const phone = new Phone(server);
  const page = await phone.openBrowser();
  const all = [...addresses, assistantPages[0]!.path, await phone.addressOfSomeCenter()];
  const written = new Map<string, string>();
  for (const address of all) {
    const html = await (await fetch(server.origin + address)).text();
    const content = parse(html).querySelector('#content')!;
    for (const script of content.querySelectorAll('script, noscript')) script.remove();
    // Without a network a phone has no files to download, and offers none.
    for (const list of content.querySelectorAll('ul')) {
      if (!list.querySelector('a[href*="/api/v1/downloads/centers."]')) continue;
      list.previousElementSibling?.remove();
      list.remove();
    }
    written.set(address, withoutSpaces(content.text));
  }
  await phone.visit('/');
  await phone.hasCopy();
  await server.stop();
  for (const address of all) {
    await page.goto(server.origin + address);
    await phone.isReady();
    const shown = async () => withoutSpaces(await page.evaluate<string>(TEXT_OF_CONTENT));
    await expectPage.poll(shown, { message: address }).toBe(written.get(address));
  }
  await phone.closeBrowser();
});

function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '');
}
