import { type OpenPath, openAddresses as texts } from '../i18n/en/open-data/open-addresses.ts';

/** Where other programs read the directory, in the order in which the pages for them list it. */
export interface OpenAddress {
  /** Below the server's own; `{}` holds what is to be filled in, as in OpenAPI and RFC 6570. */
  path: OpenPath;
  /** One line, in English: what is there. */
  text: string;
}

/** The one call for whoever has a question, and the codes that it speaks in. */
export const askAddresses = listed('/api/v1/centers?q={question}', '/api/v1/terms');

/** What stands for `{question}` in an example. */
export const EXAMPLE_QUESTION = 'detox+near+bangor+maine+that+takes+medicaid';

/** How the one call is asked: in words, in Spanish, and by parameters alone. */
export const EXAMPLE_QUERIES = [
  `q=${EXAMPLE_QUESTION}&limit=3`,
  'q=desintoxicacion+cerca+de+houston+con+medicaid',
  'near=78701&within=25&level=OUTPATIENT&care=SUBSTANCE_USE',
] as const;

export const jsonAddresses = listed(
  '/api/centers.json?page=1',
  '/api/states/{state}.json',
  '/api/centers/{slug}.json',
  '/api/guides.json',
  '/api/guides/{slug}.json',
);

export const wholeDirectoryAddresses = listed(
  '/api/centers.ndjson',
  '/api/centers.csv',
  '/api/v1/downloads',
  '/api/v1/changes',
);

export const interfaceAddresses = listed('/mcp', '/hsds/services', '/api/openapi.json', '/api/docs');

export const indexAddresses = listed(
  '/llms.txt',
  '/sitemap.xml',
  '/feed.xml',
  '/feed.json',
  '/states/{state}/feed.xml',
);

function listed(...paths: OpenPath[]): readonly OpenAddress[] {
  return paths.map((path) => ({ path, text: texts[path] }));
}
