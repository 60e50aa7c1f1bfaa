import { ServerProcess } from '../pwa/e2e/server-process.ts';
import { percentile, printLimit } from './measuring.ts';
import { fillPhone, openPhone } from './offline-phone.ts';
import { importRealDirectory } from './real-directory.ts';

/**
 * How soon a phone without a network has drawn the next page, of what it has read for the page before, as a part of what that
 * one took: the whole document, before any app. Ends with 1 over the limit. Needs a build (npm run build).
 * Run it by: npx tsx bench/next-page.ts
 */
const RUNS = 9;
const LIMIT = 0.85;
const STEPS = {
  'of a state’s list': ['/directory?state=TX&level=DETOX', '/directory?state=TX&level=DETOX&page=2'],
  'of what words find': ['/directory?q=recovery', '/directory?q=recovery&page=2'],
} as const;
/** Drawn by the same worker, of nothing that is read. */
const ELSEWHERE = '/overdose';

const server = new ServerProcess();
try {
  importRealDirectory(server.databaseFile);
  await server.start();
  const profile = `${server.folder}/profile`;
  await fillPhone(profile, server.origin);
  await server.stop();
  for (const [name, pages] of Object.entries(STEPS)) {
    const [first, next]: [number[], number[]] = [[], []];
    for (let run = 0; run < RUNS; run++) {
      const context = await openPhone(profile);
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setScriptExecutionDisabled', { value: true });
      const measure = async (address: string) => {
        await page.goto(server.origin + address);
        return page.evaluate(
          () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseEnd,
        );
      };
      await measure(ELSEWHERE);
      first.push(await measure(pages[0]));
      next.push(await measure(pages[1]));
      await context.close();
    }
    const [ofFirst, ofNext] = [percentile(first, 0.5), percentile(next, 0.5)];
    console.log(`first page ${name}: ${ofFirst.toFixed(0)} ms, the next ${ofNext.toFixed(0)} ms`);
    printLimit('  as a part', ofNext / ofFirst, LIMIT);
    if (ofNext / ofFirst > LIMIT) process.exitCode = 1;
  }
} finally {
  await server.remove();
}
