import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from './chromium.ts';
import { ServerProcess } from './server-process.ts';

/**
 * Takes the screenshots that the web manifest and the README show, of the sample directory. Needs a build.
 * Run it by: npm run screenshots
 */
const folder = 'pwa/public/screenshots';
const shots = [
  {
    name: 'directory-narrow',
    address: '/directory?state=CO',
    viewport: { width: 390, height: 844 },
    scale: 2,
  },
  {
    name: 'directory-wide',
    address: '/directory?state=CO',
    viewport: { width: 1280, height: 900 },
    scale: 1,
  },
];

mkdirSync(folder, { recursive: true });
const server = new ServerProcess();
await server.start();
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
for (const { name, address, viewport, scale } of shots) {
  const page = await browser.newPage({ viewport, deviceScaleFactor: scale });
  await page.goto(server.origin + address);
  await page.getByText(/centers on this phone, updated/).waitFor();
  await page.screenshot({ path: `${folder}/${name}.png` });
  await page.close();
}
await browser.close();
await server.remove();
