/** What is at each address of core/open-data/open-addresses.ts, in one line, by its path. */
export const openAddresses = {
  '/api/v1/centers?q={question}':
    'Answers a question in a person’s own words: how it was read, and the centers with what decides.',
  '/api/v1/terms': 'The codes that answers hold, with their words in English and Spanish.',
  '/api/centers.json?page=1': 'All centers with their core details, page by page.',
  '/api/states/{state}.json': 'All centers of one state, by its two-letter code.',
  '/api/centers/{slug}.json': 'One center with all that is known of it.',
  '/api/guides.json': 'All treatment guides, without their text.',
  '/api/guides/{slug}.json': 'One guide with its text as Markdown.',
  '/api/centers.ndjson': 'Every center, one JSON object per line.',
  '/api/centers.csv': 'Every center as a table.',
  '/api/v1/downloads':
    'Files of the directory, of a state or of a search: lines of JSON, CSV, GeoJSON, Excel, with their sizes.',
  '/api/v1/changes': 'What was created, changed, merged and removed, for whoever keeps a copy.',
  '/mcp': 'Model Context Protocol server with read-only tools, over Streamable HTTP.',
  '/hsds/services': 'Open Referral HSDS 3.1, for the software of helplines and 211 services.',
  '/api/openapi.json': 'OpenAPI 3.1: every call, with its parameters, answers and examples.',
  '/api/docs': 'The same, to read.',
  '/llms.txt': 'A short map of this site for language models.',
  '/sitemap.xml': 'Every page, with the day of its last change.',
  '/feed.xml':
    'Atom feed of centers that were added or verified anew; with the parameters of a search of those that it finds.',
  '/feed.json': 'The same as JSON Feed.',
  '/states/{state}/feed.xml': 'The Atom feed of one state; feed.json is there, too.',
};

export type OpenPath = keyof typeof openAddresses;
