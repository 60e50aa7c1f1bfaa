/** Where other programs read the directory, in the order in which the pages for them list it. */
export interface OpenAddress {
  /** Below the server's own; `{}` holds what is to be filled in, as in OpenAPI and RFC 6570. */
  path: string;
  /** One line: what is there. */
  text: string;
}

export const jsonAddresses: readonly OpenAddress[] = [
  { path: '/api/centers.json?page=1', text: 'All centers with their core details, page by page.' },
  { path: '/api/states/{state}.json', text: 'All centers of one state, by its two-letter code.' },
  { path: '/api/centers/{slug}.json', text: 'One center with all that is known of it.' },
  { path: '/api/guides.json', text: 'All treatment guides, without their text.' },
  { path: '/api/guides/{slug}.json', text: 'One guide with its text as Markdown.' },
];

export const wholeDirectoryAddresses: readonly OpenAddress[] = [
  { path: '/api/centers.ndjson', text: 'Every center, one JSON object per line.' },
  { path: '/api/centers.csv', text: 'Every center as a table.' },
];

export const interfaceAddresses: readonly OpenAddress[] = [
  { path: '/mcp', text: 'Model Context Protocol server with read-only tools, over Streamable HTTP.' },
  { path: '/hsds/services', text: 'Open Referral HSDS 3.1, for the software of helplines and 211 services.' },
  { path: '/api/openapi.json', text: 'OpenAPI 3.1: every call, with its parameters, answers and examples.' },
  { path: '/api/docs', text: 'The same, to read.' },
];

export const indexAddresses: readonly OpenAddress[] = [
  { path: '/llms.txt', text: 'A short map of this site for language models.' },
  { path: '/sitemap.xml', text: 'Every page, with the day of its last change.' },
  { path: '/feed.xml', text: 'Atom feed of centers that were added or verified anew.' },
];
