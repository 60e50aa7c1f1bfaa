import { formatMomentUtc } from '#core/i18n/format.ts';
import { type Claim, type ClaimSubject, isOthers } from '#core/staff/claim.ts';
import { AppError } from '#server/app-error.ts';
import type { Api } from '../connection/connection.ts';
import { reply } from '../connection/reply.ts';

/** What a walk shows, as far as a claim on it goes. */
interface Claimable {
  id: string;
  claim: Claim | null;
  /** Of a listing or a message. */
  status?: string;
}

/** Tells colleagues what a walk shows, and gives it back when the walk goes on. */
export class Holding {
  readonly #api: Api;
  readonly #subject: ClaimSubject;
  readonly #me: string;
  #held: string | undefined;

  constructor(api: Api, subject: ClaimSubject, me: string) {
    this.#api = api;
    this.#subject = subject;
    this.#me = me;
  }

  /** Claims what is shown, unless somebody is on it. Returns the claim of a colleague. */
  async show({ id, claim, status }: Claimable): Promise<Claim | null> {
    if (this.#held !== id) await this.leave();
    if (isOthers(claim, this.#me)) return claim;
    // A review that was begun goes on until it is given back: leaving its card is not that.
    if (status === 'UNDER_REVIEW') this.#held = undefined;
    else if (claim === null && (await this.#put(id, false))) this.#held = id;
    return null;
  }

  /** Throws what the server refuses. */
  async takeOver(id: string): Promise<string> {
    const { takenFrom } = await reply(this.#at.$put({ param: this.#param(id), json: { takeOver: true } }));
    this.#held = id;
    return takenFrom === null ? 'You are on it now.' : `You have taken it over from ${takenFrom}.`;
  }

  async leave(): Promise<void> {
    const id = this.#held;
    this.#held = undefined;
    if (id !== undefined) await this.#quietly(reply(this.#at.$delete({ param: this.#param(id) })));
  }

  #put(id: string, takeOver: boolean): Promise<boolean> {
    return this.#quietly(reply(this.#at.$put({ param: this.#param(id), json: { takeOver } })));
  }

  /** A word among colleagues: where it does not arrive, the work goes on, and the next call says what is wrong. */
  async #quietly(call: Promise<unknown>): Promise<boolean> {
    try {
      await call;
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  }

  get #at() {
    return this.#api.admin.claims[':subject'][':id'];
  }

  #param(id: string) {
    return { subject: this.#subject, id };
  }
}

/** Said over what a colleague is on. */
export function describeOthers({ by, until }: Claim): string {
  return `${by} is on this, until ${formatMomentUtc(until)}.`;
}

/** First what no colleague is on, each in the order in which they come. */
export function freeFirst(items: readonly Claimable[], me: string): string[] {
  const [free, others] = [false, true].map((wanted) =>
    items.filter(({ claim }) => isOthers(claim, me) === wanted),
  ) as [Claimable[], Claimable[]];
  return [...free, ...others].map(({ id }) => id);
}
