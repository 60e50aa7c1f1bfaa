/** What stands between a number and its extension. */
export const EXTENSION = /\s*(?:extension|ext\.?|x)\s*/i;

/** Ten digits as people write them: "316-283-7829", "(617) 983-7474", "+1 660 582 3139". */
export const WRITTEN_PHONE = /(?:^|\D)(?:\+?1[\s.-]*)?\(?(\d{3})\)?[\s.-]*(\d{3})[\s.-]*(\d{4})(?!\d)/;

/**
 * The address of a telephone link: digits alone, with a pause and the extension behind them where there is one.
 * "205-216-0200 x123" → "tel:+12052160200,123" (RFC 3966 for the number; phones dial what follows a comma
 * after a pause).
 */
export function phoneHref(phone: string): string {
  const [number = '', extension = ''] = phone.split(EXTENSION);
  const after = extension.replace(/\D/g, '');
  return `tel:${normalizePhone(number) ?? number.replace(/\D/g, '')}${after ? `,${after}` : ''}`;
}

/**
 * A number as people read it out, in every language of ours: "205-216-0200 x0" → "205-216-0200 ext. 0", what the sources
 * write for "then dial 0".
 */
export function showPhone(phone: string): string {
  const [number = '', extension] = phone.split(EXTENSION);
  return extension ? `${number} ext. ${extension}` : phone;
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

/**
 * True where every phone in the country can dial it: ten digits whose first is neither 0 nor 1 (North American Numbering
 * Plan), a 1 before them or not. What stands behind them as an extension may be anything.
 */
export function isUsPhone(phone: string): boolean {
  // What a spreadsheet makes of a number that it takes for an amount: 2.0755501E+09 has lost digits.
  if (/^\s*\d+(\.\d+)?e[+-]?\d+\s*$/i.test(phone)) return false;
  const [number = ''] = phone.split(EXTENSION);
  return /^1?[2-9]\d{9}$/.test(number.replace(/\D/g, ''));
}

/** What is said of a phone that is none, behind it or behind the name of its field. */
export const NO_PHONE =
  'must have ten digits, such as 207-555-0142, and may have an extension behind them: x12';

/** "First Step (205-555-0143 x12)" → "First Step". */
export function withoutPhone(name: string): string {
  return name.replace(/ \([\d().x\s-]+\)$/, '');
}
