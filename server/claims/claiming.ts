import { formatMomentUtc } from '#core/i18n/format.ts';
import { type Claimed, type ClaimSubject, isOthers } from '#core/staff/claim.ts';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/db.ts';
import { type Actor, type Change, recordChange } from '../history/changes.ts';
import { dropClaim, readClaim, setClaim } from './claims.ts';

/** What is claimed: the id of its row, its name in the history, and who has it under review. */
export interface Claimable {
  id: string | number;
  title: string;
  reviewer: string | null;
}

/** What claims need of what is claimed: each noun knows its own. */
export interface Claimables {
  /** Finds it by its id, or a beginning of it. Throws 404, and 409 `taken` where somebody has dealt with it. */
  find: Record<ClaimSubject, (tx: Db, id: string) => Promise<Claimable>>;
  /** Has the review of a listing go on in another name; null: nobody's. */
  setReviewer: (tx: Db, id: string, name: string | null, actor: Actor, now: Date) => Promise<unknown>;
}

/**
 * Puts down that somebody is on it, or goes on being. Taking over from a colleague is on record, and a review goes on in
 * the name of who took it over. Call it in a transaction. Throws 409 `claimed` where a colleague is on it and it is not
 * to be taken over.
 */
export async function claim(
  tx: Db,
  { find, setReviewer }: Claimables,
  { subject, id: given, takeOver }: { subject: ClaimSubject; id: string; takeOver: boolean },
  actor: Actor,
  now: Date,
): Promise<Claimed> {
  const { id, title, reviewer } = await find[subject](tx, given);
  const held = await readClaim(tx, { subject, id }, now);
  if (!takeOver && isOthers(held, actor.name)) throw claimed(held);
  const before = held?.by ?? reviewer;
  const takenFrom = before === actor.name ? null : before;
  // A review names its reviewer for longer than a claim holds.
  if (subject === 'submission' && reviewer !== null && reviewer !== actor.name) {
    await setReviewer(tx, String(id), actor.name, actor, now);
  } else if (takenFrom !== null) {
    const change: Change = { subject, id, title, action: 'claim', before: { claimed_by: takenFrom } };
    await recordChange(tx, change, actor, now);
  }
  return { claim: await setClaim(tx, { subject, id }, actor, now), takenFrom };
}

/**
 * Gives back what one was on; a listing under review waits for a reviewer again. Where nobody is on it there is nothing
 * to do. Call it in a transaction. Throws 409 `claimed` where a colleague is.
 */
export async function giveBack(
  tx: Db,
  { find, setReviewer }: Claimables,
  { subject, id: given }: { subject: ClaimSubject; id: string },
  actor: Actor,
  now: Date,
): Promise<void> {
  const { id, reviewer } = await find[subject](tx, given);
  const held = await readClaim(tx, { subject, id }, now);
  if (isOthers(held, actor.name)) throw claimed(held);
  await dropClaim(tx, { subject, id });
  if (reviewer === actor.name) await setReviewer(tx, String(id), null, actor, now);
}

function claimed({ by, since, until }: Claimed['claim']): AppError {
  const words = `${by} is on this since ${formatMomentUtc(since)}, and until ${formatMomentUtc(until)}.`;
  return new AppError(409, 'claimed', `${words} Take it over if it cannot wait.`);
}
