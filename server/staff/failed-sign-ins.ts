import { sql } from 'kysely';
import type { FailedSignIns } from '#core/staff/staff.ts';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/db.ts';
import { writeTransaction } from '../database/write-transaction.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** What is told of, and kept. */
const DAYS = 30;
/** In place of an account's id, for addresses that have none: which they were is not kept. */
const NOBODY = 0;

/**
 * Counts sign-ins that failed, by account and day, for admins to see: nothing of who tried. Where another process writes,
 * the count waits in memory for the next one, so that nobody who signs in has to.
 */
export class FailureCount {
  readonly #db: Db;
  #waiting: { staffId: number; at: string }[] = [];

  constructor(db: Db) {
    this.#db = db;
  }

  /** `staffId`: undefined where no account has the address. */
  async note(staffId: number | undefined, now: Date): Promise<void> {
    this.#waiting.push({ staffId: staffId ?? NOBODY, at: now.toISOString() });
    await this.#write();
  }

  /** Of each account that has any in the last 30 days, and of all other addresses together under null. */
  async read(now: Date): Promise<Map<number | null, FailedSignIns>> {
    await this.#write();
    const rows = await this.#db
      .selectFrom('failed_sign_ins')
      .select((select) => [
        'staff_id',
        select.fn.sum<number>('count').as('count'),
        select.fn.max('last_at').as('lastAt'),
      ])
      .where('last_at', '>', sinceWhen(now))
      .groupBy('staff_id')
      .execute();
    return new Map(
      rows.map(({ staff_id, count, lastAt }) => [
        staff_id === NOBODY ? null : staff_id,
        { count: Number(count), lastAt },
      ]),
    );
  }

  async #write(): Promise<void> {
    const notes = this.#waiting;
    if (notes.length === 0) return;
    this.#waiting = [];
    const write = async (tx: Db) => {
      for (const { staffId, at } of notes) {
        await tx
          .insertInto('failed_sign_ins')
          .values({ day: at.slice(0, 10), staff_id: staffId, count: 1, last_at: at })
          .onConflict((conflict) =>
            conflict
              .columns(['day', 'staff_id'])
              .doUpdateSet({ count: sql`failed_sign_ins.count + 1`, last_at: at }),
          )
          .execute();
      }
    };
    try {
      await writeTransaction(this.#db, write, { longestWaitMs: 0 });
    } catch (error) {
      this.#waiting.unshift(...notes);
      if (!(error instanceof AppError)) throw error;
    }
  }
}

/** Removes what is told of no more. */
export async function forgetOldFailures(tx: Db, now: Date): Promise<void> {
  await tx.deleteFrom('failed_sign_ins').where('last_at', '<=', sinceWhen(now)).execute();
}

function sinceWhen(now: Date): string {
  return new Date(now.getTime() - DAYS * DAY_MS).toISOString();
}
