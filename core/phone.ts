/**
 * The address of a telephone link: digits alone, with a pause and the extension behind them where there is one.
 * "205-216-0200 x123" → "tel:+12052160200,123" (RFC 3966 for the number; phones dial what follows a comma
 * after a pause).
 */
export function phoneHref(phone: string): string {
  const [number = '', extension = ''] = phone.split(/\s*(?:x|ext\.?|extension)\s*/i);
  const digits = number.replace(/\D/g, '');
  const dialed =
    digits.length === 10
      ? `+1${digits}`
      : digits.length === 11 && digits.startsWith('1')
        ? `+${digits}`
        : digits;
  const after = extension.replace(/\D/g, '');
  return `tel:${dialed}${after ? `,${after}` : ''}`;
}
