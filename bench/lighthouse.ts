import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../pwa/e2e/chromium.ts';
import { ServerProcess } from '../pwa/e2e/server-process.ts';
import { percentile } from './measuring.ts';
import { importRealDirectory } from './real-directory.ts';
import { slugOfSomeCenter } from './some-center.ts';

/**
 * What Lighthouse says of four pages on its slow phone, in all four of its categories, median of five. npm brings
 * Lighthouse for this alone. Ends with 1 below the limit. Needs a build (npm run build). Run it by:
 * npx tsx bench/lighthouse.ts
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = 5;
const LIMIT = 100;
/** Beside the scores, in milliseconds. */
const TIMES = {
  'first-contentful-paint': 'first content',
  'largest-contentful-paint': 'largest paint',
  'total-blocking-time': 'blocked',
} as const;

interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number }>;
  audits: Record<keyof typeof TIMES, { numericValue: number }>;
}

const server = new ServerProcess();
try {
  importRealDirectory(server.databaseFile);
  // The port stays: what pages say of themselves is to be what they are asked by.
  await server.start();
  await server.stop();
  await server.start({ PUBLIC_URL: server.origin, NODE_ENV: 'production' });
  const chromium = await findChromium();
  const center = `/centers/${await slugOfSomeCenter(server.origin)}`;
  for (const address of ['/', '/directory?state=TX&level=DETOX', center, '/guides/overdose-and-naloxone']) {
    const reports = Array.from({ length: RUNS }, () => look(chromium, server.origin + address));
    const median = (read: (report: Report) => number) => percentile(reports.map(read), 0.5);
    const scores = Object.keys(reports[0]!.categories).map((category) => {
      const score = Math.round(100 * median(({ categories }) => categories[category]!.score));
      if (score < LIMIT) process.exitCode = 1;
      return `${category} ${score}`;
    });
    const times = Object.entries(TIMES).map(
      ([audit, name]) =>
        `${name} ${Math.round(median(({ audits }) => audits[audit as keyof typeof TIMES].numericValue))} ms`,
    );
    console.log(`${address}\n  ${scores.join(', ')} (aim ${LIMIT})\n  ${times.join(', ')}`);
  }
} finally {
  await server.remove();
}

/** Once more where the browser itself has failed, which it does now and then. */
function look(chromium: string, url: string, tries = 3): Report {
  const file = join(server.folder, 'lighthouse.json');
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
  execFileSync(
    'npx',
    ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${file}`, flags],
    { env: { ...process.env, CHROME_PATH: chromium }, stdio: 'ignore' },
  );
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  if (!report.runtimeError) return report;
  if (tries === 1) throw new Error(report.runtimeError.message);
  return look(chromium, url, tries - 1);
}
