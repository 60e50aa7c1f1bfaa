import type { Center } from '../center/center.ts';
import { showPhone } from '../center/phone.ts';
import { centerFieldLabels } from '../i18n/en/admin/center-fields.ts';
import { messageLanguage } from '../i18n/en/admin/message-language.ts';
import { matchingText, submissionsText } from '../i18n/en/admin/submissions.ts';
import { formatMomentUtc } from '../i18n/format.ts';
import {
  ageBands,
  inquiryTypes,
  matchingInsuranceTypes,
  matchingLevels,
  primaryNeeds,
  submissionTypes,
  travelWillingness,
} from '../lists/message-lists.ts';
import { jurisdictions, levels, states } from '../lists/public-lists.ts';
import { submissionStatuses } from '../lists/staff-lists.ts';
import { type ContactPayload, type ListingPayload, readStored } from '../messages/submission.ts';
import type { CenterQuery } from '../search/center-query.ts';
import { describeListed } from './listing-merge.ts';
import type { MatchingRequestRecord, ReviewedSubmission } from './submission-review.ts';

/** What the public sent, in the words in which staff read it, on the web and in a terminal. */

/** A name and its value; '' where there is none. */
export type Fact = readonly [label: string, value: string];

/** What a submission is called, and where its center is, from its payload. */
export function describeSubmission(stored: Pick<ReviewedSubmission, 'type' | 'payloadJson'>): {
  title: string;
  place: string;
} {
  const submission = readStored(stored);
  if (submission.type === 'CONTACT') {
    const { name, subject } = submission.payload;
    return { title: submissionsText.contactFrom(name), place: subject };
  }
  const { centerName, city, state } = submission.payload;
  const place = [city, jurisdictions.labels[state]].filter((part) => part !== '').join(', ');
  return { title: centerName || submissionsText.nameless, place };
}

/** Type, status, language where it is not English, and who did what when: in UTC, or as `formatMoment` says it. */
export function submissionFacts(submission: ReviewedSubmission, formatMoment = formatMomentUtc): Fact[] {
  const { details, somebody } = submissionsText;
  const { type, status, createdAt, reviewStartedAt, reviewer } = submission;
  const { processedAt, processedBy, rejectionReason } = submission;
  const by = (when: string | null, who: string | null) =>
    when === null ? '' : details.by(formatMoment(when), who ?? somebody);
  return [
    [details.type, submissionTypes.labels[type]],
    [details.status, submissionStatuses.labels[status]],
    [messageLanguage.label, messageLanguage.name(submission.language)],
    [details.submitted, formatMoment(createdAt)],
    [details.started, by(reviewStartedAt, reviewer)],
    [details.processed, by(processedAt, processedBy)],
    [details.reason, rejectionReason ?? ''],
  ];
}

/** All that was sent. */
export function payloadFacts(payload: ListingPayload | ContactPayload): Fact[] {
  return 'message' in payload ? contactFacts(payload) : listingFacts(payload);
}

function contactFacts(contact: ContactPayload): Fact[] {
  const { payload: text } = submissionsText;
  return [
    [text.contactName, contact.name],
    [text.contactEmail, contact.email],
    [text.contactType, inquiryTypes.labels[contact.type]],
    [text.contactSubject, contact.subject],
    [text.contactMessage, contact.message],
  ];
}

function listingFacts(listing: ListingPayload): Fact[] {
  return [
    ...describeListed(listing).map(({ field, value }): Fact => [centerFieldLabels[field], value]),
    ...submitterFacts(listing),
  ];
}

/** Who sent a listing, and what of it is not for the directory. */
export function submitterFacts(listing: ListingPayload): Fact[] {
  const { payload: text } = submissionsText;
  return [
    [text.additionalInfo, listing.additionalInfo],
    [text.submitterName, listing.submitterName],
    [text.submitterEmail, listing.submitterEmail],
    [text.submitterRole, listing.submitterRole],
  ];
}

/** What somebody who asked for a match needs. */
export function needFacts(request: MatchingRequestRecord): Fact[] {
  const { fields } = matchingText;
  return [
    [messageLanguage.label, messageLanguage.name(request.language)],
    [fields.primaryNeed, primaryNeeds.labels[request.primaryNeed]],
    [fields.levels, request.levelsOfCare.map((each) => matchingLevels.labels[each]).join(', ')],
    [fields.age, ageBands.labels[request.ageBand]],
    [fields.insurance, matchingInsuranceTypes.labels[request.insuranceType]],
    [fields.place, [states.labels[request.state], request.zip].filter(Boolean).join(' ')],
    [
      fields.message,
      request.contactPreference === 'EMAIL_ME' ? '' : fields.mayLeave(request.mayLeaveMessage),
    ],
    [fields.travel, travelWillingness.labels[request.travelWillingness]],
  ];
}

/** The search of the directory for what somebody asks for, as far as it can say that. */
export function searchFor({
  state,
  levelsOfCare,
}: Pick<MatchingRequestRecord, 'state' | 'levelsOfCare'>): Partial<CenterQuery> {
  const wanted: readonly string[] = levelsOfCare;
  return {
    state,
    level: levels.values.filter((level) => wanted.includes(level)),
    ...(wanted.includes('MEDICATION') && { modality: ['MAT'] }),
  };
}

/** "1 Pier Road, Austin, TX 78701 · 512-555-0150" */
export function describeWhereabouts({ street, city, state, zip, phone }: Center): string {
  const place = [street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [place, phone && showPhone(phone)].filter(Boolean).join(' · ');
}
