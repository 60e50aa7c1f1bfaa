/**
 * The address of a telephone link: digits alone, with a pause and the extension behind them where there is one.
 * "205-216-0200 x123" → "tel:+12052160200,123" (RFC 3966 for the number; phones dial what follows a comma
 * after a pause).
 */
export function phoneHref(phone: string): string {
  const [number = '', extension = ''] = phone.split(/\s*(?:x|ext\.?|extension)\s*/i);
  const after = extension.replace(/\D/g, '');
  return `tel:${normalizePhone(number) ?? number.replace(/\D/g, '')}${after ? `,${after}` : ''}`;
}

/**
 * A number as E.164 has it, a number without a country's taken for a US one: "(205) 216-0200" → "+12052160200".
 * Undefined where it has fewer than 10 digits (spec, section 5) or more than the 15 of E.164.
 */
export function normalizePhone(text: string): string | undefined {
  const digits = text.replace(/\D/g, '');
  if (digits.length < 10 || digits.length > 15) return undefined;
  return digits.length === 10 ? `+1${digits}` : `+${digits}`;
}
