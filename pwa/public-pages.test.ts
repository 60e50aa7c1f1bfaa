import { expect, it } from 'vitest';
import {
  assistantPages,
  personalPages,
  publicPages,
  recordPages,
  STAFF_PAGES,
} from '#core/pages/public-pages.ts';
import { pages } from './routes.tsx';

const routed = Object.keys(pages).filter((path) => path !== '*');
const listed = [
  ...publicPages.map(({ path }) => path),
  ...recordPages,
  ...personalPages,
  ...assistantPages.map(({ path }) => path),
  `${STAFF_PAGES}/*`,
];

it('lists every page of the app once, as public, of a record, personal, for an assistant or for staff', () => {
  expect(new Set(listed).size).toBe(listed.length);
  expect(routed.filter((path) => !listed.includes(path))).toEqual([]);
});

it('lists no page that the app does not have', () => {
  expect(listed.filter((path) => !routed.includes(path))).toEqual([]);
});
