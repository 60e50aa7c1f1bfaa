import type { CenterFields } from '../center.ts';

/** What is known of a center of which only name and place are. */
export const nothingKnown: Omit<CenterFields, 'name' | 'city' | 'state'> = {
  street: null,
  zip: null,
  lat: null,
  lng: null,
  approximateLocation: false,
  phone: null,
  website: null,
  emailPublic: null,
  programHighlights: null,
  bedCount: null,
  staffToClientRatio: null,
  languages: [],
  religiousOrientation: null,
  levels: [],
  populations: [],
  modalities: [],
  accreditations: [],
  insurance: [],
};
