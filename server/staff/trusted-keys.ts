const REMEMBERED_MS = 30 * 24 * 60 * 60 * 1000;
const MOST = 10_000;

/** From where people have signed in: for 30 days after the last time, and of very many the latest. In memory. */
export class TrustedKeys {
  /** When each ends, in milliseconds since 1970; the one that was added last is the last. */
  readonly #ends = new Map<string, number>();

  add(key: string): void {
    this.#ends.delete(key);
    this.#ends.set(key, Date.now() + REMEMBERED_MS);
    const [oldest] = this.#ends.keys();
    if (this.#ends.size > MOST && oldest !== undefined) this.#ends.delete(oldest);
  }

  has(key: string): boolean {
    const ends = this.#ends.get(key);
    if (ends === undefined) return false;
    if (ends > Date.now()) return true;
    this.#ends.delete(key);
    return false;
  }
}
