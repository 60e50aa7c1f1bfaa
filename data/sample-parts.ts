import type { Level, Population, StateCode } from '#core/lists/public-lists.ts';

/** The words that the sample directory is made of. */

export const firstNames = [
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
  "O'Fallow",
  "Heron's Rest",
  'Clear Sky',
  'Wren',
  'Tidewater',
  'High Meadow',
  'Second Spring',
  'Aspen',
  'Lighthouse',
  'Gentle Hill',
  'Fern Hollow',
];

/** Behind a name now and then: some real names are this long. */
export const longName =
  'and Community Partnership for Substance Use and Mental Health Services of the Greater Metropolitan Area';

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

/** How likely a center is to have each accreditation, from 0 to 1. */
export const accreditationShares: Record<string, number> = {
  'State Licensed': 0.75,
  'Joint Commission': 0.35,
  CARF: 0.3,
  SAMHSA: 0.2,
  NAATP: 0.12,
  AAAHC: 0.06,
};

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

export const openings = [
  'A small team that takes time to listen.',
  'A calm place to start over, one day at a time.',
  'Care for the whole person, and for the family too.',
  'We meet you where you are. No judgment, no long forms.',
  'People who have been there themselves work beside nurses and counselors.',
  'You do not need to have it all worked out before you call.',
  'Asking for help is hard. We try to make the rest easy.',
  'A quiet place near a park, with room to breathe.',
];

/** The levels that a text tells of. */
export const levelWords: Partial<Record<Level, readonly string[]>> = {
  DETOX: [
    'Nurses are here day and night while your body gets free of alcohol or drugs.',
    'Most people stay with us for four to seven days. We keep you safe and as comfortable as we can.',
  ],
  RESIDENTIAL: [
    'You live here while you heal, with shared meals, groups and quiet hours.',
    'Most people stay for 30 to 60 days, and some stay longer. Each person has their own counselor.',
  ],
  PHP: [
    'You spend most of the day with us and sleep at home.',
    'Our day program runs five days a week, with lunch.',
  ],
  IOP: [
    'You come for a few hours, several days a week, around work or school.',
    'Groups meet three times a week, in the morning or in the evening.',
  ],
};

/** What a center says that has none of the levels: it sees people once a week or so. */
export const visitWords = [
  'You see the same counselor each week, here or by video.',
  'We offer weekly visits, medicine when it helps, and someone to call in between.',
  'Walk in on weekday mornings. You can see someone the same day.',
];

export const populationWords: Record<Population, string> = {
  ADULT: 'We care for adults of every age.',
  ADOLESCENT: 'Teens keep up with school while they are here.',
  LGBTQ: 'LGBTQ+ people are safe and welcome here, and on our staff.',
  VETERAN: 'Many of our counselors have served, and know what it is like to come home.',
  WOMEN: 'Our program is for women. Mothers may bring a young child.',
  MEN: 'Our program is for men, with groups on work, anger and being a father.',
  FAMILY: 'Families meet every week to learn, talk and mend.',
  DUAL_DX: 'We treat addiction and depression, anxiety or other conditions together.',
  TRAUMA: 'You set the pace when it comes to hard memories.',
  FAITH_BASED: 'Prayer and worship are part of the day. People of any belief may come.',
};

export const extras = [
  'Evening groups for people who work.',
  'Rides from the bus station.',
  'We help with insurance papers.',
  'Video visits are possible.',
  'Before you leave we make a plan together for what comes next.',
  'Free groups for parents and partners.',
  'What you pay depends on what you earn.',
  'A nurse can answer questions about medicine on the phone.',
];

export const overnightExtras = [
  'Children may visit on weekends.',
  'Some beds are free for people who cannot pay.',
  'You can keep your phone.',
  'Pets are welcome after the first week.',
];

/** Paragraphs of a long text, as a few centers have it. */
export const longText = [
  'Your first day: Someone meets you at the door. You get something to eat, a room, and time to rest. A nurse asks about your health and your medicines. Nobody asks you to tell your whole story on the first day.',
  'A usual week: Mornings begin with breakfast and a short group. After that you meet your counselor, or work on skills for stress, sleep and cravings. Afternoons have time outside, art or music. Evenings are quiet, and on two of them there is a meeting with people who have been sober for years.',
  'Family and friends: The people close to you can come on Sundays. There is a class for them, too, because addiction is hard on everyone in the house. If you have nobody to bring, that is fine. Many people here began that way.',
  'After you leave: We stay in touch for a year. Your counselor helps you find a doctor, a group near home and a safe place to live. If things go wrong, call us. You can come back, and nobody will scold you.',
];
