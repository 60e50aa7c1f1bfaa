import { expect, it } from 'vitest';
import { inLanguage, splitLanguage } from './languages.ts';

it.each([
  ['/', 'en', '/'],
  ['/guides', 'en', '/guides'],
  ['/es', 'es', '/'],
  ['/es/', 'es', '/'],
  ['/es?q=a', 'es', '/?q=a'],
  ['/es/guides/help?x=1', 'es', '/guides/help?x=1'],
  // No language of ours, or only a word that begins like one.
  ['/fr/guides', 'en', '/fr/guides'],
  ['/estates', 'en', '/estates'],
  // English has no prefix: there is one address for each page.
  ['/en/guides', 'en', '/en/guides'],
])('reads %s as %s, %s', (address, language, rest) => {
  expect(splitLanguage(address)).toEqual({ language, address: rest });
});

it.each([
  ['en', '/guides', '/guides'],
  ['es', '/guides', '/es/guides'],
  ['es', '/', '/es'],
  ['es', '/?q=a', '/es?q=a'],
  ['es', '/directory?q=a', '/es/directory?q=a'],
] as const)('writes in %s the page %s as %s', (language, address, whole) => {
  expect(inLanguage(language, address)).toBe(whole);
  expect(splitLanguage(whole)).toEqual({ language, address });
});
