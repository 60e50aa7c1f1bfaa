/** https://www.rfc-editor.org/rfc/rfc4648#section-6, without padding, as apps for codes take it. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const fives = bits.match(/.{1,5}/g) ?? [];
  return fives.map((five) => LETTERS[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}
