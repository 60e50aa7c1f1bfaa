import type { Selectable } from 'kysely';
import { CLAIM_MS, type Claim, type ClaimSubject } from '#core/staff/claim.ts';
import type { Db } from '../database/db.ts';
import type { ClaimsTable } from '../database/staff-tables.ts';
import type { Actor } from '../history/changes.ts';

/** What a claim is on: the id is that of its row. */
export interface ClaimKey {
  subject: ClaimSubject;
  id: string | number;
}

/** The claims that hold, by the id of what they are on. */
export async function readClaims(
  db: Db,
  subject: ClaimSubject,
  ids: readonly (string | number)[],
  now: Date,
): Promise<Map<string, Claim>> {
  if (ids.length === 0) return new Map();
  const rows = await selectClaims(db, subject, now).where('subject_id', 'in', ids.map(String)).execute();
  return new Map(rows.map((row) => [row.subject_id, toClaim(row)]));
}

/** The claim that holds on one; null where nobody is on it. */
export async function readClaim(db: Db, { subject, id }: ClaimKey, now: Date): Promise<Claim | null> {
  return (await readClaims(db, subject, [id], now)).get(String(id)) ?? null;
}

/** The claims on a kind of thing that hold. */
export function selectClaims(db: Db, subject: ClaimSubject, now: Date) {
  return db
    .selectFrom('claims')
    .selectAll()
    .where('subject', '=', subject)
    .where('until', '>', now.toISOString());
}

/** Sets who is on it, for as long as a claim holds. A claim of one's own goes on from when it began. */
export async function setClaim(tx: Db, key: ClaimKey, actor: Actor, now: Date): Promise<Claim> {
  const held = await readClaim(tx, key, now);
  const since = held?.by === actor.name ? held.since : now.toISOString();
  const until = new Date(now.getTime() + CLAIM_MS).toISOString();
  const row = {
    subject: key.subject,
    subject_id: String(key.id),
    claimed_by: actor.name,
    since,
    until,
  };
  await tx
    .insertInto('claims')
    .values(row)
    .onConflict((conflict) => conflict.columns(['subject', 'subject_id']).doUpdateSet(row))
    .execute();
  return toClaim(row);
}

/** Begins the time of one's own claim anew, where there is one: who acts is on it. */
export async function renewClaim(tx: Db, key: ClaimKey, actor: Actor, now: Date): Promise<void> {
  const held = await readClaim(tx, key, now);
  if (held?.by === actor.name) await setClaim(tx, key, actor, now);
}

/** Whoever was on it: there is nothing left to do. */
export async function dropClaim(tx: Db, { subject, id }: ClaimKey): Promise<void> {
  await tx.deleteFrom('claims').where('subject', '=', subject).where('subject_id', '=', String(id)).execute();
}

function toClaim({ claimed_by, since, until }: Omit<Selectable<ClaimsTable>, 'subject' | 'subject_id'>) {
  return { by: claimed_by, since, until };
}
