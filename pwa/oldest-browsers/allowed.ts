/** A finding that is no fault. An entry that nothing in the build needs any more fails the test. */
export interface Allowed {
  /** By its path in MDN's data; of a property of CSS, its values with it. */
  feature: string;
  /** What must stand around it, where not every use is in order. */
  near?: RegExp;
  why: string;
}

/** Used only where it is there; the script asks somewhere else than right beside it. */
const askedFor: Allowed[] = [
  {
    feature: 'api.Document.startViewTransition',
    near: /try\{var \w+=\w+\.startViewTransition/,
    why: 'React, only for a <ViewTransition>, which we do not have, and in a try',
  },
  {
    feature: 'api.ViewTransition.skipTransition',
    why: 'React, of a transition that startViewTransition has given',
  },
  ...['Window.navigation', 'Navigation.currentEntry', 'Navigation.transition', 'Navigation.navigate'].map(
    (name) => ({
      feature: `api.${name}`,
      near: /react-transition|navigation\.transition|delete \w+\.transitionend/,
      why: 'React asks `typeof navigation` before it sets up the functions that use it',
    }),
  ),
  {
    feature: 'api.NetworkInformation.saveData',
    near: /\?\.saveData===!0/,
    why: 'ours, pwa/directory/follow-directory.ts: `navigator.connection?.saveData`; where nothing is said there, nothing is saved',
  },
  {
    feature: 'api.PerformanceResourceTiming.transferSize',
    why: 'React guesses the speed of the network by it, and by navigator.connection where it is undefined',
  },
];

/** Names that mean something else here: objects of our own, of the server's answers, or of a library. */
const namesakes: Allowed[] = [
  { feature: 'api.AnimationEvent.animation', near: /delete/, why: 'a key of a list of names in React' },
  { feature: 'api.CSSNumericValue.div', near: /jsx\)\(\w+\.div,/, why: "Radix's elements by tag" },
  { feature: 'api.FeaturePolicy.features', near: /geometry/, why: 'of GeoJSON, in d3-geo' },
  { feature: 'api.IntersectionObserver.delay', near: /=\w\.delay/, why: "an option of React's scheduler" },
  { feature: 'api.MediaSession.metadata', near: /metadataRegistry/, why: 'an option of zod' },
  { feature: 'api.Navigation.navigate', near: /DataRouter|await e\.navigate/, why: "React Router's" },
];

/** Where a browser passes over it, something looks or feels a little different; all can still be read and done. */
const looks: Allowed[] = [
  ...[
    'accent-color',
    'text-wrap',
    'orphans',
    'widows',
    'break-after',
    'outline',
    'text-decoration.dotted',
  ].map((name) => ({
    feature: `css.properties.${name}`,
    why: 'a color, a corner, or where lines and pages break',
  })),
  ...['cursor', 'resize', '-webkit-tap-highlight-color', 'overscroll-behavior'].map((name) => ({
    feature: `css.properties.${name}`,
    why: 'for pointers or fingers, on the devices that have them',
  })),
  {
    feature: 'css.properties.text-size-adjust',
    why: 'beside its name with -webkit- for iPhones and -moz- for Firefox on Android; computers need none',
  },
  {
    feature: 'css.properties.scrollbar-width',
    why: 'a scrollbar below a line of chips, which can be moved with it as well',
  },
  {
    feature: 'css.properties.font-family.ui-monospace',
    why: 'one name of a list; the next one is taken',
  },
  { feature: 'css.selectors.marker', why: 'the color of a bullet' },
  {
    feature: 'css.selectors.has',
    why: 'the border of a chosen answer, the note at a folded group of them, the space of printed lists, the outline of a focused file field (admin)',
  },
  { feature: 'css.types.length.lh', near: /date-and-time/, why: "Tailwind: the height of a date's field" },
  { feature: 'css.at-rules.media.forced-colors', why: 'for browsers that force colors' },
  { feature: 'css.at-rules.page', why: 'the margin of a printed page' },
  {
    feature: 'css.at-rules.property',
    near: /@property --tw-/,
    why: 'Tailwind sets the same values for browsers without it in "@layer properties"',
  },
];

/** There, but not as elsewhere. */
const partly: Allowed[] = [
  {
    feature: 'api.Window.devicePixelRatio',
    near: /window\.screen,window|apple-touch-startup-image/,
    why: 'Safari does not count how far a page is zoomed, and a start image is of the screen alone',
  },
];

/** What HTML says to browsers that know it. */
const hints: Allowed[] = [
  { feature: 'html.elements.datalist', why: 'suggestions, in the admin area; the field can be typed in' },
  { feature: 'html.global_attributes.autocapitalize', why: 'for keyboards on a screen, which a Mac has not' },
  {
    feature: 'api.Window.open',
    near: /noopener/,
    why: 'a link in the admin area; on iPhones the size is passed over',
  },
];

export const ALLOWED: readonly Allowed[] = [...askedFor, ...namesakes, ...looks, ...partly, ...hints];
