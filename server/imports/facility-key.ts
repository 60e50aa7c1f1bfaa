import { fold } from '#core/fold-text.ts';

/** Names a center by its name and address, and by its city where the address is not complete. */
export function addressKey({ name, street, zip, city, state }: Place): string {
  const key = `${fold(name)}|${fold(street ?? '')}|${zip?.slice(0, 5) ?? ''}`;
  return street && zip ? key : `${key}|${fold(city)}|${state}`;
}

/** The same facility at another address has this in common; undefined where there is no phone. */
export function moveKey({ name, city, state, phone }: Place): string | undefined {
  return phone ? `${fold(name)}|${fold(city)}|${state}|${phone.replace(/\D/g, '')}` : undefined;
}

/** The same facility under another name has this in common; undefined where one of the three is missing. */
export function renameKey({ street, zip, phone }: Place): string | undefined {
  return street && zip && phone
    ? `${foldStreet(street)}|${zip.slice(0, 5)}|${phone.replace(/\D/g, '')}`
    : undefined;
}

/** The same facility whose street somebody spells otherwise has this in common; undefined where it is not complete. */
export function spellingKey({ name, street, zip }: Place): string | undefined {
  return street && zip ? `${fold(name)}|${foldStreet(street)}|${zip.slice(0, 5)}` : undefined;
}

/**
 * What is left in common where more than one thing changed, the surest first: name and ZIP, name and city, phone and
 * city, street with the first word of the name. A street alone tells nothing: who closes is followed by others there.
 */
export const likeliestKeys: readonly ((place: Place) => string | undefined)[] = [
  ({ name, zip }) => (zip ? `${fold(name)}|${zip.slice(0, 5)}` : undefined),
  ({ name, city, state }) => `${fold(name)}|${fold(city)}|${state}`,
  ({ phone, city, state }) => (phone ? `${phone.replace(/\D/g, '')}|${fold(city)}|${state}` : undefined),
  ({ name, street, zip }) =>
    street && zip ? `${foldStreet(street)}|${zip.slice(0, 5)}|${fold(name).split(' ')[0]}` : undefined,
];

/** "12 West Pier Place, Suite 4" and "12 W. Pier Pl #4" → "12 w pier pl 4". */
function foldStreet(street: string): string {
  return fold(street)
    .split(' ')
    .map((word) => shortForms.get(word) ?? word)
    .filter((word) => word !== '')
    .join(' ');
}

/** Postal Addressing Standards (USPS Publication 28), appendices B and C; what names a unit says nothing beside it. */
const shortForms = new Map(
  Object.entries({
    ...{ street: 'st', avenue: 'ave', av: 'ave', road: 'rd', boulevard: 'blvd', drive: 'dr', lane: 'ln' },
    ...{
      place: 'pl',
      court: 'ct',
      highway: 'hwy',
      parkway: 'pkwy',
      circle: 'cir',
      square: 'sq',
      terrace: 'ter',
    },
    ...{
      trail: 'trl',
      turnpike: 'tpke',
      expressway: 'expy',
      plaza: 'plz',
      route: 'rte',
      saint: 'st',
      mount: 'mt',
    },
    ...{ north: 'n', south: 's', east: 'e', west: 'w' },
    ...{ northeast: 'ne', northwest: 'nw', southeast: 'se', southwest: 'sw' },
    ...{
      building: 'bldg',
      floor: 'fl',
      suite: '',
      ste: '',
      unit: '',
      apartment: '',
      apt: '',
      room: '',
      rm: '',
    },
  }),
);

/** What two listings of one facility can have in common. */
export interface Place {
  name: string;
  city: string;
  state: string;
  street?: string | null;
  zip?: string | null;
  phone?: string | null;
}
