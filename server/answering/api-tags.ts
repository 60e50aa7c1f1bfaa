/** What calls are about: for the `tags` of a route. In this order they stand in the API's documentation. */
export const TAGS = {
  openData: 'Open data',
  site: 'The site’s own calls',
  messages: 'Messages',
  offlineCopy: 'Offline copy',
  server: 'Server',
  /** Not in the public documentation. */
  staff: 'Staff',
} as const;

/** What the documentation says of each. */
export const tagDescriptions: Readonly<Record<string, string>> = {
  [TAGS.openData]:
    'The directory and the guides for other programs. Each answer says whose data it is, how old, under which licence, and whom to call in a crisis. Pages of any origin may read it; nobody needs a key.',
  [TAGS.site]: 'What the pages of this site ask. The calls of open data say more to other programs.',
  [TAGS.messages]:
    'What people send: forms, the text to their own phone, and that a call was tapped. There are limits for one client, and nothing is stored twice that comes with the same Idempotency-Key.',
  [TAGS.offlineCopy]: 'The whole directory and the guides, packed as phones keep them.',
  [TAGS.server]: 'The server itself, and this documentation.',
};
