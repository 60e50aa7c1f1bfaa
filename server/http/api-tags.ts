/** What calls are about: for the `tags` of a route. In this order they stand in the API's documentation. */
export const TAGS = {
  openData: 'Open data',
  hsds: 'HSDS',
  site: 'The site’s own calls',
  messages: 'Messages',
  offlineCopy: 'Offline copy',
  server: 'Server',
  monitoring: 'Monitoring',
  /** Not in the public documentation. */
  staff: 'Staff',
} as const;

/** What the documentation says of each. */
export const tagDescriptions: Readonly<Record<string, string>> = {
  [TAGS.openData]:
    'The directory and the guides for other programs. Each answer says whose data it is, how old, under which licence, and whom to call in a crisis. Pages of any origin may read it.',
  [TAGS.hsds]:
    'The directory by version 3.1 of HSDS, the Human Services Data Specification of Open Referral (https://docs.openreferral.org). A center is an organization with one service at one location. Records hold fields of HSDS alone: whose data it is stands in the description of an organization and in an attribute of a service, the crisis numbers in its `alert`, and the licence in the header Link.',
  [TAGS.site]: 'What the pages of this site ask. The calls of open data say more to other programs.',
  [TAGS.messages]:
    'What people send: forms, the text to their own phone, and that a call was tapped. There are limits for one client, and nothing is stored twice that comes with the same Idempotency-Key.',
  [TAGS.offlineCopy]: 'The whole directory and the guides, packed as phones keep them.',
  [TAGS.server]: 'The documentation of the calls.',
  [TAGS.monitoring]: 'Whether the server is well, for the programs of whoever runs it.',
};
