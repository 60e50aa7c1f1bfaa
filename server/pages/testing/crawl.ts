import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type HTMLElement, parse } from 'node-html-parser';
import { findFaults } from '../../../pwa/structured-data/testing/find-faults.ts';
import { loadStarterGuides } from '../../guides/starter-guides.ts';
import { loadSample } from '../../sample/sample.ts';
import { startApp } from '../../testing/running-app.ts';
import { loadRenderer } from '../load-renderer.ts';

const ORIGIN = 'https://harborlight.example';
const built = fileURLToPath(new URL('../../../dist', import.meta.url));

type RunningApp = Awaited<ReturnType<typeof startApp>>;

/** The built pages of the sample and the starter guides. */
export async function startPages(): Promise<RunningApp> {
  const server = await startApp({
    renderPage: await loadRenderer(built),
    pwaFolder: join(built, 'pwa'),
    publicUrl: ORIGIN,
  });
  await server.change(() => loadStarterGuides(server.db));
  await server.change(() => loadSample(server.db, new Date()));
  return server;
}

/** What the sitemap lists. */
export async function readSitemap(server: RunningApp): Promise<string[]> {
  const index = await readLocations(server, '/sitemap.xml');
  return (await Promise.all(index.map((address) => readLocations(server, address)))).flat();
}

/**
 * Goes from page to page, as a crawler does, and from each to its versions in other languages: which addresses answer by
 * 200, and what is wrong, such as a link that leads nowhere or what schema.org does not know. Of the addresses that it
 * finds it opens those that `opens` names.
 */
export async function crawl(
  server: RunningApp,
  opens: (address: string) => boolean = () => true,
): Promise<{ answered: ReadonlySet<string>; broken: string[] }> {
  const seen = new Map([['/', 'the start']]);
  const answered = new Set<string>();
  const broken: string[] = [];
  for (const [address, from] of seen) {
    if (!opens(address)) continue;
    const response = await server.app.request(address);
    const to = response.headers.get('Location');
    if (to && response.status < 400) seen.set(pathOf(new URL(to, ORIGIN + address)), address);
    else if (response.status === 200) answered.add(address);
    else broken.push(`${response.status} ${address}, linked from ${from}`);
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) continue;
    const page = parse(await response.text());
    for (const link of linksOf(page, address)) if (!seen.has(link)) seen.set(link, address);
    broken.push(...sectionsMissing(page).map((id) => `no #${id} on ${address}`));
    broken.push(...faultsOfData(page).map((fault) => `${fault} on ${address}`));
  }
  return { answered, broken };
}

async function readLocations(server: RunningApp, address: string): Promise<string[]> {
  const xml = parse(await (await server.app.request(address)).text());
  return xml.querySelectorAll('loc').map(({ text }) => pathOf(new URL(text)));
}

/** Where the page's links lead, without what is no page of ours. */
function linksOf(page: HTMLElement, address: string): string[] {
  return page
    .querySelectorAll('a[href], link[href]')
    .map((link) => new URL(link.getAttribute('href')!.replaceAll('&amp;', '&'), ORIGIN + address))
    .filter(({ origin }) => origin === ORIGIN)
    .map(pathOf);
}

/** What search engines are told that schema.org does not know. */
function faultsOfData(page: HTMLElement): string[] {
  const blocks = page.querySelectorAll('script[type="application/ld+json"]');
  return blocks.flatMap((block) => findFaults(JSON.parse(block.text)));
}

/** The sections of the page itself that its links name, and that it does not have. */
function sectionsMissing(page: HTMLElement): string[] {
  return page
    .querySelectorAll('a[href^="#"]')
    .map((link) => link.getAttribute('href')!.slice(1))
    .filter((id) => page.getElementById(id) === null);
}

function pathOf({ pathname, search }: URL): string {
  return pathname + search;
}
