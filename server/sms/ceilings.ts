import { AppError } from '../app-error.ts';
import type { Db } from '../database/db.ts';
import type { Settings } from '../settings/settings.ts';

const HOUR_MS = 60 * 60 * 1000;

/** How many texts may go out to all people together. */
export type TextCeilings = Pick<Settings, 'LIMIT_TEXTS_ALL_PER_HOUR' | 'LIMIT_TEXTS_ALL_PER_DAY'>;

const WINDOWS = [
  { setting: 'LIMIT_TEXTS_ALL_PER_HOUR', ms: HOUR_MS },
  { setting: 'LIMIT_TEXTS_ALL_PER_DAY', ms: 24 * HOUR_MS },
] as const;

/**
 * Each text costs money, from however many addresses it is asked for. Counted is what the database knows of: a restart
 * changes nothing. Call it in the transaction that notes another one. Throws 429 `texts_used_up`.
 */
export async function refuseOverCeiling(tx: Db, ceilings: TextCeilings, now: Date): Promise<void> {
  for (const { setting, ms } of WINDOWS) {
    // The one that has to be older for another to go.
    const last = await sentSince(tx, now, ms)
      .select('created_at')
      .orderBy('created_at', 'desc')
      .offset(ceilings[setting] - 1)
      .limit(1)
      .executeTakeFirst();
    if (!last) continue;
    const seconds = Math.max(1, Math.ceil((Date.parse(last.created_at) + ms - now.getTime()) / 1000));
    const message =
      'No more texts can be sent for now. Please send the details from your own Messages, or call the center directly.';
    throw new AppError(429, 'texts_used_up', message, undefined, seconds);
  }
}

/** Of each ceiling, how much is gone. */
export function readCeilings(db: Db, ceilings: TextCeilings, now: Date) {
  return Promise.all(
    WINDOWS.map(async ({ setting, ms }) => {
      const { sent } = await sentSince(db, now, ms)
        .select((select) => select.fn.countAll<number>().as('sent'))
        .executeTakeFirstOrThrow();
      return { setting, sent, most: ceilings[setting] };
    }),
  );
}

/** What went to the provider, also where no answer says what came of it. One that surely was not sent counts for nothing. */
function sentSince(db: Db, now: Date, ms: number) {
  return db
    .selectFrom('text_messages')
    .where('status', 'in', ['SENDING', 'SENT', 'UNKNOWN'])
    .where('created_at', '>', new Date(now.getTime() - ms).toISOString());
}
