import { submissionsText } from '#core/i18n/en/admin/submissions.ts';
import { reviewText } from '#core/i18n/en/admin/submissions-review.ts';
import { formatMomentUtc, formatNumber } from '#core/i18n/format.ts';
import { describeSubmission, submissionFacts, submitterFacts } from '#core/staff/submission-words.ts';
import { formatFields } from '../terminal/fields.ts';
import { paint } from '../terminal/paint.ts';
import { safeText } from '../terminal/safe-text.ts';
import { wrapText } from '../terminal/wrap.ts';
import { compareDraft, drawComparison } from './comparison.ts';
import type { Draft, Listing } from './draft.ts';
import { describeStanding, nameCenter } from './words.ts';

/** The most characters of a value on a card, where the whole is not asked for. */
const SHOWN = 500;

interface CardOptions {
  width: number;
  /** Who looks at it. */
  me: string;
  /** All of long texts. */
  whole: boolean;
}

/** A listing that waits, beside the center that it would change, as lines of at most `width` columns. */
export function drawListing(listing: Listing, draft: Draft, options: CardOptions): string {
  const { width } = options;
  const { title, place } = describeSubmission(listing);
  return [
    ...wrapText(safeText(title), width).map((line) => paint('bold', line)),
    ...wrapText(safeText(place), width),
    '',
    formatFields(
      [['ID', listing.id], ...submissionFacts(listing), ...submitterFacts(listing.payload)],
      width,
    ),
    ...standing(listing, options),
    '',
    ...drawChoice(listing, draft, width),
    '',
    ...drawChanges(listing, draft, options),
    '',
    ...drawConsequences(listing, draft, options),
  ].join('\n');
}

/** True where a card leaves out a part of something. */
export function isCut(listing: Listing, draft: Draft): boolean {
  return compareDraft(listing, draft).some(
    ({ before, after }) => before.length > SHOWN || after.length > SHOWN,
  );
}

/** Who else has it under review. */
function standing({ status, reviewer, reviewStartedAt }: Listing, { width, me }: CardOptions): string[] {
  if (status !== 'UNDER_REVIEW' || reviewStartedAt === null || reviewer === me) return [];
  const who = reviewer ?? submissionsText.somebody;
  const words = wrapText(safeText(reviewText.others(who, formatMomentUtc(reviewStartedAt))), width);
  return ['', ...words.map((line) => paint('yellow', line))];
}

/** Which center it is about: the chosen one has a mark. */
function drawChoice({ payload, candidates }: Listing, { today }: Draft, width: number): string[] {
  const { choice } = reviewText;
  const others = today && !candidates.some(({ center }) => center.id === today.id);
  const offered = others ? [...candidates, { center: today, reasons: [] }] : candidates;
  const item = (words: string, chosen: boolean, below?: string) => [
    ...wrapText(words, width - 4).map((line, index) => {
      const text = `${index === 0 ? (chosen ? '> ' : '  ') : '    '}${line}`;
      return chosen ? paint('bold', text) : text;
    }),
    ...(below === undefined ? [] : wrapText(below, width - 4).map((line) => paint('dim', `    ${line}`))),
  ];
  const twice = payload.type === 'NEW_CENTER' && candidates.length > 0;
  return [
    paint('bold', choice.title),
    ...offered.flatMap((each) =>
      item(nameCenter(each.center), each.center.id === today?.id, describeStanding(each)),
    ),
    ...item(choice.fresh, today === null),
    ...(twice ? wrapText(choice.duplicate, width).map((line) => paint('yellow', line)) : []),
  ];
}

function drawChanges(listing: Listing, draft: Draft, { width, whole }: CardOptions): string[] {
  if (draft.today === undefined) return drawComparisonWithout(listing, draft, { width, whole });
  const isNew = draft.today === null;
  const rows = compareDraft(listing, draft).map((row) =>
    whole ? row : { ...row, before: cut(row.before), after: cut(row.after) },
  );
  const { title, titleFresh } = reviewText.summary;
  return [paint('bold', isNew ? titleFresh : title), ...drawComparison(rows, { width, isNew })];
}

/** What was sent alone: beside which center it stands nobody has said yet. */
function drawComparisonWithout(
  listing: Listing,
  draft: Draft,
  { width, whole }: Pick<CardOptions, 'width' | 'whole'>,
): string[] {
  const rows = compareDraft(listing, { ...draft, today: null });
  const shown = rows.map((row) => (whole ? row : { ...row, after: cut(row.after) }));
  return [paint('bold', reviewText.compare.titleFresh), ...drawComparison(shown, { width, isNew: true })];
}

/** What else follows from an approval. */
function drawConsequences(
  { payload, mail }: Listing,
  { today }: Draft,
  { width, me }: CardOptions,
): string[] {
  const { summary, choice } = reviewText;
  if (today === undefined) return wrapText(choice.choose, width).map((line) => paint('yellow', line));
  return [
    summary.published(me),
    today?.reviewStatus === 'UNPUBLISHED' ? summary.unpublished : '',
    mail ? summary.mailed(payload.submitterEmail) : summary.notMailed,
  ]
    .filter((words) => words !== '')
    .flatMap((words) => wrapText(safeText(words), width));
}

function cut(value: string): string {
  if (value.length <= SHOWN) return value;
  return `${value.slice(0, SHOWN).trimEnd()}… (${formatNumber(value.length - SHOWN)} more characters)`;
}
