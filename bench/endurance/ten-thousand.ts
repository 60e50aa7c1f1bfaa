import { setTimeout as pause } from 'node:timers/promises';
import { SeededRandom } from '../../data/seeded-random.ts';
import { checkStored, type StoredFigures } from './check-stored.ts';
import { makePosts, type Post, send } from './posts.ts';
import { TroubledServer } from './troubled-server.ts';

interface Troubles {
  posts: number;
  clients: number;
  /** How often the server is killed, spread over the posts. */
  kills: number;
  /** Before each how manieth kill its disk fills. */
  fullEvery: number;
  seed: number;
  /** Gives up after so long. */
  longestSeconds: number;
}

export interface TroubleFigures extends StoredFigures {
  posts: number;
  seconds: number;
  /** All that were sent, with the repeats. */
  requests: number;
  /** What the server was killed over. */
  unanswered: number;
  /** Refused as the disk was full. */
  noRoom: number;
  kills: number;
  fullDisks: number;
  clockJumps: number;
}

/** What must be so in the end. */
export const nothingAmiss = {
  lost: 0,
  doubled: 0,
  otherIds: 0,
  mailsAmiss: 0,
  mailsMissing: 0,
  mailsStrange: 0,
  textsMissing: 0,
} satisfies Partial<TroubleFigures>;

/** SQLite's log takes a few posts more at most, and then a part of one. */
const MOST_ROOM_BYTES = 128 * 1024;
/** Enough that the disk is not full for a moment only. */
const REFUSALS = 25;
const HOUR_MS = 3600_000;
/** A clock that was set to another zone, or was wrong by days: less than receipts are kept. */
const CLOCKS_MS = [0, 1, -1, 5, -8, 48, -48].map((hours) => hours * HOUR_MS);

/**
 * Posts of all kinds, each until it is answered and then once more, while the server is killed, its disk fills and its
 * clock jumps. Says what is stored and was mailed in the end.
 */
export async function postInTrouble(troubles: Troubles): Promise<TroubleFigures> {
  const { posts: count, clients, kills, fullEvery, seed, longestSeconds } = troubles;
  const on = new TroubledServer();
  const random = new SeededRandom(seed);
  const posts = makePosts(count, random);
  const waiting = [...posts];
  const began = performance.now();
  const figures = { requests: 0, unanswered: 0, noRoom: 0, kills: 0, fullDisks: 0, clockJumps: 0 };
  let answered = 0;
  let over = false;

  async function untilAnswered(post: Post): Promise<void> {
    while (!over) {
      if (performance.now() - began > longestSeconds * 1000)
        throw new Error(`${answered} of ${count} were answered in ${longestSeconds} s: ${on.server.output}`);
      figures.requests++;
      const outcome = await send(on.server.origin, post);
      if (typeof outcome === 'object') {
        if (post.ids.size === 0) answered++;
        post.ids.add(outcome.id);
        return;
      }
      if (outcome === 'unanswered') figures.unanswered++;
      if (outcome === 'no room') figures.noRoom++;
      await pause(20 + random.next() * 80);
    }
  }

  async function client(): Promise<void> {
    for (let next = waiting.shift(); next && !over; next = waiting.shift()) {
      const isFirst = next.ids.size === 0;
      await untilAnswered(next);
      // The answer never reached the phone: it sends again, at once or later.
      if (!isFirst) continue;
      if (random.chance(0.5)) await untilAnswered(next);
      else waiting.splice(random.from(0, waiting.length), 0, next);
    }
  }

  const isDone = () => over || answered >= count;
  async function until(reached: () => boolean): Promise<void> {
    while (!reached() && !isDone()) await pause(5);
  }

  /** Room is made while the server runs, or it is killed before there is any. */
  async function fillDisk(): Promise<void> {
    figures.fullDisks++;
    const refused = figures.noRoom;
    on.fillDisk(random.from(0, MOST_ROOM_BYTES));
    await until(() => figures.noRoom >= refused + REFUSALS);
    if (random.chance(0.5)) return;
    on.makeRoom();
    const before = answered;
    await until(() => answered > before + 5);
  }

  async function trouble(): Promise<void> {
    for (let kill = 1; kill <= kills && !over; kill++) {
      const at = (kill * count) / (kills + 1);
      await until(() => answered >= at - count / (kills + 1) / 2);
      on.setClock(random.pick(CLOCKS_MS));
      figures.clockJumps++;
      await until(() => answered >= at);
      if (TroubledServer.canFill && kill % fullEvery === 0) await fillDisk();
      await pause(random.next() * 30);
      await on.server.stop('SIGKILL');
      figures.kills++;
      await on.startServer();
    }
    on.setClock(0);
  }

  let all: Promise<void>[] = [];
  try {
    on.setClock(0);
    await on.start();
    all = [trouble(), ...Array.from({ length: clients }, client)];
    await Promise.all(all);
    const stored = await checkStored(posts, on, longestSeconds);
    return { posts: count, ...figures, ...stored, seconds: (performance.now() - began) / 1000 };
  } finally {
    over = true;
    // One may be starting the server.
    await Promise.allSettled(all);
    await on.remove();
  }
}
