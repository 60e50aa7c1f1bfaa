/** How far a listing can be relied on, in plain words: on a card that was opened, and on the center's page. */
export const freshness = {
  meaning: 'What this means',
  verified: 'Our team checked this listing on that day. Things change: please call to confirm what it says.',
  due: 'We aim to check a listing again after 6 months. This one is due: please call to confirm what it says.',
  listed:
    'This listing comes from a list. Our team has not checked it yet. Please call to confirm what it says.',
  unverified: 'Our team has not checked this listing yet. Please call to confirm what it says.',
  by: (person: string) => `by ${person}`,
  verificationDue: (date: string) => `Verification due: last verified ${date}`,
  listedBy: (source: string) => `Listed by ${source}. Not yet verified by us.`,
  notVerified: 'Not yet verified by us.',
  source: (source: string) => `Source: ${source}`,
};
