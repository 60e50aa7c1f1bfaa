import { formatNumber } from '../../format.ts';

/** /my-list, and the buttons that put something on it. */
export const myList = {
  title: 'My list',
  intro:
    'The centers and searches you saved, with your own notes. They stay on this device. We never see them, and they need no account.',
  notStored: 'Your browser does not let this site store anything. Your list lasts until you close this page.',
  save: {
    save: 'Save',
    saved: 'Saved',
    done: 'Saved on this device',
    doneForNow: 'Saved for this visit only',
    doneForNowText: 'Your browser does not let this site store anything.',
    removed: 'Removed from your list',
    see: 'See My list',
    full: {
      title: 'Your list is full',
      text: (most: number) => `It holds ${formatNumber(most)}. Remove one to make room.`,
    },
  },
  search: {
    save: 'Save this search',
    saved: 'Search saved',
    /** "Detox in Texas". */
    inPlace: (what: string, place: string) => `${what} in ${place}`,
    around: (place: string, miles: number | undefined) =>
      miles ? `within ${miles} miles of ${place}` : `near ${place}`,
    all: 'All centers',
  },
  empty: {
    title: 'Nothing saved yet',
    text: 'Tap the bookmark on a center, or the one above your results to save a search. You will find them here, online or not.',
    find: 'Find Help',
  },
  centers: (count: number) => (count === 1 ? '1 saved center' : `${formatNumber(count)} saved centers`),
  found: (count: number) => (count === 1 ? '1 center' : `${formatNumber(count)} centers`),
  searches: 'Saved searches',
  note: 'Your note',
  noteHint:
    'Your notes stay on this device. Write down, for example, who answered, what they said, when to call back.',
  gone: 'This center is no longer in our directory under this address. It may have closed, moved, or changed its name. This is what you saved.',
  lookFor: 'Search for it by name',
  call: 'Call',
  noPhone: 'No phone number listed',
  /** Behind a button's word, for screen readers: "Remove, Harbor House". */
  about: (name: string) => `, ${name}`,
  up: 'Move up',
  down: 'Move down',
  place: (name: string, place: number, count: number) =>
    `${name} is now ${formatNumber(place)} of ${formatNumber(count)}`,
  remove: 'Remove',
  undo: 'Undo',
  share: 'Share this list',
  shareHelp:
    'The link holds only which centers are on your list. It leaves out your notes and your searches. It opens on our site, and the list in it is not sent to us.',
  wipe: 'Wipe my list',
  wipeAsk: {
    title: 'Wipe your list?',
    text: 'Your saved centers, your notes and your saved searches will be gone from this device.',
    confirm: 'Wipe it',
    keep: 'Keep it',
  },
  wiped: 'Your list is wiped from this device',
  shared: {
    title: 'Someone shared these centers with you',
    intro: 'This list came with the link. Your own list stays as it is, unless you choose to keep these.',
    keep: 'Keep these on my list',
    kept: (count: number) =>
      count === 1 ? '1 center is now on your list' : `${formatNumber(count)} centers are now on your list`,
    keptAlready: 'They are all on your list already',
    own: 'Go to my own list',
    loading: 'Looking up the centers...',
    notFound: 'Not found in our directory:',
    unreachable: 'These could not be looked up. Check your connection and open the link again:',
    tooMany: (most: number) => `The link holds more. Only the first ${formatNumber(most)} are shown.`,
    none: 'None of the centers in this link could be found.',
  },
};
