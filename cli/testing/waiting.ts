import { ListingPayload } from '#core/messages/submission.ts';
import type { Db } from '#server/database/db.ts';
import { listingPayload } from '#server/testing/messages.ts';
import { addSubmission, contact } from '#server/testing/stored-messages.ts';

/** An id that begins with the letter. */
export const idOf = (letter: string) => `${letter.repeat(8)}-0000-4000-8000-000000000000`;

/** What is like no other listing and no center. */
const quay: Partial<ListingPayload> = {
  centerName: 'Quay House',
  phone: '207-555-0111',
  website: 'https://quay.example',
  address: '9 Quay Street',
  city: 'Portland',
  state: 'ME',
  zip: '04101',
};

/** Stores a listing that waits, `hour` hours after the first; one of its own kind, except for the changes. */
export function addListing(
  db: Db,
  letter: string,
  hour: number,
  changes: Partial<ListingPayload> = {},
): Promise<void> {
  const payload = { ...ListingPayload.parse({ ...listingPayload, ...quay }), ...changes };
  return addSubmission(db, { type: payload.type, payload }, { id: idOf(letter), at: hourOf(hour) });
}

/** Stores a contact message that waits. */
export function addMessage(db: Db, letter: string, hour: number): Promise<void> {
  return addSubmission(db, contact(), { id: idOf(letter), at: hourOf(hour) });
}

function hourOf(hour: number): Date {
  return new Date(Date.UTC(2026, 10, 20, hour));
}
