/**
 * Area codes of +1 that no text of ours goes to: those of other countries than the United States, with its territories,
 * and Canada, where a text costs many times as much (https://www.nanpa.com/numbering/area-codes), 900, which charges
 * whoever is called, and those of no place: personal numbers (500, 521 and so on), Canada's and carriers' services (600,
 * 622, 700), the government's (710).
 */
const OTHER_AREA_CODES = new Set(
  [
    '242 246 264 268 284 345 441 473 649 658 664 721 758 767 784 809 829 849 868 869 876 900',
    '500 521 522 523 524 525 526 527 528 529 533 544 566 577 588 600 622 700 710',
  ].flatMap((codes) => codes.split(' ')),
);
/** Within any area code it charges, too. */
const PREMIUM_EXCHANGE = '976';

/**
 * A number that we text, as E.164 has it: "(205) 216-0200" → "+12052160200". Undefined for any other than a number of
 * the United States or Canada, and for those that charge.
 */
export function textablePhone(text: string): string | undefined {
  const [, area = '', exchange] = /^1?([2-9]\d{2})(\d{3})\d{4}$/.exec(text.replace(/\D/g, '')) ?? [];
  if (!exchange || OTHER_AREA_CODES.has(area) || exchange === PREMIUM_EXCHANGE) return undefined;
  return `+1${text.replace(/\D/g, '').slice(-10)}`;
}
