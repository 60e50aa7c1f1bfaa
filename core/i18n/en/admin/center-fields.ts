import type { CenterFields } from '../../../center.ts';

/** What the fields of a center are called, in the order in which staff see them. */
export const centerFieldLabels: Record<keyof CenterFields, string> = {
  name: 'Name',
  street: 'Street',
  city: 'City',
  state: 'State',
  zip: 'ZIP',
  lat: 'Latitude',
  lng: 'Longitude',
  approximateLocation: 'Place on the map is approximate',
  phone: 'Phone',
  website: 'Website',
  emailPublic: 'Public email',
  programHighlights: 'Program highlights',
  bedCount: 'Beds',
  staffToClientRatio: 'Staff to client ratio',
  languages: 'Languages',
  religiousOrientation: 'Religious orientation',
  levels: 'Levels of care',
  populations: 'Populations served',
  modalities: 'Treatment approaches',
  accreditations: 'Accreditations',
  insurance: 'Insurance accepted',
};
