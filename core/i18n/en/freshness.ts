/** How far a listing can be relied on, in plain words: on each card behind its line, and on the center's page. */
export const freshness = {
  meaning: 'What this means',
  verified: 'Our team checked this listing on that day. Things change: please call to confirm what it says.',
  due: 'We aim to check a listing again after 6 months. This one is due: please call to confirm what it says.',
  listed:
    'This listing comes from a list. Our team has not checked it yet. Please call to confirm what it says.',
  unverified: 'Our team has not checked this listing yet. Please call to confirm what it says.',
  allStates: 'What “verified” means here',
};
