import { expect, it } from 'vitest';
import { isUsPhone, normalizePhone, phoneHref, showPhone } from './phone.ts';

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
  ['205-216-0200 x0', '205-216-0200 ext. 0'],
  ['205-216-0200 ext. 7', '205-216-0200 ext. 7'],
  ['205-216-0200 extension 7', '205-216-0200 ext. 7'],
  ['205-216-0200', '205-216-0200'],
  ['(205-216-0200 x12)', '(205-216-0200 ext. 12)'],
  ['988', '988'],
])('shows %s as %s', (phone, shown) => {
  expect(showPhone(phone)).toBe(shown);
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

it.each([
  ['207-555-0142', true],
  ['1 (207) 555-0142 x0', true],
  ['207-555-014', false],
  ['310-837-733099999999999', false],
  ['117-555-0142', false],
  ['+44 20 7946 0958', false],
  ['call us', false],
])('knows whether anybody in the country can dial %s: %s', (phone, can) => {
  expect(isUsPhone(phone)).toBe(can);
});
