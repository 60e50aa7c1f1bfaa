import { formatNumber } from '../format.ts';
import { withArticle } from './with-article.ts';

/** Words of the search that come after the first view: around a place, further filters, and those in use. */
export const near = {
  groups: {
    level: 'Level of care',
    care: 'What it treats',
    population: 'Who it serves',
    insurance: 'Insurance and payment',
    topic: 'Programs and services: all that you choose',
    modality: 'Treatment approaches',
    accreditation: 'Licenses, accreditation, memberships',
    language: 'Languages spoken',
  },
  within: 'Distance',
  miles: (miles: number) => `Within ${miles} miles`,
  anyDistance: 'Any distance',
  sort: 'Order',
  sorts: { distance: 'Nearest first', match: 'Best match' },
  measured:
    'Miles are in a straight line from the middle of your ZIP code or city. “To its ZIP code” means to the middle of that area: the center may be nearer or farther.',
  unknown: (typed: string) =>
    `We do not know the place “${typed}”. Try a ZIP code, or a city with its state, such as Austin, TX.`,
  unknownYet: (typed: string) =>
    `Without a connection, this device does not know the place “${typed}”. Try a bigger city nearby, or try again later.`,
  location: {
    asking: 'Asking your device where you are. It may ask you first.',
    denied: 'This page may not see your location, and that is fine. Type a ZIP code or a city instead.',
    unavailable: 'Your device could not tell where it is. Type a ZIP code or a city instead.',
    timedOut:
      'Your device took too long to say where it is. Try again, or type a ZIP code or a city instead.',
    unsupported: 'This browser does not share your location with us. Type a ZIP code or a city instead.',
    noZip: 'We found no ZIP code for where you are. Type a ZIP code or a city instead.',
  },
  /** Closes the sheet of filters. */
  showCenters: (total: number) =>
    total === 0
      ? 'No centers: back to the list'
      : `Show ${formatNumber(total)} ${total === 1 ? 'center' : 'centers'}`,
  further: {
    show: 'More filters',
    hide: 'Fewer filters',
    /** Of one group. */
    more: 'More',
    fewer: 'Fewer',
    moreOf: (group: string) => `More choices: ${group}`,
    fewerOf: (group: string) => `Fewer choices: ${group}`,
  },
  active: {
    title: 'Filters in use',
    remove: 'Remove',
    /** `distance` is in words, undefined for any. */
    near: (place: string, distance: string | undefined) =>
      distance ? `Near ${place} · ${distance}` : `Near ${place}`,
    widen: (miles: number) => `Look within ${miles} miles`,
    widenToAny: 'Look at any distance',
  },
  /** Of what was asked for, and a center says nothing of. */
  notStated: {
    groups: {
      level: 'level of care',
      ages: 'ages',
      population: 'who it serves',
      insurance: 'insurance and payment',
      modality: 'treatment approaches',
      language: 'languages',
    },
    /** On a card. */
    card: (things: string) => `Not stated: ${things}. Ask when you call.`,
  },
  /** How a question was read, where that is not plain from what is in use. */
  told: {
    urgent: 'Is a life in danger? You need not search. Call now:',
    violence: (number: string) => `Domestic violence: ${number}`,
    overdose: 'Overdose: what to do now',
    noneIn: (place: string) => `We list no center in ${withArticle(place)}. These are the nearest.`,
    noneNear: (place: string) =>
      `We list no center in ${withArticle(place)}, nor within 100 miles of it. This line knows where treatment is:`,
    abroad: (country: string) =>
      `We list centers in the United States only, and none in ${withArticle(country)}.`,
    letGo: (things: string) => `No center has all that you asked for. We left out: ${things}.`,
    widened: (from: number, to: number | undefined) =>
      to
        ? `Too few centers within ${from} miles. These are within ${to} miles.`
        : `No center within ${from} miles. These are the nearest.`,
    leftOut: (words: string) => `No center has these words, so we left them out: ${words}.`,
    negated: (words: string) =>
      `We cannot leave out what you do not want, so these words did not count: ${words}. Ask when you call.`,
    otherPlaces: 'Did you mean another place?',
    wantsPosition: 'Near where? Type a ZIP code or a city above.',
  },
};
