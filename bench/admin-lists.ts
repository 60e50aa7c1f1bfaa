import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp } from '#server/testing/running-app.ts';
import { signedIn } from '#server/testing/staff.ts';
import { makeUpInstance, OPEN_LISTING, SIZES } from './made-up-instance.ts';
import { percentile } from './measuring.ts';

/**
 * How long the server takes for every list and chart of the admin area, with a large, made-up instance: from the
 * call to the whole answer, without the network. Ends with 1 where one takes too long.
 * Run it by: npx tsx bench/admin-lists.ts
 */
const LIMIT_MS = 100;
const RUNS = 20;
/** Others may wait so long while a whole table is exported. */
const HELD_UP_LIMIT_MS = 50;

const now = new Date();
const day = (daysAgo: number) => new Date(now.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const month = `dateFrom=${day(30)}&dateTo=${day(0)}`;
const year = `dateFrom=${day(365)}&dateTo=${day(0)}`;

/** Below /api/admin. A new list is a line here. */
const LISTS = [
  'dashboard',
  'system',
  'call-stats',
  `call-logs?${month}`,
  `call-logs?${year}`,
  `call-logs?${year}&page=${SIZES.calls / 50}`,
  `call-logs?${year}&centerId=00000042`,
  `call-logs?${year}&centerId=42`,
  `calls-per-day?${month}`,
  `calls-per-day?${year}`,
  `calls-per-day?${year}&centerId=7`,
  'notification-stats',
  'notifications',
  `notifications?page=${SIZES.notifications / 50}`,
  'mail-setup',
  'centers',
  'centers?q=harbor%20point',
  'centers?q=lighthuose',
  'centers?state=TX&page=20',
  'centers?due=true',
  'centers/00000042',
  'duplicates',
  'submissions',
  'submissions?status=NEW',
  'submissions?q=point%20390',
  'submissions?q=512-555&from=TX&olderThanHours=24&unclaimed=true&order=oldest',
  'submissions?mine=true',
  `submissions/s${OPEN_LISTING}`,
  'matching-requests',
  'matching-requests?q=555-0142&from=TX&unclaimed=true',
  'matching-requests?state=handled&mine=true',
  'center-reports',
  'history',
  'history?center=00000042',
  'history?q=harbor',
  `history?day=${day(1)}`,
  'history/people',
  'imports',
  'bulk-import',
  'queue-counts',
  'staff',
  'sample',
  'settings',
];

/** Not lists but whole tables: measured by what others wait meanwhile. */
const EXPORTS = ['call-logs.csv', 'centers.csv'];

const folder = mkdtempSync(join(tmpdir(), 'harborlight-bench-'));
await makeUpInstance(join(folder, 'harborlight.db'), now);
const server = await startApp({ folder });
const staff = await signedIn(server);
let over = 0;
try {
  console.log(
    `${SIZES.centers} centers, ${SIZES.calls} calls, ${SIZES.changes} changes; p95 of ${RUNS}, limit ${LIMIT_MS} ms`,
  );
  for (const path of LISTS) await measureList(path);
  for (const path of EXPORTS) await measureExport(path);
} finally {
  await server.stop();
}
if (over > 0) {
  console.log(`${over} over the limit.`);
  process.exitCode = 1;
}

async function measureList(path: string): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const started = performance.now();
    const response = await staff.get(`/api/admin/${path}`);
    await response.arrayBuffer();
    times.push(performance.now() - started);
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  }
  printTime(path, percentile(times, 0.95), LIMIT_MS);
}

/** The longest that the event loop did not turn while the export was written. */
async function measureExport(path: string): Promise<void> {
  let done = false;
  const exported = Promise.resolve(staff.get(`/api/admin/${path}`)).then(async (response) => {
    const bytes = (await response.arrayBuffer()).byteLength;
    done = true;
    return { status: response.status, bytes };
  });
  const waits: number[] = [];
  while (!done) {
    const started = performance.now();
    await new Promise((resolve) => setTimeout(resolve, 1));
    waits.push(performance.now() - started);
  }
  const { status, bytes } = await exported;
  if (status !== 200) throw new Error(`${path} answered ${status}.`);
  const megabytes = (bytes / 1024 / 1024).toFixed(1);
  printTime(`${path}, ${megabytes} MB: others wait`, percentile(waits, 0.99), HELD_UP_LIMIT_MS);
}

function printTime(what: string, milliseconds: number, limit: number): void {
  const isOver = milliseconds > limit;
  if (isOver) over++;
  const figure = milliseconds.toFixed(1).padStart(8);
  console.log(`${what.padEnd(64)}${figure} ms${isOver ? `  OVER the limit of ${limit} ms` : ''}`);
}
