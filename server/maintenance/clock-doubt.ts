import type { Db } from '../database/db.ts';
import { readNewestEntry } from '../database/newest-entry.ts';
import { writeTransaction } from '../database/write-transaction.ts';
import type { Actor } from '../history/changes.ts';
import { recordSystemAct } from '../history/system-acts.ts';

/**
 * A clock that is wrong by months when a machine starts would have the retention wipe what people sent last week. What it
 * said before stands in the database: where nothing came for weeks, either nobody was there, or the clock has jumped. Then
 * nothing is wiped for a day, which is on record, told to whoever runs the server, and an entry of that clock's time: where
 * nobody has set it right by then, time has really passed.
 */
const HOUR_MS = 60 * 60 * 1000;
/** Longer than most servers are off, or without any call, message or change. */
const GAP_MS = 14 * 24 * HOUR_MS;
/** Less than a day, so that who looks once a day looks no third time. */
const CALM_MS = 20 * HOUR_MS;
/** What a clock may be set by while a process runs, such as from one zone's time to another's. */
const SET_MS = 24 * HOUR_MS;

/** Since when nothing has come, where that is so long that the clock may have jumped; undefined where it has not. */
export async function findClockGap(db: Db, now: Date): Promise<string | undefined> {
  const before = await readNewestEntry(db, new Date(now.getTime() - CALM_MS));
  return before !== null && now.getTime() - Date.parse(before) > GAP_MS ? before : undefined;
}

/** Whether a clock goes as time does while this process runs: then a long silence is no gap. */
export class SeenTime {
  #last: { at: number; uptimeMs: number } | undefined;

  /** `uptimeMs`: what a clock says that nobody sets. */
  hasGoneOn(now: Date, uptimeMs: number): boolean {
    if (!this.#last) return false;
    const { at, uptimeMs: before } = this.#last;
    return Math.abs(now.getTime() - at - (uptimeMs - before)) < SET_MS;
  }

  trust(now: Date, uptimeMs: number): void {
    this.#last = { at: now.getTime(), uptimeMs };
  }
}

const itself: Actor = { name: 'Harborlight', channel: 'server' };

/** Puts on record that nothing is wiped, once in a day. */
export async function noteHold(db: Db, now: Date): Promise<void> {
  await writeTransaction(db, async (tx) => {
    if ((await readHold(tx, now)) === undefined) await recordSystemAct(tx, 'hold', itself, now);
  });
}

/** Since when nothing is wiped as the clock may be wrong; undefined where that is not so, or no more. */
export async function readHold(db: Db, now: Date): Promise<string | undefined> {
  const hold = await db
    .selectFrom('changes')
    .select('at')
    .where('subject', '=', 'system')
    .where('action', '=', 'hold')
    // Of a clock that has been set back it is yet to come.
    .where('at', '<=', now.toISOString())
    .where('at', '>', new Date(now.getTime() - CALM_MS).toISOString())
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return hold?.at;
}
