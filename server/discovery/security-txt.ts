import { firstOfMonth, startOfDay, utcDay } from '#core/i18n/utc-days.ts';
import { PLAIN_TEXT, type SiteFile } from './site.ts';

/** RFC 9116 recommends less than a year ahead. */
const MONTHS_AHEAD = 11;

/**
 * Where to report a weakness (RFC 9116). Its addresses are as good as the server's own: they begin with https, as
 * the RFC has it, where PUBLIC_URL does.
 */
export const securityTxt: SiteFile = {
  path: '/.well-known/security.txt',
  contentType: PLAIN_TEXT,
  write: ({ origin }) =>
    [
      `Contact: ${origin}/contact`,
      `Expires: ${expiryAt(new Date())}`,
      'Preferred-Languages: en',
      `Canonical: ${origin}/.well-known/security.txt`,
      '',
    ].join('\n'),
};

/** Ten to eleven months ahead, the same all through a month: an answer with it can be kept. */
export function expiryAt(now: Date): string {
  const expiry = new Date(startOfDay(firstOfMonth(utcDay(now))));
  expiry.setUTCMonth(expiry.getUTCMonth() + MONTHS_AHEAD);
  return startOfDay(utcDay(expiry));
}
