/** States all or some of whose ZIP codes begin with 0, which spreadsheets drop (USPS Publication 65). */
const ONE_ZERO = new Set(['CT', 'MA', 'ME', 'NH', 'NJ', 'RI', 'VT']);
const TWO_ZEROS = new Set(['PR', 'VI']);
/** Of New York only Fishers Island, beside Connecticut, and Holtsville's two, beside those of a whole state. */
const OF_NEW_YORK = new Set(['6390', '501', '544']);

/**
 * A ZIP as five digits or ZIP+4, without the ".0" of a number and with the leading zeros that a spreadsheet dropped put
 * back where the state's ZIP codes begin with them. Undefined where it cannot be told; '' stays ''.
 */
export function repairZip(given: string, state: string): string | undefined {
  const [, zip = '', four] = /^(\d{3,5}?)-?(\d{4})?$/.exec(given.replace(/\.0$/, '')) ?? [];
  if (given === '') return '';
  const zeros = 5 - zip.length;
  const known =
    zeros === 0 ||
    (zeros === 1 && ONE_ZERO.has(state)) ||
    (zeros === 2 && TWO_ZEROS.has(state)) ||
    (state === 'NY' && OF_NEW_YORK.has(zip));
  // Who drops a zero drops all of them.
  const isShort = zeros > 0 && zip.startsWith('0');
  if (zip === '' || isShort || !known) return undefined;
  return zip.padStart(5, '0') + (four ? `-${four}` : '');
}
