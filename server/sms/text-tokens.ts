import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { TEXT_TOKEN_REFUSED } from '#core/messages/text-token.ts';
import { AppError } from '../app-error.ts';

export const TOO_LATE = 'Too much time has passed. Please try again, or call the center directly.';

const LASTS_MS = 10 * 60 * 1000;

/**
 * Signed leave to ask for one text, which a page fetches just before. Nothing is kept of one until it is used, and nothing
 * on disk: the secret is of this start, and who comes with a token of the one before asks for another.
 */
export class TextTokens {
  readonly #secret = randomBytes(32);
  /** Those that were used and would still hold, and until when: no more than there were texts. */
  readonly #used = new Map<string, number>();

  issue(now: Date): { token: string; expiresAt: string } {
    const end = now.getTime() + LASTS_MS;
    const claim = `${end}.${randomBytes(12).toString('base64url')}`;
    return { token: `${claim}.${this.#sign(claim)}`, expiresAt: new Date(end).toISOString() };
  }

  /** Throws 403 `text_token_expired` where a token is missing, not ours, too old, or used. */
  check(token: string | undefined, now: Date): void {
    const { claim, end, signature } = partsOf(token);
    const isOurs = isSame(signature, this.#sign(claim));
    if (isOurs && end > now.getTime() && !this.#used.has(claim)) return;
    throw new AppError(403, TEXT_TOKEN_REFUSED, TOO_LATE);
  }

  /** Checks one, and lets nobody have another text for it. */
  use(token: string | undefined, now: Date): void {
    this.check(token, now);
    for (const [claim, end] of this.#used) if (end <= now.getTime()) this.#used.delete(claim);
    const { claim, end } = partsOf(token);
    this.#used.set(claim, end);
  }

  #sign(claim: string): string {
    return createHmac('sha256', this.#secret).update(claim).digest('base64url');
  }
}

function partsOf(token = '') {
  const [end = '', nonce = '', signature = ''] = token.split('.');
  return { claim: `${end}.${nonce}`, end: Number(end), signature };
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
