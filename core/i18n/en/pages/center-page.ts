import type { Center } from '../../../center/center.ts';
import type { AmountName, FactName } from '../../../center/fields.ts';
import { formatNumber } from '../../format.ts';

/** /centers/:slug. What its card says, too, stands in center.ts. */
export const centerPage = {
  pageDescription: ({ name, city, state, phone }: Pick<Center, 'name' | 'city' | 'state' | 'phone'>) =>
    `${name} in ${city}, ${state}${phone ? `, phone ${phone}` : ''}: levels of care, whom it serves, insurance, and when we last checked it, if we did.`,
  backToResults: (total: number) => `Back to ${formatNumber(total)} ${total === 1 ? 'result' : 'results'}`,
  callNow: 'Call Now',
  textMe: 'Text Me This Center',
  visitWebsite: 'Visit Website',
  email: 'Email',
  directions: 'Directions',
  /** Behind a distance: the place that was searched around. */
  measuredFrom: (place: string) => `from ${place}`,
  overview: 'Program Overview',
  /** Behind the center's own words, on a page in another language. */
  inEnglish: '(in English)',
  programs: 'Programs here',
  care: 'Treats',
  topics: 'Programs and services',
  distance: 'Distance',
  levels: 'Levels of Care',
  populations: 'Populations Served',
  modalities: 'Treatment Approaches',
  accreditations: 'Licenses, accreditation, memberships',
  contact: {
    title: 'Contact Information',
    phone: 'Phone',
    intakePhones: 'Intake',
    otherPhones: 'Other phones',
    website: 'Website',
    email: 'Email',
    address: 'Address',
    withheld: 'Confidential. Call for directions.',
    notListed: 'Street address not listed',
  },
  insurance: 'Insurance Accepted',
  facility: {
    title: 'Facility Details',
    facts: {
      bedCount: 'Size',
      staffToClientRatio: 'Staff ratio',
      languages: 'Languages',
      religiousOrientation: 'Religious orientation',
    } satisfies Record<FactName, string>,
    amounts: {
      bedCount: (count: number) => `${formatNumber(count)} beds`,
    } satisfies Record<AmountName, (count: number) => string>,
  },
  verification: {
    title: 'Verification Status',
    verified: 'Verified Center',
    lastVerifiedOn: (date: string) => `Last verified on ${date}`,
    reviewedBy: (person: string) => `Reviewed by ${person}`,
    needsReview: 'This listing was missing from the latest list of its source. We are checking it.',
  },
  loading: 'Loading center...',
  error: 'This center could not be looked up',
  notFound: {
    title: 'Center Not Found',
    text: "The treatment center you're looking for could not be found.",
    goBack: 'Go Back',
  },
};
