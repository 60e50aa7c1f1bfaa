import { foldStreet } from '#core/center/fold-street.ts';
import { phoneKey } from '#core/center/repairs.ts';
import { fold } from '#core/fold-text.ts';

/**
 * Names a center by its name and address, and by its city where the address is not complete. Keys stand in databases: so
 * the street is not folded as `streetKey` does.
 */
export function addressKey({ name, street, zip, city, state }: Place): string {
  const key = `${fold(name)}|${fold(street ?? '')}|${zip?.slice(0, 5) ?? ''}`;
  return street && zip ? key : `${key}|${fold(city)}|${state}`;
}

/** The same address has this in common, however its street is written; undefined where it is not complete. */
export function streetKey({ name, street, zip }: Place): string | undefined {
  return street && zip ? `${fold(name)}|${foldStreet(street)}|${zip.slice(0, 5)}` : undefined;
}

/** The same facility at another address has this in common; undefined where there is no phone. */
export function moveKey({ name, city, state, phone }: Place): string | undefined {
  const number = phoneKey(phone);
  return number && `${fold(name)}|${fold(city)}|${state}|${number}`;
}

/** The same facility under another name has this in common; undefined where one of the three is missing. */
export function renameKey({ street, zip, phone }: Place): string | undefined {
  const number = phoneKey(phone);
  return street && zip && number ? `${foldStreet(street)}|${zip.slice(0, 5)}|${number}` : undefined;
}

/**
 * What is left in common where more than one thing changed, the surest first: name and ZIP, name and city, phone and
 * city, street with the first word of the name. A street alone tells nothing: who closes is followed by others there.
 */
export const likeliestKeys: readonly ((place: Place) => string | undefined)[] = [
  ({ name, zip }) => (zip ? `${fold(name)}|${zip.slice(0, 5)}` : undefined),
  ({ name, city, state }) => `${fold(name)}|${fold(city)}|${state}`,
  ({ phone, city, state }) => {
    const number = phoneKey(phone);
    return number && `${number}|${fold(city)}|${state}`;
  },
  ({ name, street, zip }) =>
    street && zip ? `${foldStreet(street)}|${zip.slice(0, 5)}|${fold(name).split(' ')[0]}` : undefined,
];

/** What two listings of one facility can have in common. */
export interface Place {
  name: string;
  city: string;
  state: string;
  street?: string | null;
  zip?: string | null;
  phone?: string | null;
}
