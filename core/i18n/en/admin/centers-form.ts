/** The fields of a center as a form. */
export const centersForm = {
  sections: {
    center: 'Name and contact',
    address: 'Address',
    care: 'Care and payment',
    program: 'The program',
    place: 'Place on the map',
  },
  required: 'required',
  changed: 'changed',
  today: (value: string) => `Today: ${value}`,
  /** By field; `place` is for where it is on the map. */
  hints: {
    street: 'Leave it empty where the address must stay private, and say so below.',
    phone: 'As people write it, such as 205-555-0100 or 205-555-0100 x12.',
    intakePhones: 'Enter or a comma adds one.',
    otherPhones: 'Enter or a comma adds one.',
    website: 'We add https:// where it is left out.',
    emailPublic: 'It is shown in the listing.',
    staffToClientRatio: 'Such as 1:6.',
    programNames: 'Enter or a semicolon adds one.',
    languages: 'Enter or a comma adds one.',
    accreditations: 'Enter or a comma adds one.',
    place:
      'Leave this alone, and a new ZIP brings its own place. Where you know better: degrees, such as 33.5186 and -86.8104.',
  },
  names: {
    add: 'Add',
    remove: (name: string) => `Remove ${name}`,
    list: (label: string) => `${label}, chosen`,
    removed: (name: string) => `${name} removed`,
    added: (name: string) => `${name} added`,
  },
  /** What is wrong with an answer, at its field. */
  problems: {
    missing: {
      name: 'Please enter a name',
      city: 'Please enter a city',
      state: 'Please select a state',
    },
    invalid: {
      state: 'Please select a state',
      zip: 'ZIP must be five digits',
      lat: 'Please enter degrees from -90 to 90, such as 33.5186',
      lng: 'Please enter degrees from -180 to 180, such as -86.8104',
      website: 'Please enter a valid website URL',
      emailPublic: 'Please enter a valid email',
      bedCount: 'Please enter a whole number from 1 to 10,000',
      intakePhones: 'Please use at most 40 characters for each',
      otherPhones: 'Please use at most 40 characters for each',
      programNames: 'Please use at most 250 characters for each',
      languages: 'Please use at most 60 characters for each',
      accreditations: 'Please use at most 120 characters for each',
    } as Partial<Record<string, string>>,
    tooLong: (most: number) => `Please use at most ${most} characters`,
  },
};
