import { createHmac, randomBytes } from 'node:crypto';
import { RateLimiterMemory, RateLimiterQueue } from 'rate-limiter-flexible';
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
} satisfies Record<string, Rule>;
type Scope = keyof typeof rules;

/**
 * One who tries many accounts; also an office behind one address, or everybody behind a proxy that TRUST_PROXY does not
 * count. So from there nobody is kept out who knows the password: there is one guess at each account, and so many
 * together in a second, for each takes work.
 */
const crowd = { free: 30, remembered: HOUR, guesses: 1, wait: 15 * MINUTE, perSecond: 10, inLine: 10 };

/** The failures within one rule, and who has to wait for them. */
interface Counted {
  name: Scope;
  rule: Rule;
  failures: RateLimiterMemory;
  locks: RateLimiterMemory;
}

/** Of one try; none of them shows what it is of. */
interface Keys extends Record<Scope | 'address', string> {
  /** Where the email may have signed in from before; of a known device `emailAndAddress` is another. */
  home: string;
  onKnownDevice: boolean;
}

/** A sign-in under way: counted as failed, unless one of these is called. */
export interface SignInTry {
  /** It came through: forgets the failures of this email from this address, and does not count the try. */
  succeed(): Promise<void>;
  /** It was neither right nor wrong, as a password without the code that it needs: only does not count the try. */
  takeBack(): Promise<void>;
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
  readonly #ofAddress = new RateLimiterMemory({
    points: Number.MAX_SAFE_INTEGER,
    duration: crowd.remembered,
  });
  readonly #line = new RateLimiterQueue(
    new RateLimiterMemory({ points: crowd.perSecond, duration: 1 }),
    // Of those who guess at many accounts, all together.
    { maxQueueSize: crowd.inLine },
  );

  /**
   * Call it before a password is looked at: counts the try as a failure, so that many at the same time are not more
   * than one after the other. On a device where this email has signed in before, only what failed there counts, wherever it is.
   * Throws 429 `too_many_sign_ins` while one has to wait; that is not counted.
   */
  async begin(email: string, address: string, device?: string): Promise<SignInTry> {
    const keys = this.#keys(email, address, device);
    if (await this.#isCrowded(keys)) {
      await this.#refuseLocked(keys, this.#scopesOf(keys));
      await this.#line.removeTokens(1).catch(() => {
        throw tooMany(crowd.inLine / crowd.perSecond);
      });
    }
    const counted = this.#turn.then(() => this.#count(keys));
    this.#turn = counted.catch(() => undefined);
    return counted.then((scopes) => ({
      succeed: () => this.#succeed(keys, scopes),
      takeBack: () => this.#takeBack(keys, scopes),
    }));
  }

  async #succeed(keys: Keys, scopes: readonly Counted[]): Promise<void> {
    this.#trusted.add(keys.home);
    await this.#takeBack(keys, scopes);
    for (const { name, failures } of scopes) {
      if (name === 'emailAndAddress') await failures.delete(keys[name]);
    }
  }

  async #takeBack(keys: Keys, scopes: readonly Counted[]): Promise<void> {
    await this.#ofAddress.reward(keys.address);
    for (const { name, failures, locks } of scopes) {
      await failures.reward(keys[name]);
      // Nobody comes through while there is a lock: if there is one now, this very try has made it.
      await locks.delete(keys[name]);
    }
  }

  /** One after the other. Returns where the try counts. */
  async #count(keys: Keys): Promise<readonly Counted[]> {
    const scopes = this.#scopesOf(keys);
    await this.#refuseLocked(keys, scopes);
    const isCrowded = await this.#isCrowded(keys);
    await this.#ofAddress.penalty(keys.address);
    for (const { name, rule, failures, locks } of scopes) {
      const { consumedPoints } = await failures.penalty(keys[name]);
      const beyond = consumedPoints - rule.free;
      if (beyond >= 0) await locks.block(keys[name], rule.wait(beyond));
      else if (isCrowded && name === 'emailAndAddress' && consumedPoints >= crowd.guesses)
        await locks.block(keys[name], crowd.wait);
    }
    return scopes;
  }

  /** Not where this email has signed in from before. */
  async #isCrowded(keys: Keys): Promise<boolean> {
    if (this.#isTrusted(keys)) return false;
    const failed = await this.#ofAddress.get(keys.address);
    return failed !== null && failed.msBeforeNext > 0 && failed.consumedPoints >= crowd.free;
  }

  #scopesOf(keys: Keys): readonly Counted[] {
    // Else anybody who fails often enough would keep the owner of an account out of it for ever.
    const isTrusted = this.#isTrusted(keys);
    return this.#scopes.filter(({ name }) => !(isTrusted && name === 'email'));
  }

  #isTrusted({ home, onKnownDevice }: Keys): boolean {
    return onKnownDevice || this.#trusted.has(home);
  }

  async #refuseLocked(keys: Keys, scopes: readonly Counted[]): Promise<void> {
    const locked = await Promise.all(scopes.map(({ name, locks }) => locks.get(keys[name])));
    const seconds = Math.max(0, ...locked.map((lock) => Math.ceil((lock?.msBeforeNext ?? 0) / 1000)));
    if (seconds > 0) throw tooMany(seconds);
  }

  #keys(email: string, address: string, device: string | undefined): Keys {
    const hash = (...parts: string[]) =>
      createHmac('sha256', this.#salt).update(JSON.stringify(parts)).digest('base64');
    const home = hash(email, address);
    return {
      emailAndAddress: device === undefined ? home : hash(email, 'device', device),
      email: hash(email),
      address: hash(address),
      home,
      onKnownDevice: device !== undefined,
    };
  }
}

function tooMany(seconds: number): AppError {
  const message = `Too many sign-ins have failed. Please try again ${inWords(seconds)}.`;
  return new AppError(429, 'too_many_sign_ins', message, undefined, seconds);
}
