import { fold } from '#core/text.ts';
import type { SourceRecord } from './record.ts';

/**
 * Names a facility of SAMHSA's across its files and years: organization, first line of the street, and ZIP. Several
 * programs at one address are one center; several confidential houses of one organization are not.
 */
export function samhsaKey(record: SourceRecord, street1: string): string {
  const zip = record.zip?.slice(0, 5) ?? fold(`${record.city} ${record.state}`);
  const key = `${fold(record.name)}|${fold(street1)}|${zip}`;
  return record.streetWithheld ? `${key}|${fold(record.programs?.[0]?.name ?? '')}` : key;
}

/** Names a center of our CSV: like SAMHSA's, and by the city where the address is not complete. */
export function templateKey({ name, street, zip, city, state }: SourceRecord): string {
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
