import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankCenter } from '#core/center/blank-center.ts';
import type { Center } from '#core/center/center.ts';
import { SAMPLE_SOURCE } from '#core/center/sample-source.ts';
import type { Guide } from '#core/guide/guide.ts';
import { openDataText } from '#core/i18n/en/open-data/open-data.ts';
import { forAssistants } from '#core/i18n/en/pages/for-assistants.ts';
import { guides } from '#core/i18n/en/pages/guides.ts';
import { statePages } from '#core/i18n/en/pages/state-pages.ts';
import { en } from '#core/i18n/en.ts';
import { readCenterQuery } from '#core/search/center-query.ts';
import { anyCenter } from '#core/testing/any-center.ts';
import { blankGuide } from '#core/testing/blank-guide.ts';
import { writeJsonLd } from '../components/json-ld.tsx';
import { readGuide } from '../guides/read-guide.ts';
import { describeCenter } from './center.ts';
import { describeGuide, describeGuides } from './guide.ts';
import { describeHome } from './home.ts';
import { describeOpenData } from './open-data.ts';
import { describeSearch } from './search.ts';
import { describeState, describeStates } from './state.ts';
import { findFaults } from './testing/find-faults.ts';
import { describeTextPage } from './text-page.ts';
import type { Site, Thing } from './thing.ts';

const origin = 'https://harborlight.example';
const site: Site = { origin, addressOf: (path) => origin + path, language: 'en', text: en };

const bare: Center = {
  ...blankCenter,
  id: '00000001',
  slug: 'quiet-house-nome-ak',
  name: 'Quiet House',
  city: 'Nome',
  state: 'AK',
};
const full: Center = {
  ...bare,
  street: '1 Front Street',
  zip: '99762',
  lat: 64.5,
  lng: -165.41,
  phone: '907-555-0100 x12',
  website: 'https://quiet-house.example/',
  emailPublic: 'hello@quiet-house.example',
  programHighlights: 'Rest. </script><script>alert(1)</script> & "care".',
  languages: ['English', 'Yupik'],
  levels: [{ level: 'DETOX' }, { level: 'PHP' }],
  modalities: [{ modality: 'CBT' }, { modality: 'PSYCHIATRY' }],
  insurance: [{ insurance: 'MEDICAID' }, { insurance: 'SELFPAY' }],
};
const guide: Guide = {
  ...blankGuide,
  slug: 'detox',
  title: 'What is detox?',
  excerpt: 'The first days.',
  bodyMarkdown: '## Is it safe?\nWith a doctor, yes.\n\n## Where can I get help right now?\nCall 988.',
  tags: ['Detox'],
  reviewedBy: 'Ana Ruiz, MD',
  reviewedAt: '2026-10-05T09:00:00.000Z',
  createdAt: '2026-10-01T00:00:00.000Z',
  updatedAt: '2026-10-06T00:00:00.000Z',
};
const info = {
  centers: 400,
  updatedAt: '2026-11-20T08:15:00.000Z',
  newestVerifiedAt: null,
  sample: true,
  textHelpPhone: null,
  contactRetentionDays: 90,
};

const guideThings = (change: Partial<Guide> = {}) => {
  const changed = { ...guide, ...change };
  return describeGuide(changed, readGuide(changed.bodyMarkdown).sections, guides, site);
};
const search = (address: string) => readCenterQuery(new URLSearchParams(address));
const found = (centers: Center[], total: number) => ({ centers, total, limit: 20 });
const textPage = { name: 'Privacy', description: 'What we keep.', path: '/privacy' };

const pages: [string, string[], readonly Thing[]][] = [
  ['home', ['WebSite', 'Organization'], describeHome(site)],
  ['all centers', ['CollectionPage'], describeSearch(search(''), found([full], 1), site)],
  ['a search that finds nothing', ['CollectionPage'], describeSearch(search('q=zz'), found([], 0), site)],
  ['a center', ['MedicalClinic', 'BreadcrumbList'], describeCenter(full, site, openDataText)],
  [
    'a center without anything known',
    ['MedicalClinic', 'BreadcrumbList'],
    describeCenter(bare, site, openDataText),
  ],
  ['a state', ['CollectionPage', 'BreadcrumbList'], describeState('AK', [full, bare], 2, statePages, site)],
  ['a territory', ['CollectionPage', 'BreadcrumbList'], describeState('GU', [bare], 1, statePages, site)],
  ['the states', ['CollectionPage'], describeStates(['AK', 'GU'], statePages, site)],
  ['the states of an empty directory', ['CollectionPage'], describeStates([], statePages, site)],
  ['a guide', ['FAQPage', 'BreadcrumbList'], guideThings()],
  ['a guide that answers no question', ['WebPage', 'BreadcrumbList'], guideThings({ bodyMarkdown: 'Rest.' })],
  [
    'a guide that nobody has reviewed',
    ['FAQPage', 'BreadcrumbList'],
    guideThings({ reviewedBy: null, reviewedAt: null, tags: [] }),
  ],
  ['the guides', ['CollectionPage'], describeGuides([guide], guides, site)],
  ['no guides', ['CollectionPage'], describeGuides([], guides, site)],
  ['a policy', ['WebPage'], describeTextPage({ type: 'WebPage', ...textPage }, site)],
  ['About', ['AboutPage'], describeTextPage({ type: 'AboutPage', ...textPage }, site)],
  ['Contact', ['ContactPage'], describeTextPage({ type: 'ContactPage', ...textPage }, site)],
  ['the page for assistants', ['Dataset'], describeOpenData(info, forAssistants, site)],
  [
    'the page for assistants without site info',
    ['Dataset'],
    describeOpenData(undefined, forAssistants, site),
  ],
];

describe.each(pages)('%s', (_page, types, things) => {
  const parsed = things.map((thing) => JSON.parse(writeJsonLd(thing)));

  it('is what it is called, in one block each', () => {
    expect(parsed.map((thing) => thing['@type'])).toEqual(types);
    expect(parsed.every((thing) => thing['@context'] === 'https://schema.org')).toBe(true);
  });

  it('has only properties that schema.org has for its type, and in them what belongs there', () => {
    expect(parsed.flatMap((thing) => findFaults(thing))).toEqual([]);
  });
});

it('holds for every center that can be', () => {
  fc.assert(
    fc.property(anyCenter, (center) => {
      for (const thing of describeCenter({ ...center, name: `n${center.name}` }, site, openDataText)) {
        const json = writeJsonLd(thing);
        expect(json).not.toContain('<');
        // Names that are only spaces cannot be: core/center/center.ts trims them.
        expect(findFaults(JSON.parse(json)).filter((fault) => !/: " +" is no/.test(fault))).toEqual([]);
      }
    }),
    { numRuns: 50 },
  );
});

it('says of a center all that is known of it', () => {
  const [clinic, way] = describeCenter(full, site, openDataText);
  expect(clinic).toMatchObject({
    url: 'https://harborlight.example/centers/quiet-house-nome-ak',
    sameAs: 'https://quiet-house.example/',
    telephone: '907-555-0100 ext. 12',
    address: {
      streetAddress: '1 Front Street',
      addressLocality: 'Nome',
      addressRegion: 'AK',
      postalCode: '99762',
    },
    geo: { latitude: 64.5, longitude: -165.41 },
    availableService: [
      { name: 'Detox' },
      { name: 'PHP (Partial Hospitalization)' },
      { name: 'Cognitive Behavioral Therapy' },
      { name: 'Psychiatric Services' },
    ],
    medicalSpecialty: 'https://schema.org/Psychiatric',
    paymentAccepted: 'Medicaid, Self-Pay',
    knowsLanguage: ['English', 'Yupik'],
  });
  expect(clinic?.disambiguatingDescription).toBeUndefined();
  expect(JSON.parse(writeJsonLd(way!)).itemListElement.map(({ name }: Thing) => name)).toEqual([
    'Browse by State',
    'Alaska',
    'Quiet House',
  ]);
});

it('says of a center nothing that is not known, and takes a ZIP’s middle for no position', () => {
  for (const center of [bare, { ...bare, lat: 64.5, lng: -165.41, approximateLocation: true }]) {
    expect(JSON.parse(writeJsonLd(describeCenter(center, site, openDataText)[0]!))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'MedicalClinic',
      name: 'Quiet House',
      url: 'https://harborlight.example/centers/quiet-house-nome-ak',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Nome',
        addressRegion: 'AK',
        addressCountry: 'US',
      },
    });
  }
});

it('calls a sample a sample', () => {
  expect(
    describeCenter({ ...full, source: SAMPLE_SOURCE }, site, openDataText)[0]?.disambiguatingDescription,
  ).toMatch(/not real/);
  expect(describeOpenData(info, forAssistants, site)[0]?.disambiguatingDescription).toMatch(/made up/);
});

it('cannot be closed by what somebody wrote, and still says it', () => {
  const json = writeJsonLd(describeCenter(full, site, openDataText)[0]!);
  expect(json).not.toContain('<');
  expect(JSON.parse(json).description).toBe(full.programHighlights);
});

it('counts on from page to page of a search, and says how many there are', () => {
  const [page] = describeSearch(search('state=AK&page=3'), found([full, bare], 42), site);
  expect(page).toMatchObject({
    url: 'https://harborlight.example/directory?state=AK&page=3',
    mainEntity: { numberOfItems: 42, itemListElement: [{ position: 41 }, { position: 42 }] },
  });
});

it('answers the questions of a guide, but does not take where to get help for one', () => {
  expect(guideThings()[0]).toMatchObject({
    lastReviewed: '2026-10-05',
    reviewedBy: { '@type': 'Person', name: 'Ana Ruiz, MD' },
    mainEntity: [{ name: 'Is it safe?', acceptedAnswer: { text: 'With a doctor, yes.' } }],
  });
  expect(guideThings()[0]?.mainEntity).toHaveLength(1);
});

it('finds what is not schema.org’s', () => {
  const faults = (thing: object) => findFaults(thing).map((fault) => fault.replace(/:.*/, ''));
  expect(faults({ '@type': 'Clinic' })).toEqual(['']);
  expect(faults({ '@type': 'MedicalClinic', numberOfBeds: 4 })).toEqual(['/MedicalClinic.numberOfBeds']);
  expect(faults({ '@type': 'MedicalClinic', url: '/centers/x' })).toEqual(['/MedicalClinic.url']);
  expect(faults({ '@type': 'MedicalClinic', name: '' })).toEqual(['/MedicalClinic.name']);
  expect(faults({ '@type': 'MedicalClinic', geo: { '@type': 'Place' } })).toEqual(['/MedicalClinic.geo']);
  expect(faults({ '@type': 'WebPage', lastReviewed: '2026-10-05T09:00:00Z' })).toEqual([
    '/WebPage.lastReviewed',
  ]);
});
