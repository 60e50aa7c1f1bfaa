import { expect, it } from 'vitest';
import { hideStreets } from './street-in-text.ts';

it.each([
  [
    'Ring twice at 9 Hill Street, by the church.',
    '9 Hill Street',
    'Ring twice at (address withheld), by the church.',
  ],
  [
    'Ring twice at 9 Hill St. in the evening',
    '9 HILL STREET',
    'Ring twice at (address withheld) in the evening',
  ],
  ['9 N. Hill St, Apt. 4: ring twice.', '9 Hill Street, Suite 4', '(address withheld): ring twice.'],
  ['We are at 9 Hill Street.', '9 North Hill St Suite 4', 'We are at (address withheld).'],
  [
    'We are at 9 Hill, behind the church.',
    '9 Hill Street',
    'We are at (address withheld), behind the church.',
  ],
  ['Intake at 9 Hill\nOpen daily.', '9 Hill Street', 'Intake at (address withheld)\nOpen daily.'],
  [
    'Now 12 N.E. Harbor Blvd #4, then 7 Elm',
    '12 Northeast Harbor Boulevard',
    'Now (address withheld) #4, then 7 Elm',
  ],
  ['At 9 Hill Street, Suite', '9 Hill Street', 'At (address withheld), Suite'],
  ['At 9 Hill Street NE, Suite B.', '9 Hill Street', 'At (address withheld).'],
  ['Mail to P.O. Box 12', 'PO Box 12', 'Mail to P.O. (address withheld)'],
  ['750 Hwy 31 S, or 750 Highway 13', '750 Highway 31 South', '(address withheld), or 750 Highway 13'],
  ['At 1 Pier. It is 1 pier of many.', '1 Pier', 'At (address withheld). It is 1 pier of many.'],
  ['9 E St and 9 W St', '9 E Street', '(address withheld) and 9 W St'],
  ["At 3 St. Mary's Ter", '3 Saint Mary’s Terrace', 'At (address withheld)'],
])('takes out of %s the street %s', (text, street, hidden) => {
  expect(hideStreets(text, [street])).toBe(hidden);
});

it.each([
  ['We have 12 main programs, and 12 Main courses.', '12 Main Street'],
  ['Ages 9. Hill Street is near.', '9 Hill Street'],
  ['19 Hill Street, 9 Hillside Street, 9 Hill Avenue and Hill Street 9', '9 Hill Street'],
  ['At 40 Main Street', '4 Main Street'],
  ['Open 24 hours, 7 days.', '7 5th Avenue'],
  ['A place of its own', 'Harbor'],
])('leaves %s as it is, whatever of %s it says', (text, street) => {
  expect(hideStreets(text, [street])).toBe(text);
});

it('takes out several streets, however often they stand there', () => {
  const text = 'From 7 Dale Rd to 9 Hill St, and back: 7 Dale Road.';
  expect(hideStreets(text, ['9 Hill Street', null, '7 Dale Road', undefined, ''])).toBe(
    'From (address withheld) to (address withheld), and back: (address withheld).',
  );
  expect(hideStreets(null, ['9 Hill Street'])).toBeNull();
});
