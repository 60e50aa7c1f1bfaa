import { z } from 'zod';
import { Guide } from '../guide/guide.ts';
import { inLanguage, languages } from '../i18n/languages.ts';
import { jurisdictions } from '../lists/public-lists.ts';
import { CenterSummary, DataStatement, summaryFields } from './open-data.ts';
import { CenterDetails, DocumentedCenter } from './open-data-center.ts';

/**
 * What the calls for other programs answer: the data, and beside it at the top what it says of itself. Field names
 * stay as they are; new ones may be added.
 */

const Summary = z
  .object({
    ...CenterSummary.shape,
    ...DocumentedCenter.pick(summaryFields).shape,
  })
  .meta({ id: 'CenterSummary', description: 'The core details of a center.' });

/** One page of all centers. */
export const CenterList = DataStatement.extend({
  total: z.int().min(0).describe('Centers on all pages together.'),
  page: z.int().min(1).describe('This page.'),
  pages: z.int().min(1).describe('The last page; 1 also where there is no center.'),
  first: z.url().describe('The first page.'),
  prev: z.url().nullable().describe('The page before; null on the first.'),
  next: z.url().nullable().describe('The page after; null on the last.'),
  last: z.url().describe('The last page.'),
  centers: z.array(Summary).describe('Most recently verified first, then by name.'),
}).meta({ id: 'CenterList' });
export type CenterList = z.infer<typeof CenterList>;

/** All centers of a state. */
export const StateCenters = DataStatement.extend({
  state: z.enum(jurisdictions.values).describe('Two letters.'),
  stateName: z.string().describe('As people read it, e.g. "Texas".'),
  url: z.url().describe('The state’s page, for people.'),
  total: z.int().min(0).describe('How many centers it has here.'),
  centers: z.array(Summary).describe('Most recently verified first, then by name.'),
}).meta({ id: 'StateCenters' });
export type StateCenters = z.infer<typeof StateCenters>;

/** One center; also each line of the file of all centers. */
export const CenterAnswer = DataStatement.extend({ center: CenterDetails }).meta({ id: 'CenterAnswer' });
export type CenterAnswer = z.infer<typeof CenterAnswer>;

/** A guide without its text. */
const GuideSummary = z
  .object({
    slug: Guide.shape.slug.describe('Names the guide in its addresses, in any language.'),
    language: Guide.shape.language.describe('In which it is written.'),
    title: Guide.shape.title.describe('Its title.'),
    excerpt: Guide.shape.excerpt.describe('What it is about, in a sentence or two.'),
    tags: Guide.shape.tags.describe('Its subjects.'),
    reviewedBy: Guide.shape.reviewedBy.describe('Who last reviewed it.'),
    reviewedAt: Guide.shape.reviewedAt.describe('When it was last reviewed; null where nobody has.'),
    createdAt: Guide.shape.createdAt.describe('When it was first published.'),
    updatedAt: Guide.shape.updatedAt.describe('When it was last changed.'),
    url: z.url().describe('Its page, for people.'),
    json: z.url().describe('The whole guide, as JSON.'),
  })
  .meta({ id: 'GuideSummary', description: 'A guide, without its text.' });
export type GuideSummary = z.infer<typeof GuideSummary>;

/** All guides. */
export const GuideList = DataStatement.extend({
  total: z.int().min(0).describe('How many guides there are.'),
  guides: z.array(GuideSummary).describe('By title.'),
}).meta({ id: 'GuideList' });
export type GuideList = z.infer<typeof GuideList>;

/** One guide with its text. */
export const GuideAnswer = DataStatement.extend({
  guide: z
    .object({
      ...GuideSummary.shape,
      bodyMarkdown: Guide.shape.bodyMarkdown.describe('Its text, in Markdown (CommonMark).'),
    })
    .meta({ id: 'GuideDetails', description: 'A guide with its text.' }),
}).meta({ id: 'GuideAnswer' });
export type GuideAnswer = z.infer<typeof GuideAnswer>;

/** `origin` is where people reach this server, e.g. "https://harborlight.example". */
export function summarizeGuide(guide: Guide, origin: string): GuideSummary {
  const { slug, language, title, excerpt, tags, reviewedBy, reviewedAt, createdAt, updatedAt } = guide;
  const url = origin + inLanguage(language, `/guides/${slug}`);
  const query = language === languages[0] ? '' : `?language=${language}`;
  const json = `${origin}/api/guides/${slug}.json${query}`;
  return { slug, language, title, excerpt, tags, reviewedBy, reviewedAt, createdAt, updatedAt, url, json };
}
