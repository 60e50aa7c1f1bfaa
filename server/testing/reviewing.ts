import { randomUUID } from 'node:crypto';
import { ListingPayload } from '#core/messages/submission.ts';
import { nothingKnown } from '#core/testing/nothing-known.ts';
import { listingPayload } from './messages.ts';
import { startApp } from './running-app.ts';
import { signedIn } from './staff.ts';
import { addMatchingRequest, addSubmission, contact } from './stored-messages.ts';

/** The app with two reviewers signed in, Robin and Kim, and what the public sends them. */
export async function startReviewing(options: Parameters<typeof startApp>[0] = {}) {
  const server = await startApp(options);
  const robin = await signedIn(server, 'Robin Reviewer', 'reviewer');
  const kim = await signedIn(server, 'Kim Colleague', 'reviewer');
  let sent = 0;
  /** Each a second after the one before. */
  const next = () => ({ id: randomUUID(), at: new Date(Date.UTC(2026, 10, 20, 14, 0, ++sent)) });
  let asked = 0;
  /** Now, and each after the one before: lists go by it. */
  const soon = () => {
    asked = Math.max(Date.now(), asked + 1);
    return new Date(asked);
  };
  return {
    ...server,
    robin,
    kim,
    /** Returns its id. */
    async sendListing(changes: Partial<ListingPayload> = {}): Promise<string> {
      const stored = next();
      const payload = ListingPayload.parse({ ...listingPayload, ...changes });
      await addSubmission(server.db, { type: payload.type, payload }, stored);
      return stored.id;
    },
    async sendContact(): Promise<string> {
      const stored = next();
      await addSubmission(server.db, contact(), stored);
      return stored.id;
    },
    async askForMatch(at = soon()): Promise<string> {
      const id = randomUUID();
      await addMatchingRequest(server.db, { id, at });
      return id;
    },
    /** Robin has it under review. Returns its id. */
    async underReview(changes: Partial<ListingPayload> = {}): Promise<string> {
      const id = await this.sendListing(changes);
      await robin.patch(`/api/admin/submissions/${id}`, { status: 'UNDER_REVIEW' });
      return id;
    },
    /** Forgets all messages and centers; the reviewers stay signed in. */
    async clear(): Promise<void> {
      const { db } = server;
      await db.deleteFrom('notifications').execute();
      for (const table of ['claims', 'submissions', 'matching_requests', 'changes', 'centers'] as const) {
        await db.deleteFrom(table).execute();
      }
    },
    row: (id: string) =>
      server.db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    centers: () => server.db.selectFrom('centers').selectAll().orderBy('id').execute(),
    changes: () => server.db.selectFrom('changes').selectAll().orderBy('id').execute(),
    decisionMails: () =>
      server.db.selectFrom('notifications').selectAll().where('kind', '!=', 'received').execute(),
  };
}

/** A center as a reviewer writes it. */
export const reviewedFields = {
  ...nothingKnown,
  name: 'Harbor Point',
  city: 'Austin',
  state: 'TX' as const,
  zip: '78701',
  phone: '512-555-0150',
  levels: [{ level: 'IOP' as const }],
};

/** What an answer says is wrong. */
export async function readError(response: Response) {
  const { error } = (await response.json()) as {
    error: { code: string; message: string; issues?: { path: string; message: string }[] };
  };
  return { status: response.status, ...error };
}
