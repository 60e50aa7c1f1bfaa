import { createHmac, randomBytes } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { AppError } from '../app-error.ts';
import { inWords } from '../receiving/client-limits.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** After how many failed sign-ins one has to wait, and how long after the nth from then on. All in seconds. */
interface Rule {
  free: number;
  remembered: number;
  wait: (beyond: number) => number;
}

const rules = {
  /** Somebody who guesses, or who has forgotten. */
  emailAndAddress: { free: 5, remembered: DAY, wait: (beyond) => Math.min(30 * 2 ** beyond, HOUR) },
  /** Many who guess together. */
  email: { free: 50, remembered: DAY, wait: () => 15 * MINUTE },
  /** One who tries many accounts; also an office behind one address. */
  address: { free: 30, remembered: HOUR, wait: () => 15 * MINUTE },
} satisfies Record<string, Rule>;
type Scope = keyof typeof rules;

/** Makes guessing passwords slow. In memory, and under keys that show neither email nor address. */
export class LockOut {
  readonly #scopes = Object.entries(rules).map(([name, rule]) => ({
    name: name as Scope,
    rule: rule as Rule,
    failures: new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: rule.remembered }),
    locks: new RateLimiterMemory({ points: 1, duration: 1 }),
  }));
  /** Not even a memory dump shows who tried. */
  readonly #salt = randomBytes(32);
  #turn: Promise<unknown> = Promise.resolve();

  /**
   * Call it before a password is looked at: counts the try as a failure, so that many at the same time are not more
   * than one after the other. Throws 429 `too_many_sign_ins` while one has to wait; that is not counted.
   */
  begin(email: string, address: string): Promise<void> {
    const counted = this.#turn.then(() => this.#count(this.#keys(email, address)));
    this.#turn = counted.catch(() => undefined);
    return counted;
  }

  /** The password was right: forgets the failures of this email from this address, and does not count the try. */
  async succeed(email: string, address: string): Promise<void> {
    const keys = this.#keys(email, address);
    for (const { name, rule, failures, locks } of this.#scopes) {
      const { consumedPoints } = await failures.reward(keys[name]);
      if (name === 'emailAndAddress') await failures.delete(keys[name]);
      // The try itself may have been the one that locked.
      if (name === 'emailAndAddress' || consumedPoints < rule.free) await locks.delete(keys[name]);
    }
  }

  /** One after the other. */
  async #count(keys: Record<Scope, string>): Promise<void> {
    const seconds = await this.#secondsLeft(keys);
    if (seconds > 0) {
      const message = `Too many sign-ins have failed. Please try again ${inWords(seconds)}.`;
      throw new AppError(429, 'too_many_sign_ins', message, undefined, seconds);
    }
    for (const { name, rule, failures, locks } of this.#scopes) {
      const { consumedPoints } = await failures.penalty(keys[name]);
      const beyond = consumedPoints - rule.free;
      if (beyond >= 0) await locks.block(keys[name], rule.wait(beyond));
    }
  }

  async #secondsLeft(keys: Record<Scope, string>): Promise<number> {
    const locked = await Promise.all(this.#scopes.map(({ name, locks }) => locks.get(keys[name])));
    return Math.max(0, ...locked.map((lock) => Math.ceil((lock?.msBeforeNext ?? 0) / 1000)));
  }

  #keys(email: string, address: string): Record<Scope, string> {
    const hash = (...parts: string[]) =>
      createHmac('sha256', this.#salt).update(JSON.stringify(parts)).digest('base64');
    return { emailAndAddress: hash(email, address), email: hash(email), address: hash(address) };
  }
}
