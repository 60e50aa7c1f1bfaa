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
    ? `${fold(street)}|${zip.slice(0, 5)}|${phone.replace(/\D/g, '')}`
    : undefined;
}

/** What two listings of one facility can have in common. */
export interface Place {
  name: string;
  city: string;
  state: string;
  street?: string | null;
  zip?: string | null;
  phone?: string | null;
}
