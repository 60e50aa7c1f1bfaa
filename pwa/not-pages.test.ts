import { expect, it } from 'vitest';
import {
  indexAddresses,
  interfaceAddresses,
  jsonAddresses,
  wholeDirectoryAddresses,
} from '#core/open-data/open-addresses.ts';
import {
  assistantPages,
  personalPages,
  publicPages,
  recordPages,
  STAFF_PAGES,
} from '#core/pages/public-pages.ts';
import { notPages } from './not-pages.ts';

const isPage = (pathAndQuery: string) => !notPages.some((pattern) => pattern.test(pathAndQuery));

const forMachines = [
  ...[...jsonAddresses, ...wholeDirectoryAddresses, ...interfaceAddresses, ...indexAddresses].map(
    ({ path }) => path.replace('{state}', 'TX').replace('{slug}', 'harbor-house-austin-tx'),
  ),
  ...['/robots.txt', '/humans.txt', '/sitemaps/centers-1.xml', '/.well-known/security.txt', '/security.txt'],
  ...['/healthz', '/livez', '/readyz', '/metrics', '/hsds/services?page=2', '/feed.xml?from=reader', '/mcp/'],
  ...[STAFF_PAGES, `${STAFF_PAGES}/centers?q=oak`, `/es${STAFF_PAGES}/centers`],
];

it.each(forMachines)('leaves %s to the network', (address) => {
  expect(isPage(address)).toBe(false);
});

const forPeople = [
  ...publicPages.map(({ path }) => path),
  ...recordPages.map((path) => path.replace(/:\w+/, 'harbor-house-austin-tx')),
  ...[...personalPages, ...assistantPages.map(({ path }) => path)],
  ...['/directory?q=dr.+smith', '/directory?q=notes.txt', '/apiary', '/mcpherson'],
];

it.each(forPeople)('opens %s from the device, as a page of the app', (address) => {
  expect(isPage(address)).toBe(true);
});
