import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { StateCount } from '#core/center/center.ts';
import { forAssistants } from '#core/i18n/en/pages/for-assistants.ts';
import { en } from '#core/i18n/en.ts';
import { type Jurisdiction, states } from '#core/lists/public-lists.ts';
import { assistants } from '#core/pages/assistants.ts';
import type { SiteInfo } from '#core/snapshot/snapshot.ts';
import { PageDataProvider } from '../../site/page-data.ts';
import { loadWords } from '../../text.tsx';
import { PassageList } from '../policy/policy-section.tsx';
import { DataFreshness } from './data-freshness.tsx';
import { type DirectoryFacts, listClaims } from './directory-claims.ts';
import { WholeFiles } from './whole-files.tsx';

const imported: SiteInfo = {
  centers: 18_452,
  updatedAt: '2026-11-20T08:15:00.000Z',
  newestVerifiedAt: null,
  verified: 0,
  sources: ['SAMHSA National Directory, 2022'],
  sample: false,
  textHelpPhone: null,
  contactRetentionDays: 90,
};
const { updatedAt, verified, sources, ...rememberedByOldVersion } = imported;
const checked = { ...imported, newestVerifiedAt: '2026-11-03T10:00:00.000Z' };

const everyState = countsOf(...states.values);

await loadWords('en');

/** What people and programs read of a directory: claims and dates, without markup. */
function read({ site, counts }: DirectoryFacts): string {
  const html = renderToString(
    <MemoryRouter>
      <PassageList passages={listClaims({ site, counts }, forAssistants, en.lists)} />
      <DataFreshness site={site} />
    </MemoryRouter>,
  );
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/\s+/g, ' ');
}

function countsOf(...listed: Jurisdiction[]): StateCount[] {
  const others = listed.filter((code) => !(code in states.labels));
  return [...states.values, ...others].map((state) => ({ state, count: listed.includes(state) ? 9 : 0 }));
}

const cases: { what: string; facts: DirectoryFacts; says: string[]; not: (string | RegExp)[] }[] = [
  {
    what: 'a directory that was imported and never verified',
    facts: { site: imported, counts: everyState },
    says: [
      '18,000+ addiction and mental-health treatment centers.',
      'Centers in all 50 states.',
      'Our staff has not verified any listing yet.',
      'Last Updated 2022 The year of our newest source.',
      'Last Verified Not yet: our staff has not verified any listing.',
      'Sources SAMHSA National Directory, 2022',
    ],
    not: ['18,452', 'November 20', /territor/i, 'made up'],
  },
  {
    what: 'one that is verified in part, in some states and beyond',
    facts: {
      site: {
        ...checked,
        centers: 840,
        verified: 41,
        sources: ['Harborlight', 'SAMHSA National Directory, 2022'],
      },
      counts: countsOf('CA', 'TX', 'DC', 'PR'),
    },
    says: [
      '840 addiction and mental-health treatment centers.',
      'Centers in 2 of the 50 states, and in: District of Columbia, Puerto Rico.',
      'Our staff has verified 41 of 840 listings at least once.',
      'Last Updated November 3, 2026 The newest check of a listing by our staff.',
      'Last Verified November 3, 2026',
      'Sources Harborlight; SAMHSA National Directory, 2022',
    ],
    not: ['all 50 states', '+', 'Not yet: '],
  },
  {
    what: 'one whose every listing is verified, in all states and beyond',
    facts: {
      site: { ...checked, centers: 18_000, verified: 18_000 },
      counts: countsOf(...states.values, 'GU'),
    },
    says: [
      ' 18,000 addiction and mental-health treatment centers.',
      'Centers in all 50 states, and in: Guam.',
      'Our staff has verified every listing at least once.',
    ],
    not: ['18,000+', 'not verified any'],
  },
  {
    what: 'a single center outside the states',
    facts: { site: { ...checked, centers: 1, verified: 1 }, counts: countsOf('GU') },
    says: [' 1 addiction and mental-health treatment center.', 'Centers in: Guam.'],
    not: ['50 states'],
  },
  {
    what: 'an empty directory',
    facts: { site: { ...imported, centers: 0, updatedAt: null, sources: [] }, counts: countsOf() },
    says: ['No treatment center is listed yet.', 'Last Updated No center is listed yet.'],
    not: ['Our staff has verified', 'not verified any listing yet', 'Centers in', 'Sources'],
  },
  {
    what: 'the sample, whose made-up checks count for nothing',
    facts: {
      site: { ...checked, centers: 400, verified: 300, sample: true, sources: ['Sample directory'] },
      counts: everyState,
    },
    says: [
      '400 made-up centers to try things out with.',
      'Last Verified Never: the centers are made up.',
      'Sources Sample directory',
    ],
    not: ['November 3', 'verified 300', 'treatment centers.', 'all 50 states'],
  },
  {
    what: 'what an older version of the app has left on the device',
    facts: { site: { ...rememberedByOldVersion, centers: 999 }, counts: undefined },
    says: [' 999 addiction and mental-health treatment centers.', 'Last Verified Not yet'],
    not: ['Last Updated', 'Sources', 'Centers in', 'of 999', 'undefined'],
  },
  {
    what: 'nothing that is known',
    facts: { site: undefined, counts: undefined },
    says: ['The dates could not be loaded here.', 'No center can pay to be listed'],
    not: [/\d/, 'Last Verified'],
  },
];

it.each(cases)('says what is true of $what, and no more', ({ facts, says, not }) => {
  const text = read(facts);
  for (const words of says) expect(text).toContain(words);
  for (const words of not) expect(text).not.toMatch(words instanceof RegExp ? words : literally(words));
});

it.each(cases)('says of $what who stands behind it, and takes no money', ({ facts }) => {
  expect(read(facts)).toMatch(/works for a treatment-center company.*No ads and no fees/);
});

it('lists the files of the whole directory, with the sizes that are known', () => {
  const files = [
    { path: '/api/v1/downloads/centers.csv', bytes: 3_600_000 },
    { path: '/api/v1/downloads/centers.xlsx', bytes: null },
  ];
  const html = (known: typeof files | undefined) =>
    renderToString(
      <PageDataProvider value={{ origin: 'https://harborlight.example' }}>
        <WholeFiles files={known} />
      </PageDataProvider>,
    );
  const text = html(files)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
  expect(text).toContain('/api/v1/downloads/centers.csv (about 3.4 MB compressed)');
  expect(text).toMatch(/centers\.xlsx $/);
  expect(html(files)).toContain('href="https://harborlight.example/api/v1/downloads/centers.csv"');
  expect(html(undefined)).toBe('');
});

it('names each assistant in its title', () => {
  for (const { name } of assistants)
    expect(forAssistants.title(name)).toMatch(new RegExp(`^API access for ${name} `));
});

function literally(words: string): RegExp {
  return new RegExp(words.replace(/[+.]/g, '\\$&'));
}
