/** Words of the search that come after the first view: around a place, further filters, and those in use. */
export const near = {
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
    `Without a connection, this phone does not know the place “${typed}”. Try a bigger city nearby, or try again later.`,
  which: (typed: string) => `${typed}: which one?`,
  location: {
    asking: 'Asking your phone where you are. It may ask you first.',
    denied: 'This page may not see your location, and that is fine. Type a ZIP code or a city instead.',
    unavailable: 'Your phone could not tell where it is. Type a ZIP code or a city instead.',
    timedOut: 'Your phone took too long to say where it is. Try again, or type a ZIP code or a city instead.',
    unsupported: 'This browser does not share your location with us. Type a ZIP code or a city instead.',
    noZip: 'We found no ZIP code for where you are. Type a ZIP code or a city instead.',
  },
  further: { show: 'More filters', hide: 'Fewer filters' },
  active: {
    title: 'Filters in use',
    remove: 'Remove',
    near: (place: string) => `Near ${place}`,
    widen: (miles: number) => `Look within ${miles} miles`,
    widenToAny: 'Look at any distance',
  },
};
