import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import type { CenterPage } from '#core/search/center-query.ts';
import { CHROMIUM_ARGS, findChromium } from './chromium.ts';
import { ServerProcess } from './server-process.ts';

interface Shot {
  folder: string;
  /** Of the file, without its ending. */
  name: string;
  /** CENTER stands for a center of Colorado. */
  address: string;
  viewport: { width: number; height: number };
  scale: number;
  colorScheme?: 'dark';
}

/**
 * Takes the screenshots that the web manifest and the README show, of the sample directory. Needs a build.
 * Run it by: npm run screenshots
 */
const forManifest = 'pwa/public/screenshots';
const forReadme = 'docs/screenshots';
const shots: Shot[] = [
  {
    folder: forManifest,
    name: 'directory-narrow',
    address: '/directory?state=CO',
    viewport: { width: 390, height: 844 },
    scale: 2,
  },
  {
    folder: forManifest,
    name: 'directory-wide',
    address: '/directory?state=CO',
    viewport: { width: 1280, height: 900 },
    scale: 1,
  },
  {
    folder: forReadme,
    name: 'near-narrow',
    address: '/directory?near=Denver%2C+CO&within=50',
    viewport: { width: 390, height: 844 },
    scale: 1,
  },
  {
    folder: forReadme,
    name: 'center-es-dark',
    address: '/es/centers/CENTER',
    viewport: { width: 390, height: 844 },
    scale: 1,
    colorScheme: 'dark',
  },
  {
    folder: forReadme,
    name: 'states-wide',
    address: '/states',
    viewport: { width: 1280, height: 900 },
    scale: 1,
  },
];

for (const folder of [forManifest, forReadme]) mkdirSync(folder, { recursive: true });
const server = new ServerProcess();
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
try {
  await server.start();
  const { centers } = (await (await fetch(`${server.origin}/api/centers?state=CO`)).json()) as CenterPage;
  for (const shot of shots) await take(shot, centers[0]!.slug);
} finally {
  await browser.close();
  await server.remove();
}

async function take({ folder, name, address, viewport, scale, colorScheme }: Shot, center: string) {
  const page = await browser.newPage({
    viewport,
    deviceScaleFactor: scale,
    colorScheme: colorScheme ?? 'light',
  });
  await page.goto(server.origin + address.replace('CENTER', center));
  await page.getByText(/centers on this device, updated|centros en este dispositivo, actualizados/).waitFor();
  // What is on its way comes last: of a search the map, and what saves a center.
  if (address.startsWith('/directory')) {
    await page.getByRole('button', { name: /^Save/ }).first().waitFor();
    if (viewport.width >= 1024) await page.locator('#results-map svg').waitFor();
  }
  await page.waitForLoadState('networkidle');
  if (address === '/states')
    await page.getByRole('heading', { name: 'The states on a map' }).scrollIntoViewIfNeeded();
  await page.screenshot({ path: `${folder}/${name}.png` });
  await page.close();
}
