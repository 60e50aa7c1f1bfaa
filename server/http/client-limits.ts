import { createHmac, randomBytes } from 'node:crypto';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { inWords } from '#core/i18n/format-wait.ts';
import { AppError } from '../app-error.ts';
import type { ServerAddress } from './server-address.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** More than a person taps; what is over is counted by nobody. */
const CALLS_PER_HOUR = 120;
/** More than a person finds wrong. Apart from forms: who reports a number must still be able to ask for help. */
const REPORTS_PER_HOUR = 30;
/** Nobody can have a stranger's phone flooded, from however many addresses. */
const SMS_PER_PHONE_AND_DAY = 3;
/** Nor a stranger's mailbox. */
const CONFIRMATIONS_PER_MAILBOX_AND_DAY = 3;

/** Enough to fix the settings of a mail server. */
const TEST_MAILS_PER_HOUR = 6;

/** How much one client may send. In memory only: nothing of who sent something is stored. */
export type ClientLimits = ReturnType<typeof createLimits>;

/** How clients are told apart, and how much each may send. */
export interface Clients extends Pick<ServerAddress, 'trustProxy'> {
  limits: ClientLimits;
}

export function createLimits(most: { smsPerHour: number; formsPerHour: number }) {
  const tooManySms = (when: string) =>
    `We cannot send more texts right now. Please try again ${when}, or call the center directly.`;
  return {
    /** By client address. */
    sms: new ClientLimit(most.smsPerHour, HOUR, tooManySms),
    /** By phone number. */
    smsToPhone: new ClientLimit(SMS_PER_PHONE_AND_DAY, DAY, tooManySms),
    /** By client address: requests for a match, listings and messages together. */
    forms: new ClientLimit(
      most.formsPerHour,
      HOUR,
      (when) => `Many messages have come from your connection. Please try again ${when}.`,
    ),
    /** By client address. */
    calls: new ClientLimit(
      CALLS_PER_HOUR,
      HOUR,
      (when) => `Many calls were counted from your connection. Please try again ${when}.`,
    ),
    /** By client address. */
    reports: new ClientLimit(
      REPORTS_PER_HOUR,
      HOUR,
      (when) => `Many reports have come from your connection. Please try again ${when}.`,
    ),
    /** By address of the mail: what is over is not sent, and what it confirms is taken all the same. */
    confirmations: new Allowance(CONFIRMATIONS_PER_MAILBOX_AND_DAY, DAY),
    /** By account of staff. */
    testMails: new ClientLimit(
      TEST_MAILS_PER_HOUR,
      HOUR,
      (when) => `You have sent many test mails. Please try again ${when}.`,
    ),
  };
}

/** So much in so much time, counted from the first. */
export class Allowance {
  readonly #limiter: RateLimiterMemory;
  /** Not even a memory dump shows an address or a number. */
  readonly #salt = randomBytes(32);

  constructor(most: number, seconds: number) {
    this.#limiter = new RateLimiterMemory({ points: most, duration: seconds });
  }

  /** Counts one. Returns 0, or where it is one too many, in how many seconds there may be another. */
  async take(who: string): Promise<number> {
    try {
      await this.#limiter.consume(this.#hash(who));
      return 0;
    } catch (over) {
      return Math.max(1, Math.ceil((over as RateLimiterRes).msBeforeNext / 1000));
    }
  }

  /** Takes back one that was counted, but came to nothing through no fault of theirs. */
  async giveBack(who: string): Promise<void> {
    await this.#limiter.reward(this.#hash(who));
  }

  #hash(who: string): string {
    return createHmac('sha256', this.#salt).update(who).digest('base64');
  }
}

/** The same, for who is told. */
export class ClientLimit extends Allowance {
  readonly #explain: (when: string) => string;

  constructor(most: number, seconds: number, explain: (when: string) => string) {
    super(most, seconds);
    this.#explain = explain;
  }

  /** Counts one. Throws 429 `too_many_requests` where it is one too many. */
  async count(who: string): Promise<void> {
    const seconds = await this.take(who);
    if (seconds === 0) return;
    throw new AppError(429, 'too_many_requests', this.#explain(inWords(seconds)), undefined, seconds);
  }
}

/** What one request was counted for, to be given back where nothing came of it: a full disk is nobody's fault. */
export class Tally {
  readonly #taken: [Allowance, string][] = [];

  /** As ClientLimit.count. */
  async count(limit: ClientLimit, who: string): Promise<void> {
    await limit.count(who);
    this.#taken.push([limit, who]);
  }

  /** As Allowance.take. */
  async take(allowance: Allowance, who: string): Promise<number> {
    const seconds = await allowance.take(who);
    if (seconds === 0) this.#taken.push([allowance, who]);
    return seconds;
  }

  /** Once. */
  async giveBack(): Promise<void> {
    await Promise.all(this.#taken.splice(0).map(([allowance, who]) => allowance.giveBack(who)));
  }
}
