import type { Center } from '#core/center.ts';
import type { Guide } from '#core/guide.ts';
import { summarizeCenter } from '#core/open-data.ts';
import { type CenterAnswer, summarizeGuide } from '#core/open-data-answers.ts';
import { detailCenter } from '#core/open-data-center.ts';
import type { SnapshotManifest } from '#core/snapshot.ts';
import { stateCenters, stateGuides } from './data-statement.ts';

/** What the documentation shows: nobody's center, at addresses and numbers that nobody can have (RFC 2606). */
export const EXAMPLE_ORIGIN = 'https://harborlight.example';

const now = new Date('2026-11-21T12:00:00.000Z');
const live = { manifest: undefined, readAt: '2026-11-21T06:00:00.000Z' };

export const exampleCenter: Center = {
  id: '00000042',
  slug: 'example-recovery-center-birmingham-al',
  name: 'Example Recovery Center',
  city: 'Birmingham',
  state: 'AL',
  street: '100 Example Street',
  zip: '35203',
  lat: 33.5186,
  lng: -86.8104,
  approximateLocation: true,
  phone: '205-555-0100',
  website: 'https://recovery.example',
  emailPublic: 'info@recovery.example',
  programHighlights: 'Small groups, and a garden.',
  bedCount: 24,
  staffToClientRatio: '1:6',
  languages: ['English', 'Spanish'],
  religiousOrientation: null,
  levels: [{ level: 'DETOX' }, { level: 'RESIDENTIAL' }],
  populations: [{ population: 'ADULT' }, { population: 'WOMEN' }],
  modalities: [{ modality: 'CBT' }, { modality: 'MAT' }],
  accreditations: [{ name: 'CARF' }],
  insurance: [{ insurance: 'MEDICAID' }, { insurance: 'SELFPAY' }],
  lastVerifiedAt: '2026-11-02T15:04:05.000Z',
  verifiedBy: 'Ada Example',
  reviewStatus: 'PUBLISHED',
  source: null,
  sourceYear: null,
  createdAt: '2026-01-15T09:00:00.000Z',
  updatedAt: '2026-11-02T15:04:05.000Z',
};

export const exampleGuide: Guide = {
  id: '7',
  slug: 'what-is-detox',
  language: 'en',
  title: 'What Is Detox?',
  excerpt: 'What happens in the first days, and who should not do it alone.',
  bodyMarkdown: '## Who should have help\n\nPeople who drink every day should ask a doctor first.\n',
  tags: ['detox', 'first steps'],
  reviewedBy: 'Ada Example',
  reviewedAt: '2026-10-05T08:30:00.000Z',
  createdAt: '2026-02-01T09:00:00.000Z',
  updatedAt: '2026-10-05T08:30:00.000Z',
};

const summary = summarizeCenter(exampleCenter, EXAMPLE_ORIGIN, now);
export const statementExample = stateCenters(live, [exampleCenter]);
const page = (number: number) => `${EXAMPLE_ORIGIN}/api/centers.json?page=${number}`;

export const centerListExample = {
  ...statementExample,
  total: 143,
  page: 1,
  pages: 2,
  first: page(1),
  prev: null,
  next: page(2),
  last: page(2),
  centers: [summary],
};

export const stateCentersExample = {
  ...statementExample,
  state: exampleCenter.state,
  stateName: 'Alabama',
  url: `${EXAMPLE_ORIGIN}/states/al`,
  total: 1,
  centers: [summary],
};

export const centerAnswerExample: CenterAnswer = {
  ...statementExample,
  center: detailCenter(exampleCenter, EXAMPLE_ORIGIN, now),
};

const guideSummary = summarizeGuide(exampleGuide, EXAMPLE_ORIGIN);

export const guideListExample = { ...stateGuides(live, [exampleGuide]), total: 1, guides: [guideSummary] };

export const guideAnswerExample = {
  ...stateGuides(live, [exampleGuide]),
  guide: { ...guideSummary, bodyMarkdown: exampleGuide.bodyMarkdown },
};

export const manifestExample: SnapshotManifest = {
  version: '6c1f0a9be2d34857',
  generatedAt: live.readAt,
  centers: 143,
  updatedAt: '2026-11-20T09:30:00.000Z',
  verified: 1204,
  sources: ['SAMHSA National Directory, 2022'],
  newestVerifiedAt: exampleCenter.lastVerifiedAt,
  sample: false,
  textHelpPhone: null,
  contactRetentionDays: 90,
  states: [{ state: 'AL', hash: '0b5d9c3f7a18e246', count: 143, bytes: 9120 }],
  guides: { hash: 'e4a7716c90d2b835', count: 1, bytes: 742 },
};
