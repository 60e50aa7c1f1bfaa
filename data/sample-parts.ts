import type { Level, StateCode } from '#core/lists.ts';

/** The words that the sample directory is made of. */

export const nameParts = {
  first: [
    'Lantern',
    'Blue Heron',
    'Harbor',
    'Juniper',
    'Cedar',
    'Morning Star',
    'Willow',
    'Riverbend',
    'Bright Path',
    'Quiet Water',
    'Stone Bridge',
    'New Leaf',
    'Sunrise',
    'Maple',
    'Open Door',
    'Kindred',
    'Anchor',
    'Prairie',
    'Piñon',
    'Café Rain',
    'O’Fallow',
    'Clear Sky',
    'Wren',
    'Tidewater',
    'High Meadow',
    'Second Spring',
    'Aspen',
    'Lighthouse',
    'Gentle Hill',
    'Fern Hollow',
  ],
  second: [
    'House',
    'Recovery',
    'Recovery Center',
    'Treatment Center',
    'Clinic',
    'Counseling',
    'Behavioral Health',
    'Family Services',
    'Wellness Center',
    'Residence',
    'Health & Recovery',
    'Outpatient Center',
  ],
  long: 'and Community Partnership for Substance Use and Mental Health Services of the Greater Metropolitan Area',
} as const;

export const streets = [
  'Example Street',
  'Example Avenue',
  'Sample Road',
  'Placeholder Lane',
  'Specimen Boulevard',
];

export const languages = [
  'Spanish',
  'American Sign Language',
  'Vietnamese',
  'Haitian Creole',
  'Arabic',
  'Hmong',
  'Russian',
];

export const orientations = ['Christian', 'Jewish', 'Interfaith', 'Non-denominational'];

/** One area code of each state (North American Numbering Plan Administrator); behind it come 555-0100 to 555-0199, kept for fiction. */
export const areaCodes: Record<StateCode, string> = {
  AL: '205',
  AK: '907',
  AZ: '602',
  AR: '501',
  CA: '213',
  CO: '303',
  CT: '203',
  DE: '302',
  FL: '305',
  GA: '404',
  HI: '808',
  ID: '208',
  IL: '312',
  IN: '317',
  IA: '515',
  KS: '316',
  KY: '502',
  LA: '504',
  ME: '207',
  MD: '410',
  MA: '617',
  MI: '313',
  MN: '612',
  MS: '601',
  MO: '314',
  MT: '406',
  NE: '402',
  NV: '702',
  NH: '603',
  NJ: '201',
  NM: '505',
  NY: '212',
  NC: '704',
  ND: '701',
  OH: '216',
  OK: '405',
  OR: '503',
  PA: '215',
  RI: '401',
  SC: '803',
  SD: '605',
  TN: '615',
  TX: '214',
  UT: '801',
  VT: '802',
  VA: '804',
  WA: '206',
  WV: '304',
  WI: '414',
  WY: '307',
};

const openings = [
  'A small team that takes time to listen.',
  'A calm place to start over, one day at a time.',
  'Care for the whole person, and for the family too.',
  'We meet you where you are. No judgment, no long forms.',
  'People who have been there themselves work beside nurses and counselors.',
];

const byLevel: Record<Level, string> = {
  DETOX: 'Nurses are here day and night while your body gets free of alcohol or drugs.',
  RESIDENTIAL: 'You live here while you heal, with shared meals, groups and quiet hours.',
  PHP: 'You spend most of the day with us and sleep at home.',
  IOP: 'You come for a few hours, several days a week, around work or school.',
};

const extras = [
  'Evening groups for people who work.',
  'Rides from the bus station.',
  'Children may visit on weekends.',
  'Help with insurance papers.',
  'Telehealth visits are possible.',
  'A plan for what comes after, made with you.',
  'Free groups for parents and partners.',
];

/** A program text in plain words that fits the levels of care. */
export function programs(random: () => number, levels: readonly Level[]): string {
  const pick = (values: readonly string[]) => values[Math.floor(random() * values.length)]!;
  const words = [pick(openings), ...levels.map((level) => byLevel[level]), pick(extras)];
  if (random() < 0.3) words.push(pick(extras.filter((extra) => !words.includes(extra))));
  return words.join(' ');
}
