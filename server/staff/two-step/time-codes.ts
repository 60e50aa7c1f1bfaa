import { createHmac, timingSafeEqual } from 'node:crypto';
import { toBase32 } from './base32.ts';

/** What every app for codes takes without being told (RFC 6238: SHA-1, steps of 30 seconds, six digits). */
const STEP_MS = 30_000;
const DIGITS = 6;
/** A phone's clock may be a step off, or somebody slow (RFC 6238, section 5.2). */
const DRIFT = [0, -1, 1];

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / STEP_MS);
}

/** https://www.rfc-editor.org/rfc/rfc4226#section-5.3, with the time step as the counter. */
export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const value = hash.readUInt32BE(hash[19]! & 0xf) & 0x7fffffff;
  return String(value % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The time step whose code this is, around now and after the one that was used last; undefined where there is none. */
export function findStep(
  secret: Buffer,
  code: string,
  now: Date,
  lastStep: number | null,
): number | undefined {
  const given = Buffer.from(code);
  return DRIFT.map((drift) => stepAt(now) + drift)
    .filter((step) => lastStep === null || step > lastStep)
    .find((step) => {
      const right = Buffer.from(codeOf(secret, step));
      return given.length === right.length && timingSafeEqual(given, right);
    });
}

/** What a QR code holds for an app: https://github.com/google/google-authenticator/wiki/Key-Uri-Format. */
export function describeSecret(secret: Buffer, email: string): { secret: string; address: string } {
  const issuer = 'Harborlight';
  const inBase32 = toBase32(secret);
  const label = `${issuer}:${encodeURIComponent(email)}`;
  return { secret: inBase32, address: `otpauth://totp/${label}?secret=${inBase32}&issuer=${issuer}` };
}
