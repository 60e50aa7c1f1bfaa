import type { Guide } from '#core/guide/guide.ts';
import { mcpAnswers as words } from '#core/i18n/en/mcp/answers.ts';
import { formatLongDate } from '#core/i18n/format.ts';
import { inLanguage } from '#core/i18n/languages.ts';
import { stateGuides } from '#core/open-data/data-statement.ts';
import type { DirectorySource } from './directory-source.ts';
import { withStatement } from './statement-text.ts';

/** A guide in a list, in a line. */
export function describeGuideBriefly({ title, excerpt, slug }: Guide): string {
  return `- **${title}** (${words.slug(slug)}): ${excerpt}`;
}

/** The whole of a guide, with when it was reviewed and where people read it. */
export function describeGuide(guide: Guide, { live, origin }: DirectorySource): string {
  const { title, excerpt, bodyMarkdown, language, slug } = guide;
  const page = origin + inLanguage(language, `/guides/${slug}`);
  const text = [`# ${title}`, excerpt, `${describeReview(guide)} ${page}`, bodyMarkdown].join('\n\n');
  return withStatement(text, stateGuides(live, [guide]), { kind: 'guides' });
}

function describeReview({ reviewedBy, reviewedAt, updatedAt }: Guide): string {
  const review = reviewedBy
    ? words.guideReviewed(reviewedBy, reviewedAt ? formatLongDate(reviewedAt) : undefined)
    : words.guideNotReviewed;
  return `${review}; ${words.guideUpdated(formatLongDate(updatedAt))}.`;
}
