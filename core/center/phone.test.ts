import { expect, it } from 'vitest';
import { normalizePhone, phoneHref } from './phone.ts';

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

it.each([
  ['(555) 010-0199', '+15550100199'],
  ['1 555 010 0199', '+15550100199'],
  ['+44 20 7946 0958', '+442079460958'],
  ['555-0199', undefined],
  ['555 010 019', undefined],
  ['1234567890123456', undefined],
  ['call me', undefined],
])('takes %s for the number %s', (typed, number) => {
  expect(normalizePhone(typed)).toBe(number);
});
