import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { type Browser, chromium } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from '../e2e/chromium.ts';

/**
 * Renders the icons that phones ask for from the SVGs beside this file, with the Chromium of the browser tests.
 * The PNGs are in git: run this only after a change to a drawing. npx tsx pwa/icons/build-icons.ts
 */
const icons = [
  { name: 'icon-192', source: 'icon', size: 192 },
  { name: 'icon-512', source: 'icon', size: 512 },
  { name: 'icon-maskable-512', source: 'icon-maskable', size: 512 },
  // iOS rounds the corners itself and shows what is transparent as black, so it gets the drawing without corners.
  { name: 'apple-touch-icon-180', source: 'icon-maskable', size: 180 },
] as const;

const output = new URL('../public/icons/', import.meta.url);
await mkdir(output, { recursive: true });
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
try {
  for (const { name, source, size } of icons) {
    const png = await render(browser, await readFile(new URL(`./${source}.svg`, import.meta.url)), size);
    await writeFile(new URL(`${name}.png`, output), png);
    process.stdout.write(`${name}.png: ${(png.length / 1024).toFixed(1)} KB\n`);
  }
} finally {
  await browser.close();
}

/** The drawing as a PNG of size × size pixels; what it leaves open stays transparent. */
async function render(browser: Browser, svg: Buffer, size: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const url = `data:image/svg+xml;base64,${svg.toString('base64')}`;
  await page.setContent(`<body style="margin: 0"><img src="${url}" width="${size}" style="display: block">`);
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}
