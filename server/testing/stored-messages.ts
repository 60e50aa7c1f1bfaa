import { randomUUID } from 'node:crypto';
import { LiveMatchingRequest } from '#core/messages/live-matching.ts';
import { ContactPayload, ListingPayload, type Submission } from '#core/messages/submission.ts';
import type { Db } from '../database/db.ts';
import { storeMatchingRequest } from '../live-matching/public-routes.ts';
import { type About, notifyAbout } from '../mail/notifications.ts';
import { storeSubmission } from '../submissions/public-routes.ts';
import { contactPayload, listingPayload, matchingRequest, STAFF } from './messages.ts';

/** The changes as they are: what earlier versions stored may be what no form takes any more. */
export function contact(changes: Partial<ContactPayload> = {}): Submission {
  return { type: 'CONTACT', payload: { ...ContactPayload.parse(contactPayload), ...changes } };
}

/** A new listing. */
export function listing(centerName: string): Submission {
  return { type: 'NEW_CENTER', payload: { ...ListingPayload.parse(listingPayload), centerName } };
}

interface StoreOptions {
  id?: string;
  at?: Date;
  staffEmail?: string | null;
}

/** Stores a submission with its mails, as its route does. */
export function addSubmission(db: Db, submission: Submission, options: StoreOptions = {}): Promise<void> {
  return store(db, (tx, id, at) => storeSubmission(tx, id, submission, at), options);
}

/** Stores a request for a match with its mail, as its route does. */
export function addMatchingRequest(db: Db, options: StoreOptions = {}): Promise<void> {
  const request = LiveMatchingRequest.parse(matchingRequest);
  return store(db, (tx, id, at) => storeMatchingRequest(tx, id, request, at), options);
}

async function store(
  db: Db,
  write: (tx: Db, id: string, at: Date) => Promise<About>,
  { id = randomUUID(), at = new Date(), staffEmail = STAFF }: StoreOptions,
): Promise<void> {
  await db.transaction().execute(async (tx) => notifyAbout(tx, await write(tx, id, at), { staffEmail }, at));
}
