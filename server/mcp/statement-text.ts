import { mcpAnswers } from '#core/i18n/en/mcp/answers.ts';
import { openDataText } from '#core/i18n/en/open-data/open-data.ts';
import { formatLongDate } from '#core/i18n/format.ts';
import type { DataStatement } from '#core/open-data/open-data.ts';

const words = mcpAnswers.statement;

interface Said {
  /** What comes before all else: whom to call in a danger. */
  first?: string | undefined;
  /** Of what the answer is: a guide is reviewed, a listing verified. */
  kind?: 'listings' | 'guides' | 'crisis';
}

/** An answer's text with what it says of itself: a sample first of all, the rest at the end. */
export function withStatement(
  text: string,
  statement: DataStatement,
  { first, kind = 'listings' }: Said = {},
): string {
  return [
    ...(first ? [first] : []),
    ...(statement.sample ? [openDataText.sampleNotice] : []),
    text,
    `---\n${describeSource(statement, kind)}`,
    words.safety(openDataText.safetyNotice),
  ].join('\n\n');
}

function describeSource(
  { source, generatedAt, lastVerifiedAt, licence, sample }: DataStatement,
  kind: NonNullable<Said['kind']>,
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
