import { messageLanguage } from '#core/i18n/en/admin/message-language.ts';
import { matchingText } from '#core/i18n/en/admin/submissions.ts';
import { formatMomentUtc } from '#core/i18n/format.ts';
import { states } from '#core/lists/public-lists.ts';
import type { MatchingRequestRecord } from '#core/staff/submission-review.ts';
import { needFacts } from '#core/staff/submission-words.ts';
import { formatFields } from '../terminal/fields.ts';
import { type Paint, paint } from '../terminal/paint.ts';
import { safeText } from '../terminal/safe-text.ts';
import { wrapText } from '../terminal/wrap.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From when on it is urgent, in ms. */
const SOON = 6 * HOUR;

export function nameRequest({ state }: MatchingRequestRecord): string {
  return matchingText.requestFrom(states.labels[state]);
}

/** "in 3 h", or "overdue by 2 days". */
export function describeDue(dueAt: string, now: Date): string {
  const left = Date.parse(dueAt) - now.getTime();
  const span = Math.abs(left);
  const words =
    span >= 2 * DAY
      ? `${Math.floor(span / DAY)} days`
      : span >= HOUR
        ? `${Math.floor(span / HOUR)} h`
        : `${Math.floor(span / MINUTE)} min`;
  return left < 0 ? `overdue by ${words}` : `in ${words}`;
}

export function dueColour(dueAt: string, now: Date): Paint {
  const left = Date.parse(dueAt) - now.getTime();
  return left < 0 ? 'red' : left < SOON ? 'yellow' : 'green';
}

/** How to reach who asked, in the way they asked for: "Text (512) 555-0142". */
export function describeWay({ contactPreference, contactInfo }: MatchingRequestRecord): string {
  return contactInfo === null ? '' : matchingText.ways[contactPreference](contactInfo);
}

/** A request: until when, how to reach who asked, and what they need; in lines of at most `width` columns. */
export function drawRequest(request: MatchingRequestRecord, width: number, now: Date): string {
  const { id, createdAt, dueAt, handledAt, handledBy, contactInfo, userPhone, language } = request;
  const spoken = messageLanguage.reach(language);
  const wrapped = (text: string) => wrapText(safeText(text), width);
  const due = `${matchingText.due(formatMomentUtc(dueAt))} (${describeDue(dueAt, now)})`;
  return [
    paint('bold', nameRequest(request)),
    ...(handledAt === null
      ? wrapped(due).map((line) => paint(dueColour(dueAt, now), line))
      : wrapped(matchingText.handledBy(handledBy ?? '', formatMomentUtc(handledAt)))),
    ...wrapped(matchingText.asked(formatMomentUtc(createdAt))),
    '',
    paint('bold', matchingText.reach),
    ...wrapped(contactInfo === null ? matchingText.wiped : describeWay(request)),
    ...(userPhone ? wrapped(matchingText.otherPhone(userPhone)) : []),
    ...(spoken === '' ? [] : wrapped(spoken).map((line) => paint('yellow', line))),
    ...(contactInfo === null
      ? []
      : wrapped(`${matchingText.discreet} ${matchingText.crisis}`).map((line) => paint('dim', line))),
    '',
    paint('bold', matchingText.needs),
    formatFields([...needFacts(request), ['ID', id]], width),
  ].join('\n');
}
