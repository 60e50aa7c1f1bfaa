import { z } from 'zod';
import { Guide } from '#core/guide.ts';
import { mcpAnswers as words } from '#core/i18n/en/mcp/answers.ts';
import { formatLongDate } from '#core/i18n/format.ts';
import { inLanguage } from '#core/i18n/languages.ts';

/** A guide without its text. */
export const GuideSummary = Guide.pick({
  slug: true,
  language: true,
  title: true,
  excerpt: true,
  tags: true,
  reviewedBy: true,
  reviewedAt: true,
  updatedAt: true,
}).extend({
  /** The page for people. */
  url: z.url(),
});
export type GuideSummary = z.infer<typeof GuideSummary>;

export function summarizeGuide(guide: Guide, origin: string): GuideSummary {
  return GuideSummary.parse({ ...guide, url: origin + inLanguage(guide.language, `/guides/${guide.slug}`) });
}

/** A guide in a list, in a few lines. */
export function describeGuideSummary(summary: GuideSummary): string {
  const { title, excerpt, slug, url } = summary;
  return [`**${title}**: ${excerpt}`, describeReview(summary), `${words.slug(slug)}; ${url}`].join('\n  ');
}

export function describeReview({ reviewedBy, reviewedAt, updatedAt }: GuideSummary): string {
  const review = reviewedAt
    ? words.guideReviewed(reviewedBy, formatLongDate(reviewedAt))
    : words.guideNotReviewed;
  return `${review}; ${words.guideUpdated(formatLongDate(updatedAt))}.`;
}
