const SAFE_SCHEME = /^(https?|mailto|tel|sms):/i;
/** Anything before a colon that comes before the first slash, question mark or hash: "java script:" too. */
const ANY_SCHEME = /^[^/?#]*:/;

/** A link's address, or undefined where it leads to anything but the web, a phone, mail or our own pages. */
export function safeUrl(url: string): string | undefined {
  return SAFE_SCHEME.test(url) || !ANY_SCHEME.test(url) ? url : undefined;
}
