import type { Center } from '#core/center/center.ts';
import { unseenOf } from '#core/center/due-queue.ts';
import type { ReportsOfCenter } from '#core/messages/center-report.ts';
import type { Claim } from '#core/staff/claim.ts';
import type { Proposal } from '#core/staff/proposal.ts';
import type { Api } from '../connection/connection.ts';
import { reply } from '../connection/reply.ts';

/** A center to be called, and what visitors and sources say of it. */
export interface DueCenter {
  center: Center;
  reports: ReportsOfCenter;
  proposals: readonly Proposal[];
  /** Who is on it. */
  claim: Claim | null;
}

/** How many are fetched at once. */
const PAGE = 50;

/**
 * The centers that are due, one at a time. What is settled leaves the list at the server, what is skipped stays; here
 * all stay in their order, so that one can go back.
 */
export class DueQueue {
  readonly #api: Api;
  readonly #state: string;
  readonly #items: string[] = [];
  readonly #settled = new Set<string>();
  #at = 0;
  /** How many are due, those that were skipped too. */
  left = 0;

  constructor(api: Api, state: string) {
    this.#api = api;
    this.#state = state;
  }

  /** The center that is next, as it is now; undefined at the end. */
  async current(): Promise<DueCenter | undefined> {
    if (this.#at >= this.#items.length) await this.#fetchMore();
    const id = this.#items[this.#at];
    return id === undefined ? undefined : this.read(id);
  }

  async read(id: string): Promise<DueCenter> {
    const asked = this.#api.admin.centers[':id'].$get({ param: { id } });
    const { center, reports, proposals, claim } = await reply(asked);
    return { center, reports, proposals, claim };
  }

  get canGoBack(): boolean {
    return this.#at > 0;
  }

  next(): void {
    this.#at += 1;
  }

  back(): void {
    this.#at = Math.max(this.#at - 1, 0);
  }

  /** Goes to a center that was here before. */
  goTo(id: string): void {
    this.#at = this.#items.indexOf(id);
  }

  /** Says that a center is no longer due; `due`: that it is again. */
  settle(id: string, { due = false } = {}): void {
    if (due === !this.#settled.has(id)) return;
    if (due) this.#settled.delete(id);
    else this.#settled.add(id);
    this.left = Math.max(0, this.left + (due ? 1 : -1));
  }

  async #fetchMore(): Promise<void> {
    // From the first on, not from where this walk left off: colleagues verify, and what they are on comes last.
    for (let page = 1; ; page++) {
      const query = {
        ...({ due: 'true', limit: String(PAGE) } as const),
        ...{ page: String(page), state: this.#state },
      };
      const { centers, total } = await reply(this.#api.admin.centers.$get({ query }));
      this.left = total;
      const unseen = unseenOf(centers, this.#items);
      this.#items.push(...unseen.map(({ id }) => id));
      if (unseen.length > 0 || centers.length < PAGE) return;
    }
  }
}
