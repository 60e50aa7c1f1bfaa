import { execFileSync } from 'node:child_process';
import { openAsBlob, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parse } from 'csv-parse/sync';
import { toCsv } from '#core/center/csv-columns.ts';
import { states } from '#core/lists/public-lists.ts';
import { beginSession } from '#server/access/sessions.ts';
import { connect } from '#server/database/db.ts';
import { addStaff } from '#server/testing/staff.ts';
import { SeededRandom } from '../../data/seeded-random.ts';
import { OutsideWorld } from '../../pwa/e2e/outside-world.ts';
import type { ServerProcess } from '../../pwa/e2e/server-process.ts';
import { percentile, residentMegabytes } from '../measuring.ts';
import { importRealDirectory } from '../real-directory.ts';
import { makePosts, OWN_CONNECTION, send } from './posts.ts';

/** What a part of the time was like. */
interface Stretch {
  p50: number;
  p99: number;
  /** Of the server's process; NaN where the system does not say, as all but Linux. */
  megabytes: number;
}

export interface LoadFigures {
  minutes: number;
  requests: number;
  /** Posts that were answered by “not yet”, and came again. */
  again: number;
  /** Answered otherwise than they should be, or not. */
  failed: number;
  imports: number;
  /** The two halves of the time after the first minutes. */
  first: Stretch;
  last: Stretch;
  /** Files and sockets that the server holds while nobody asks: after the first minutes, in the end, and which are more then. */
  handles: { first: number; last: number; more: Record<string, number> };
}

const PER_SECOND = 20;
const IMPORT_EVERY_MINUTES = 5;
/** In a shorter time, too: one takes some seconds, and the next is not to wait for it. */
const LEAST_BETWEEN_MINUTES = 1;
/** Until what is kept ready is there. */
const FIRST_MINUTES = 10;
const MINUTE_MS = 60_000;
/** As soon as a phone tries again. */
const AGAIN_MS = 3000;
/** Mails and files are written by then. */
const QUIET_MS = 12_000;
const WORDS = ['detox', 'recovery', 'outpatient', 'veterans', 'methadone', 'women', 'youth', 'clinic'];

/**
 * Searches, pages and posts at a steady rate, of which none waits for the one before, and imports between, each of which
 * changes a tenth of the centers. In an hour an import comes every five minutes; a shorter time is shorter in all, with one
 * a minute at most.
 */
export async function loadSteadily({ minutes }: { minutes: number }): Promise<LoadFigures> {
  const scale = Math.min(1, minutes / 60);
  const on = new OutsideWorld();
  // Of seven requests one.
  const posts = makePosts(Math.ceil((minutes * 60 * PER_SECOND) / 6), new SeededRandom(20_261_126));
  const times: { at: number; ms: number }[] = [];
  const memory: { at: number; megabytes: number }[] = [];
  const figures = { minutes, requests: 0, again: 0, failed: 0, imports: 0 };
  function fail(how: string): void {
    figures.failed++;
    console.error(how);
  }

  async function ask(index: number): Promise<void> {
    const due = performance.now();
    figures.requests++;
    try {
      if (index % 7 === 6) {
        const post = posts.pop()!;
        let outcome = await send(on.server.origin, post);
        // While an import writes, which a phone waits for, too.
        for (; outcome === 'not yet'; outcome = await send(on.server.origin, post)) {
          figures.again++;
          await pause(AGAIN_MS);
        }
        if (typeof outcome !== 'object') fail(outcome);
      } else {
        const response = await fetch(on.server.origin + pathOf(index), { headers: OWN_CONNECTION });
        await response.arrayBuffer();
        if (!response.ok) fail(`${response.status} at ${pathOf(index)}`);
      }
    } catch (error) {
      fail(String(error));
    }
    times.push({ at: due, ms: performance.now() - due });
  }

  /** Until it is so late. */
  async function load(from: number, end: number): Promise<void> {
    const asking = new Set<Promise<void>>();
    for (let index = 0; performance.now() < end; index++) {
      const asked = ask(from + index);
      asking.add(asked);
      void asked.finally(() => asking.delete(asked));
      await pause(1000 / PER_SECOND);
    }
    await Promise.all(asking);
  }

  try {
    importRealDirectory(on.server.databaseFile);
    await on.start({
      TRUST_PROXY: 'true',
      LIMIT_TEXTS_ALL_PER_HOUR: '1000000',
      LIMIT_TEXTS_ALL_PER_DAY: '1000000',
    });
    const importAgain = await openImports(on);
    const watch = setInterval(
      () => memory.push({ at: performance.now(), megabytes: residentMegabytes(on.server.pid) }),
      1000,
    );

    /** Load and imports for so many minutes of an hour. Returns when it began and ended. */
    async function stretch(ofHour: number): Promise<[from: number, to: number]> {
      const from = performance.now();
      const end = from + ofHour * scale * MINUTE_MS;
      const every = Math.max(LEAST_BETWEEN_MINUTES, IMPORT_EVERY_MINUTES * scale) * MINUTE_MS;
      const loading = load(figures.requests, end);
      for (let next = from + every / 2; next < end; next += every) {
        await pause(Math.max(0, next - performance.now()));
        // Where one took longer than the time between two.
        if (performance.now() > end) break;
        await importAgain(figures.imports++);
      }
      await loading;
      return [from, performance.now()];
    }
    async function readQuietHandles(): Promise<string[]> {
      await pause(QUIET_MS);
      return readHandles(on.server.pid);
    }
    const between = ([from, to]: [number, number]): Stretch => {
      const within = ({ at }: { at: number }) => at >= from && at <= to;
      const ms = times.filter(within).map((time) => time.ms);
      const megabytes = memory.filter(within).map((look) => look.megabytes);
      return {
        p50: percentile(ms, 0.5),
        p99: percentile(ms, 0.99),
        megabytes: percentile(megabytes, 0.5),
      };
    };

    await stretch(FIRST_MINUTES);
    const handlesFirst = await readQuietHandles();
    const first = await stretch((60 - FIRST_MINUTES) / 2);
    const last = await stretch((60 - FIRST_MINUTES) / 2);
    const handlesLast = await readQuietHandles();
    clearInterval(watch);
    return {
      ...figures,
      first: between(first),
      last: between(last),
      handles: {
        first: handlesFirst.length,
        last: handlesLast.length,
        more: moreOf(handlesFirst, handlesLast),
      },
    };
  } finally {
    await on.remove();
  }
}

/** Of seven requests three search, three are pages, and one posts; no search comes twice for hours. */
function pathOf(index: number): string {
  const state = states.values[index % states.values.length]!;
  const word = WORDS[Math.floor(index / states.values.length) % WORDS.length];
  const page = 1 + Math.floor(index / states.values.length / WORDS.length);
  switch (index % 7) {
    case 0:
      return `/directory?q=${word}&state=${state}`;
    case 2:
      return '/';
    case 4:
      return `/directory?state=${state}`;
    default:
      return `/api/centers?q=${word}&state=${state}&counts=true&page=${page}`;
  }
}

/** On the web, as an admin would: a preview, and then the import. Each changes the phone of every tenth center. */
async function openImports({ server }: OutsideWorld): Promise<(round: number) => Promise<void>> {
  const db = connect(server.databaseFile);
  const id = await addStaff(db, 'Bench', 'admin');
  const token = await beginSession(db, id, { channel: 'web', device: 'Chrome' }, new Date());
  await db.destroy();
  const files = writeVersions(server);

  return async (round) => {
    const body = new FormData();
    body.append('file', await openAsBlob(files[round % files.length]!, { type: 'text/csv' }), 'centers.csv');
    for (const query of ['?dryRun=true&details=true', '']) {
      const response = await fetch(`${server.origin}/api/admin/bulk-import${query}`, {
        method: 'POST',
        headers: { Cookie: `harborlight_session=${token}` },
        body,
      });
      const answer = await response.text();
      if (!response.ok) throw new Error(answer);
    }
  };
}

/** Two versions of the directory, as CSV; made before the load, whose times the work would change. */
function writeVersions({ folder, databaseFile }: ServerProcess): string[] {
  const file = join(folder, 'centers.csv');
  const toolkit = ['dist/node/cli.js', 'centers', 'export', '--db', databaseFile, '--output', file];
  execFileSync(process.execPath, toolkit, { stdio: ['ignore', 'ignore', 'inherit'] });
  const [header = [], ...rows] = parse(readFileSync(file, 'utf8')) as string[][];
  const phone = header.indexOf('phone');
  return ['212', '213'].map((area) => {
    const changed = rows.map((row, index) => {
      const number = `${area}-555-${String(index % 10_000).padStart(4, '0')}`;
      return index % 10 === 0 ? row.with(phone, number) : row;
    });
    const version = join(folder, `centers-${area}.csv`);
    writeFileSync(version, toCsv([header, ...changed]));
    return version;
  });
}

/** What each is: "socket", "pipe", a file's path; none where the system does not say. */
function readHandles(pid: number | undefined): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((fd) =>
      readlinkSync(`/proc/${pid}/fd/${fd}`).replace(/:\[\d+\]$/, ''),
    );
  } catch {
    return [];
  }
}

function moreOf(before: readonly string[], after: readonly string[]): Record<string, number> {
  const count = (all: readonly string[], one: string) => all.filter((each) => each === one).length;
  const more = [...new Set(after)].map((one) => [one, count(after, one) - count(before, one)] as const);
  return Object.fromEntries(more.filter(([, by]) => by > 0));
}
