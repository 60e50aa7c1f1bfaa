import { createHmac, randomBytes } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { inWords } from '#core/i18n/format-wait.ts';
import { AppError } from '../app-error.ts';
import { TrustedKeys } from './trusted-keys.ts';

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
  /** Many who guess together. Not for an address where the email has signed in before. */
  email: { free: 50, remembered: DAY, wait: () => 15 * MINUTE },
  /** One who tries many accounts; also an office behind one address. */
  address: { free: 30, remembered: HOUR, wait: () => 15 * MINUTE },
} satisfies Record<string, Rule>;
type Scope = keyof typeof rules;

/** The failures within one rule, and who has to wait for them. */
interface Counted {
  name: Scope;
  rule: Rule;
  failures: RateLimiterMemory;
  locks: RateLimiterMemory;
}

/** A sign-in under way. */
export interface SignInTry {
  /** The password was right: forgets the failures of this email from this address, and does not count the try. */
  succeed(): Promise<void>;
}

/** Makes guessing passwords slow. In memory, and under keys that show neither email nor address. */
export class LockOut {
  readonly #scopes: readonly Counted[] = Object.entries(rules).map(([name, rule]) => ({
    name: name as Scope,
    rule,
    failures: new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: rule.remembered }),
    locks: new RateLimiterMemory({ points: 1, duration: 1 }),
  }));
  /** Not even a memory dump shows who tried. */
  readonly #salt = randomBytes(32);
  #turn: Promise<unknown> = Promise.resolve();
  readonly #trusted = new TrustedKeys();

  /**
   * Call it before a password is looked at: counts the try as a failure, so that many at the same time are not more
   * than one after the other. Throws 429 `too_many_sign_ins` while one has to wait; that is not counted.
   */
  begin(email: string, address: string): Promise<SignInTry> {
    const keys = this.#keys(email, address);
    const counted = this.#turn.then(() => this.#count(keys));
    this.#turn = counted.catch(() => undefined);
    return counted.then((scopes) => ({ succeed: () => this.#succeed(keys, scopes) }));
  }

  async #succeed(keys: Record<Scope, string>, scopes: readonly Counted[]): Promise<void> {
    this.#trusted.add(keys.emailAndAddress);
    for (const { name, failures, locks } of scopes) {
      await failures.reward(keys[name]);
      if (name === 'emailAndAddress') await failures.delete(keys[name]);
      // Nobody comes through while there is a lock: if there is one now, this very try has made it.
      await locks.delete(keys[name]);
    }
  }

  /** One after the other. Returns where the try counts. */
  async #count(keys: Record<Scope, string>): Promise<readonly Counted[]> {
    // Else anybody who fails often enough would keep the owner of an account out of it for ever.
    const isTrusted = this.#trusted.has(keys.emailAndAddress);
    const scopes = this.#scopes.filter(({ name }) => !(isTrusted && name === 'email'));
    const seconds = await secondsLeft(keys, scopes);
    if (seconds > 0) {
      const message = `Too many sign-ins have failed. Please try again ${inWords(seconds)}.`;
      throw new AppError(429, 'too_many_sign_ins', message, undefined, seconds);
    }
    for (const { name, rule, failures, locks } of scopes) {
      const { consumedPoints } = await failures.penalty(keys[name]);
      const beyond = consumedPoints - rule.free;
      if (beyond >= 0) await locks.block(keys[name], rule.wait(beyond));
    }
    return scopes;
  }

  #keys(email: string, address: string): Record<Scope, string> {
    const hash = (...parts: string[]) =>
      createHmac('sha256', this.#salt).update(JSON.stringify(parts)).digest('base64');
    return { emailAndAddress: hash(email, address), email: hash(email), address: hash(address) };
  }
}

async function secondsLeft(keys: Record<Scope, string>, scopes: readonly Counted[]): Promise<number> {
  const locked = await Promise.all(scopes.map(({ name, locks }) => locks.get(keys[name])));
  return Math.max(0, ...locked.map((lock) => Math.ceil((lock?.msBeforeNext ?? 0) / 1000)));
}
