import { blankCenter } from '#core/center/blank-center.ts';
import type { Center } from '#core/center/center.ts';
import { templateExample } from '#core/center/csv-columns.ts';
import type { Guide } from '#core/guide/guide.ts';
import { stateCenters, stateGuides } from '#core/open-data/data-statement.ts';
import { summarizeCenter } from '#core/open-data/open-data.ts';
import { type CenterAnswer, summarizeGuide } from '#core/open-data/open-data-answers.ts';
import { detailCenter } from '#core/open-data/open-data-center.ts';
import type { SnapshotManifest } from '#core/snapshot/snapshot.ts';

/** What the documentation shows: nobody's center, at addresses and numbers that nobody can have (RFC 2606). */
export const EXAMPLE_ORIGIN = 'https://harborlight.example';

const now = new Date('2026-11-21T12:00:00.000Z');
const live = {
  manifest: undefined,
  readAt: '2026-11-21T06:00:00.000Z',
  publisher: { name: 'Example Recovery Council', contact: 'hello@council.example' },
};

export const exampleCenter: Center = {
  ...blankCenter,
  ...templateExample(),
  id: '00000042',
  slug: 'example-recovery-center-birmingham-al',
  lat: 33.5186,
  lng: -86.8104,
  approximateLocation: true,
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
  dueAt: null,
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
  format: 1,
  generatedAt: live.readAt,
  centers: 143,
  updatedAt: '2026-11-20T09:30:00.000Z',
  verified: 1204,
  mostVerifiedAt: null,
  sources: ['SAMHSA National Directory, 2022'],
  newestVerifiedAt: exampleCenter.lastVerifiedAt,
  sample: false,
  textHelpPhone: null,
  texts: true,
  contactRetentionDays: 90,
  publisher: live.publisher,
  states: [{ state: 'AL', hash: '0b5d9c3f7a18e246', count: 143, bytes: 9120 }],
  guides: { hash: 'e4a7716c90d2b835', count: 1, bytes: 742 },
  translatedGuides: [{ language: 'es', hash: '5f0c2f6b1d9e7a34', count: 1, bytes: 801 }],
};
