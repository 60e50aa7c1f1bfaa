import { mcpAnswers } from '#core/i18n/en/mcp/answers.ts';
import { openDataText } from '#core/i18n/en/open-data.ts';
import { formatLongDate } from '#core/i18n/format.ts';
import type { DataStatement } from '#core/open-data.ts';

const words = mcpAnswers.statement;

/** An answer's text with what it says of itself: a sample first of all, the rest at the end. */
export function withStatement(
  text: string,
  statement: DataStatement,
  kind: 'listings' | 'guides' | 'crisis' = 'listings',
): string {
  return [
    ...(statement.sample ? [openDataText.sampleNotice] : []),
    text,
    `---\n${describeSource(statement, kind)}`,
    words.safety(openDataText.safetyNotice),
  ].join('\n\n');
}

function describeSource(
  { source, generatedAt, lastVerifiedAt, licence, sample }: DataStatement,
  kind: string,
): string {
  const checked = {
    listings:
      lastVerifiedAt === null || sample ? words.unverified : words.verified(formatLongDate(lastVerifiedAt)),
    guides: lastVerifiedAt === null ? undefined : words.reviewed(formatLongDate(lastVerifiedAt)),
    crisis: undefined,
  }[kind];
  const made = words.madeAt(formatLongDate(generatedAt));
  const parts = [words.source(source), made, checked, words.licence(licence)];
  return `${parts.filter(Boolean).join('; ')}.`;
}
