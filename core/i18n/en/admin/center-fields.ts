import type { FactCode, FieldName } from '../../../center/fields.ts';

/** What the fields of a center are called, in the order in which staff see them. */
export const centerFieldLabels: Record<FieldName, string> = {
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
  care: 'What it treats',
  levels: 'Levels of care',
  populations: 'Populations served',
  servesOnly: 'Serves only',
  modalities: 'Treatment approaches',
  topics: 'Programs and services',
  doesNotTreat: 'Does not treat',
  accreditations: 'Accreditations',
  insurance: 'Insurance accepted',
};

/** What each says, for the documentation of every call that answers with it. */
export const centerFieldNotes: Record<FieldName, string> = {
  name: 'Its name.',
  city: 'Its city.',
  state: 'Two letters, as the postal service writes them.',
  street: 'Null also where the center keeps its address confidential.',
  zip: 'Five digits, or ZIP+4.',
  lat: 'Degrees north, WGS 84.',
  lng: 'Degrees east, WGS 84: negative in the United States.',
  approximateLocation:
    'True where `lat` and `lng` are the middle of the ZIP code’s area, and not the building.',
  phone: 'As people write it: "205-555-0142", "205-555-0142 x123".',
  website: 'Its own website.',
  emailPublic: 'An email address that the center shows to the public.',
  programHighlights: 'What the center or its source says of its program; plain text.',
  bedCount: 'For how many people it has a bed.',
  staffToClientRatio: 'As the center writes it, e.g. "1:6".',
  languages: 'Spoken there; in English, e.g. "Spanish".',
  religiousOrientation: 'Null where none is known.',
  care: 'What it treats. None where it is not known.',
  levels: 'Levels of care, and the settings of some. None where they are not known.',
  populations: 'Whom it serves. None where it is not known.',
  servesOnly: 'Whom alone it serves: it turns all others away. None where it serves others, too.',
  modalities: 'Treatment approaches. None where they are not known.',
  topics:
    'What people ask for by name: medicines, conditions, programs, help with paying. None where they are not known.',
  doesNotTreat: 'What it does not treat. None where it is not known.',
  accreditations: 'Accreditations, as the center or its source names them.',
  insurance: 'How treatment can be paid. None where it is not known: please call and ask.',
};

/** Those that are facts in HSDS, which has no fields for them. */
export const centerFactWords: Record<FactCode, { name: string; description: string }> = {
  BED_COUNT: { name: 'Beds', description: 'How many beds there are in all; not how many are free.' },
  STAFF_TO_CLIENT_RATIO: {
    name: 'Staff-to-client ratio',
    description: 'As the center says it, e.g. 1:6.',
  },
  RELIGIOUS_ORIENTATION: { name: 'Religious orientation', description: 'As the center says it.' },
};
