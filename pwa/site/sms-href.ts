/** A link that writes a text message, with the words to send, if any: "?&" is what iOS and Android both read. */
export function smsHref(number: string, words = ''): string {
  return `sms:${number}${words && `?&body=${encodeURIComponent(words)}`}`;
}
