import type { Page } from 'playwright';

export interface Slowness {
  /** Bits in a second. */
  download: number;
  upload: number;
  /** From question to answer, in milliseconds. */
  latency: number;
  /** How many times slower than this machine the processor is. */
  cpu: number;
}

/**
 * A phone of the cheaper kind on Lighthouse's "slow 4G", once called "fast 3G". Chromium knows no packets, only
 * requests, and has no handshakes: for it Lighthouse takes 3.75 times the latency and 0.9 of the bits.
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
export const SLOW_PHONE: Slowness = { download: 1.44e6, upload: 0.675e6, latency: 562.5, cpu: 4 };

/**
 * The same phone with one bar of signal: WebPageTest's "2G".
 * https://github.com/WPO-Foundation/webpagetest/blob/master/www/settings/connectivity.ini.sample
 */
export const ONE_BAR: Slowness = { download: 0.28e6, upload: 0.256e6, latency: 800, cpu: 4 };

/** Everything that the page does from now on. */
export async function slowDown(page: Page, { download, upload, latency, cpu }: Slowness): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    downloadThroughput: download / 8,
    uploadThroughput: upload / 8,
    latency,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/** Runs in every page from its first moment on; as text, for what tsx makes of a function does not run there. */
const NOTE_SHIFTS = `
  self.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      // What somebody has just asked for may move things.
      if (hadRecentInput) continue;
      const moved = sources.map(({ node }) => (node?.outerHTML ?? node?.textContent ?? '').slice(0, 100));
      self.shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** To be called before the page is opened. */
export async function noteLayoutShift(page: Page): Promise<void> {
  await page.addInitScript({ content: NOTE_SHIFTS });
}

interface Shift {
  /** https://web.dev/articles/cls#layout-shift-score */
  value: number;
  /** The beginning of each element's HTML. */
  moved: string[];
}

/** What has moved by itself on the open page. */
export function layoutShifts(page: Page): Promise<Shift[]> {
  return page.evaluate<Shift[]>(
    `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(self.shifts))))`,
  );
}
