/** What people read in the HSDS records of a center; see core/hsds. */
export const hsdsText = {
  /** The record of an organization must have a description, and we know of the place only. */
  organization: (name: string, place: string, source: string) =>
    `${name} provides addiction or mental-health treatment in ${place}. Source: ${source}.`,
  /** Where the address is not complete, and so cannot be given in fields. */
  placeOnly: (place: string) => `In ${place}. The street address is not listed.`,
  placeWithStreet: (street: string, place: string) => `${street}, ${place}.`,
  extension: (digits: string) => `Extension ${digits}`,
  eligibility: (populations: string) => `Programs for: ${populations}.`,
  fees: (payments: string) => `Accepts: ${payments}.`,
  taxonomies: {
    level_of_care: { name: 'Level of care', description: 'How intensive the treatment is.' },
    population: { name: 'Population', description: 'Whom a program is made for.' },
    therapy: { name: 'Therapy', description: 'Therapies and approaches that are offered.' },
    payment: { name: 'Payment', description: 'Payment and insurance that are accepted.' },
    fact: {
      name: 'Fact',
      description: 'Facts for which HSDS has no field: the value of the attribute says what is known.',
    },
  },
  facts: {
    SOURCE: { name: 'Source', description: 'Whose data the listing is, and of which year.' },
    BED_COUNT: { name: 'Beds', description: 'How many beds there are in all; not how many are free.' },
    STAFF_TO_CLIENT_RATIO: {
      name: 'Staff-to-client ratio',
      description: 'As the center says it, e.g. 1:6.',
    },
    RELIGIOUS_ORIENTATION: { name: 'Religious orientation', description: 'As the center says it.' },
  },
  term: (taxonomy: string, label: string) => `${taxonomy}: ${label}`,
  packageTitle: 'Harborlight directory of treatment centers, as HSDS 3.1',
};
