import type { Center } from '#core/center/center.ts';
import { describeField } from '#core/center/center-changes.ts';
import { showPhone } from '#core/center/phone.ts';
import { centerFieldLabels } from '#core/i18n/en/admin/center-fields.ts';
import { centersQueue } from '#core/i18n/en/admin/centers-queue.ts';
import { type Field, formatFields } from '../terminal/fields.ts';
import { paint } from '../terminal/paint.ts';
import { safeText } from '../terminal/safe-text.ts';
import { wrapText } from '../terminal/wrap.ts';
import type { DueCenter } from './due-queue.ts';
import { describeVerification } from './print-center.ts';
import { formatProposals } from './proposed.ts';
import { formatReports } from './reported.ts';
import { type FieldName, fieldNames } from './typed-fields.ts';

/** What stands in the lines above the others, and what says nothing to a caller. */
const elsewhere = new Set([
  ...['name', 'street', 'streetWithheld', 'city', 'state', 'zip', 'lat', 'lng', 'approximateLocation'],
  ...['phone', 'website'],
]);
/** It comes last. */
const LONGEST: FieldName = 'programHighlights';

/** A center as whoever calls it needs it: the number first, then what to ask about. */
export function formatDueCenter(
  { center, reports, proposals }: DueCenter,
  { left, width, now }: { left: number; width: number; now: Date },
): string {
  const bold = (text: string) => paint('bold', safeText(text), process.stderr);
  const facts: Field[] = [
    [centerFieldLabels.phone, center.phone ? showPhone(center.phone) : centersQueue.noPhone],
    [centerFieldLabels.website, center.website],
    ...[...fieldNames.filter((field) => field !== LONGEST && !elsewhere.has(field)), LONGEST].map(
      (field) => [centerFieldLabels[field], describeField(field, center[field])] as const,
    ),
    ['Verification', describeVerification(center, now)],
    ['Source', center.source],
  ];
  return [
    '',
    paint(
      'dim',
      `${centersQueue.left(left)} ${'─'.repeat(Math.max(0, Math.min(width, 80) - 16))}`,
      process.stderr,
    ),
    ...wrapText(`${center.name} (${center.id})`, width).map(bold),
    ...wrapText(safeText(describePlace(center)), width),
    ...(center.reviewStatus === 'NEEDS_REVIEW'
      ? wrapText(centersQueue.needsReview, width).map((line) => paint('yellow', line, process.stderr))
      : []),
    ...(center.reviewStatus === 'UNPUBLISHED' ? [paint('yellow', 'Unpublished', process.stderr)] : []),
    ...formatReports(reports, width),
    ...formatProposals(proposals, width),
    formatFields(facts, width),
  ].join('\n');
}

function describePlace({ street, city, state, zip }: Center): string {
  return [street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
