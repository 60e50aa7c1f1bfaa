import { expect, it } from 'vitest';
import { splitAddress } from './whole-address.ts';

it.each([
  ['12 Pier Road, Suite 4, Mobile, AL 36602', '12 Pier Road, Suite 4', 'Mobile', 'AL', '36602'],
  ['12 Pier Road\nMobile, Alabama 36602-1234', '12 Pier Road', 'Mobile', 'Alabama', '36602-1234'],
  ['12 Pier Road, Mobile AL, 366021234, USA', '12 Pier Road', 'Mobile', 'AL', '36602-1234'],
  ['9 Hill St, Charleston, West Virginia', '9 Hill St', 'Charleston', 'West Virginia', ''],
  ['12 Pier Road Mobile AL 36602', '12 Pier Road', 'Mobile', 'AL', '36602'],
  ['Mobile, AL', '', 'Mobile', 'AL', ''],
  ['12 Pier Road', '12 Pier Road', '', '', ''],
  ['', '', '', '', ''],
])('splits %j', (text, street, city, state, zip) => {
  expect(splitAddress(text)).toEqual({ street, city, state, zip });
});
