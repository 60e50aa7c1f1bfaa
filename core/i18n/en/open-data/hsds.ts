/** What people read in the HSDS records of a center; see core/hsds. */
export const hsdsText = {
  /** The record of an organization must have a description, and we know of the place only. */
  organization: (name: string, place: string, source: string) =>
    `${name} provides addiction or mental-health treatment in ${place}. Source: ${source}.`,
  /** Where the address is not complete, and so cannot be given in fields. */
  placeOnly: (place: string) => `In ${place}. The street address is not listed.`,
  placeWithheld: (place: string) => `In ${place}. The street address is confidential: call for directions.`,
  placeWithStreet: (street: string, place: string) => `${street}, ${place}.`,
  /** What a phone is for. */
  intake: 'Intake',
  extension: (digits: string) => `Extension ${digits}`,
  eligibility: (populations: string) => `Programs for: ${populations}.`,
  servesOnly: (groups: string) => `Serves only: ${groups}.`,
  doesNotTreat: (conditions: string) => `Does not treat: ${conditions}.`,
  fees: (payments: string) => `Accepts: ${payments}.`,
  taxonomies: {
    care: { name: 'Care', description: 'What is treated.' },
    level_of_care: { name: 'Level of care', description: 'How intensive the treatment is.' },
    population: { name: 'Population', description: 'Whom a program is made for.' },
    therapy: { name: 'Therapy', description: 'Therapies and approaches that are offered.' },
    payment: { name: 'Payment', description: 'Payment and insurance that are accepted.' },
    topic: { name: 'Topic', description: 'Medicines, conditions, programs and help with paying.' },
    eligibility: {
      name: 'Eligibility',
      description: 'Whom alone a center serves, and what it turns people away with. No service.',
    },
    fact: {
      name: 'Fact',
      description: 'Facts for which HSDS has no field: the value of the attribute says what is known.',
    },
  },
  sourceFact: { name: 'Source', description: 'Whose data the listing is, and of which year.' },
  term: (taxonomy: string, label: string) => `${taxonomy}: ${label}`,
  packageTitle: 'Harborlight directory of treatment centers, as HSDS 3.1',
};
