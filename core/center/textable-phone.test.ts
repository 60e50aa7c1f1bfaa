import { expect, it } from 'vitest';
import { textablePhone } from './textable-phone.ts';

it.each([
  ['(512) 555-0142', '+15125550142'],
  ['1 512 555 0142', '+15125550142'],
  ['+1 512-555-0142', '+15125550142'],
  // Toronto, and Puerto Rico.
  ['416-555-0142', '+14165550142'],
  ['787-555-0142', '+17875550142'],
])('texts %s', (typed, number) => {
  expect(textablePhone(typed)).toBe(number);
});

it.each([
  ['Jamaica', '876-555-0142'],
  ['the Dominican Republic', '+1 809 555 0142'],
  ['Côte d’Ivoire', '+225 27 20 00 00 00'],
  ['international networks', '+882 16 555 01420'],
  ['the United Kingdom', '+44 20 7946 0958'],
  ['premium services', '1-900-555-0142'],
  ['personal numbers', '521-555-0142'],
  ['services of carriers', '700-555-0142'],
  ['premium exchanges', '512-976-0142'],
  ['no area code', '555-0142'],
  ['an area code that there cannot be', '112-555-0142'],
  ['an extension', '512-555-0142 x12'],
  ['words', 'call me'],
])('does not text %s: %s', (_, typed) => {
  expect(textablePhone(typed)).toBeUndefined();
});
