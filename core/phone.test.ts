import { expect, it } from 'vitest';
import { phoneHref } from './phone.ts';

it.each([
  ['205-216-0200', 'tel:+12052160200'],
  ['(205) 216-0200', 'tel:+12052160200'],
  ['1-800-662-4357', 'tel:+18006624357'],
  ['205-216-0200 x123', 'tel:+12052160200,123'],
  ['205-216-0200 ext. 7', 'tel:+12052160200,7'],
  ['988', 'tel:988'],
])('dials %s as %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});
