import { fold } from '#core/fold-text.ts';
import { jurisdictions } from '#core/lists/public-lists.ts';
import { zipPlace } from '../../../data/places.ts';

/** The parts of an address that stands in one cell; '' for what it does not say. */
export interface WholeAddress {
  street: string;
  city: string;
  state: string;
  zip: string;
}

const COUNTRY = /[\s,]+(usa|u\.s\.a\.|us|united states( of america)?)\.?$/i;
const ZIP = /[\s,]+(\d{5})(?:[-\s]?(\d{4}))?$/;
const names = jurisdictions.values.flatMap((code) => [code, jurisdictions.labels[code]]);
/** The longest first: "West Virginia" before "Virginia". */
const STATE = new RegExp(`[\\s,]+(${names.sort((a, b) => b.length - a.length).join('|')})[.,]?$`, 'i');

/**
 * Splits "12 Pier Road, Suite 4, Mobile, AL 36602", from its end: ZIP, state, city, and what is before them. Lines or commas
 * stand between street and city; where none does, the city is that of the ZIP code.
 */
export function splitAddress(text: string): WholeAddress {
  // What is looked for at the end stands behind a space or a comma.
  let rest = ` ${text.trim().replace(/\s*[\r\n]+\s*/g, ', ')}`.replace(COUNTRY, '');
  const takeEnd = (pattern: RegExp) => {
    const found = pattern.exec(rest);
    if (found) rest = rest.slice(0, found.index);
    return found;
  };
  const [, five = '', four] = takeEnd(ZIP) ?? [];
  const [, state = ''] = takeEnd(STATE) ?? [];
  const parts = rest
    .split(',')
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '');
  const city = parts.length > 1 ? parts.at(-1)! : cityAtEnd(parts[0] ?? '', five);
  const street =
    parts.length > 1
      ? parts.slice(0, -1).join(', ')
      : (parts[0] ?? '').slice(0, -city.length || undefined).trim();
  return { street, city, state, zip: four ? `${five}-${four}` : five };
}

/** The city at the end of a line without commas. What begins with no number is a city alone. */
function cityAtEnd(line: string, zip: string): string {
  const city = zip ? zipPlace(zip)?.city : undefined;
  if (city && ` ${fold(line)}`.endsWith(` ${fold(city)}`)) return line.slice(-city.length);
  return /^\d/.test(line) ? '' : line;
}
