/** Words of which a made-up year makes names and streets: see made-up-year.ts. */

export const nameStarts = [
  ...[
    'Amber',
    'Beacon',
    'Cedar',
    'Driftwood',
    'Evergreen',
    'Foxglove',
    'Granite',
    'Heron',
    'Ironwood',
    'Juniper',
  ],
  ...[
    'Kestrel',
    'Lakeshore',
    'Meadow',
    'Northstar',
    'Oakmont',
    'Pinecrest',
    'Quarry',
    'Redwood',
    'Silverleaf',
  ],
];
export const nameMiddles = [
  ...[
    'Bay',
    'Bridge',
    'Creek',
    'Field',
    'Gate',
    'Grove',
    'Hollow',
    'Junction',
    'Landing',
    'Point',
    'Ridge',
    'Trail',
  ],
];
export const nameEnds = [
  ...['Behavioral Health', 'Counseling Services', 'Recovery Center', 'Treatment Services', 'Wellness Group'],
];

export const streetNames = [
  ...[
    'Alder',
    'Birch',
    'Cypress',
    'Dogwood',
    'Elm',
    'Fir',
    'Garfield',
    'Hawthorn',
    'Irving',
    'Jefferson',
    'Kingston',
  ],
  ...[
    'Laurel',
    'Magnolia',
    'Newport',
    'Orchard',
    'Prospect',
    'Quincy',
    'Riverside',
    'Sycamore',
    'Tamarack',
    'Vine',
  ],
];
export const streetKinds = ['Street', 'Avenue', 'Road', 'Drive', 'Lane', 'Boulevard', 'Court', 'Place'];

/** What stands for the same in a street: Publication 28 of the Postal Service, appendices B and C. */
export const spellings = [
  ['Street', 'St'],
  ['Avenue', 'Ave'],
  ['Road', 'Rd'],
  ['Boulevard', 'Blvd'],
  ['Drive', 'Dr'],
  ['Lane', 'Ln'],
  ['Place', 'Pl'],
  ['Court', 'Ct'],
  ['Highway', 'Hwy'],
  ['Parkway', 'Pkwy'],
  ['Circle', 'Cir'],
  ['Square', 'Sq'],
  ['Suite', 'Ste'],
  ['Building', 'Bldg'],
  ['North', 'N.'],
  ['South', 'S.'],
  ['East', 'E.'],
  ['West', 'W.'],
  ['Northeast', 'NE'],
  ['Northwest', 'NW'],
  ['Southeast', 'SE'],
  ['Southwest', 'SW'],
] as const;
