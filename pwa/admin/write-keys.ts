/** For so long the same write after a lost answer is that write once more, and not a new one. */
const SAME_WRITE_MS = 2 * 60_000;

/**
 * The `Idempotency-Key`s of writes. Who presses again after an answer was lost sends the same write under the same key,
 * so that the server does it once; after an answer the next write is a new one.
 */
export class WriteKeys {
  readonly #lost = new Map<string, { key: string; at: number }>();

  constructor(private readonly now: () => number = Date.now) {}

  /** The key of a write: `what` is its method, address and content. */
  keyOf(what: string): string {
    const lost = this.#lost.get(what);
    return lost && this.now() - lost.at < SAME_WRITE_MS ? lost.key : crypto.randomUUID();
  }

  /** The write was answered; or not (undefined), or by a server that could not say what became of it. */
  settle(what: string, key: string, status: number | undefined): void {
    if (status === undefined || status >= 500) this.#lost.set(what, { key, at: this.now() });
    else this.#lost.delete(what);
  }
}
