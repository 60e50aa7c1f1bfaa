import type { Selectable } from 'kysely';
import { topics } from '#core/center/topics.ts';
import { messageLanguage } from '#core/i18n/en/admin/message-language.ts';
import { mail as words } from '#core/i18n/en/mails/staff-mail.ts';
import { formatMomentUtc, formatTimeIn } from '#core/i18n/format.ts';
import type { Language } from '#core/i18n/languages.ts';
import {
  ageBands,
  contactPreferences,
  inquiryTypes,
  matchingInsuranceTypes,
  matchingLevels,
  primaryNeeds,
  travelWillingness,
} from '#core/lists/message-lists.ts';
import {
  careTypes,
  insuranceTypes,
  levels,
  modalities,
  populations,
  states,
} from '#core/lists/public-lists.ts';
import { type ContactPayload, type ListingPayload, readStored } from '#core/messages/submission.ts';
import { writeCenterQuery } from '#core/search/center-query.ts';
import { dueAt, type MatchingRequestRecord } from '#core/staff/submission-review.ts';
import { searchFor } from '#core/staff/submission-words.ts';
import type { MatchingRequestsTable, SubmissionsTable } from '../database/message-tables.ts';
import { fields, labels, link, type MailParts, quote, section } from './mail-parts.ts';

/** Where staff read what a person sent. */
export function pathForStaff(message: { request: { id: string } } | { submission: { id: string } }): string {
  return 'request' in message
    ? `/admin0323/submissions?queue=matching&id=${message.request.id}`
    : `/admin0323/submissions?id=${message.submission.id}`;
}

/** Somebody asks for a match. */
export function matchingText(request: Selectable<MatchingRequestsTable>, url: string | null): MailParts {
  const say = words.matching;
  const { state, contact_preference, contact_info } = request;
  const levelsOfCare = JSON.parse(request.levels_of_care) as MatchingRequestRecord['levelsOfCare'];
  const replyTo = contact_preference === 'EMAIL_ME' ? contact_info : null;
  const reach =
    contact_info === null
      ? say.wiped
      : fields(
          [contactPreferences.labels[contact_preference], contact_info],
          [say.otherPhone, request.user_phone],
          [say.message, replyTo === null ? say.mayLeave(request.may_leave_message === 1) : null],
        );
  return {
    replyTo,
    text: [
      say.intro(formatMomentUtc(dueAt(request.created_at)), timesOf(dueAt(request.created_at))),
      `${languageLine(request)}\n${messageLanguage.reach(request.language)}`.trim(),
      section(
        say.reach,
        reach,
        replyTo === null ? '' : words.answer,
        contact_info === null ? '' : say.discreet,
      ),
      section(
        say.needs,
        fields(
          [say.primaryNeed, primaryNeeds.labels[request.primary_need]],
          [say.levels, labels(matchingLevels, levelsOfCare)],
          [say.age, ageBands.labels[request.age_band]],
          [say.insurance, matchingInsuranceTypes.labels[request.insurance_type]],
          [say.state, states.labels[state]],
          [say.zip, request.zip],
          [say.travel, travelWillingness.labels[request.travel_willingness]],
        ),
      ),
      link(say.centers, url, `/directory?${writeCenterQuery(searchFor({ state, levelsOfCare }))}`),
      link(words.handle, url, pathForStaff({ request })),
      words.staffCrisis,
      ...endOf(request),
    ],
  };
}

/** Somebody sent a listing, or wrote to us. */
export function submissionText(row: Selectable<SubmissionsTable>, url: string | null): MailParts {
  const submission = readStored({ type: row.type, payloadJson: row.payload_json });
  const path = pathForStaff({ submission: row });
  const { text, replyTo } =
    submission.type === 'CONTACT'
      ? contactText(submission.payload, link(words.handle, url, path))
      : listingText(submission.type, submission.payload, link(words.review, url, path));
  const [intro = '', ...rest] = text;
  return { replyTo, text: [intro, languageLine(row), ...rest, ...endOf(row)] };
}

function listingText(
  type: 'NEW_CENTER' | 'UPDATE_CENTER',
  listing: ListingPayload,
  review: string,
): MailParts {
  const say = words.listing;
  return {
    replyTo: listing.submitterEmail,
    text: [
      say.intro[type],
      section(
        say.sender,
        fields(
          [say.name, listing.submitterName],
          [say.email, listing.submitterEmail],
          [say.role, listing.submitterRole],
        ),
        words.answer,
      ),
      section(
        say.center,
        fields(
          [say.name, listing.centerName],
          [say.website, listing.website],
          [say.phone, listing.phone],
          [say.publicEmail, listing.email],
          [say.address, listing.address],
          [say.city, listing.city],
          [say.state, states.labels[listing.state]],
          [say.zip, listing.zip],
          [say.care, labels(careTypes, listing.care)],
          [say.levels, labels(levels, listing.levelsOfCare)],
          [say.populations, labels(populations, listing.populations)],
          [say.modalities, labels(modalities, listing.modalities)],
          [say.topics, labels(topics, listing.topics)],
          [say.insurance, labels(insuranceTypes, listing.insurance)],
          [say.accreditations, listing.accreditations.join(', ')],
        ),
      ),
      section(say.highlights, quote(listing.programHighlights)),
      section(say.more, quote(listing.additionalInfo)),
      review,
    ],
  };
}

function contactText(contact: ContactPayload, review: string): MailParts {
  const say = words.contact;
  return {
    replyTo: contact.email,
    text: [
      say.intro,
      section(say.sender, fields([say.name, contact.name], [say.email, contact.email]), words.answer),
      section(
        say.topic,
        fields([say.type, inquiryTypes.labels[contact.type]], [say.subject, contact.subject]),
      ),
      section(say.message, quote(contact.message)),
      review,
      words.staffCrisis,
    ],
  };
}

/** What was done to an account of staff, and when. */
export interface AccountAct {
  what: keyof typeof words.account.text;
  at: string;
}

/** To its owner, so that nobody does it unseen. */
export function accountText({ what, at }: AccountAct, url: string | null): MailParts {
  const say = words.account;
  return {
    replyTo: null,
    text: [
      say.text[what],
      fields([say.when, formatMomentUtc(at)]),
      say.notYou,
      link(say.page, url, '/admin0323/account'),
    ],
  };
}

/** On the coasts: staff who read UTC as their own time would be hours late. */
function timesOf(moment: string): string {
  return words.matching.inTheUs(
    formatTimeIn(moment, 'America/New_York'),
    formatTimeIn(moment, 'America/Los_Angeles'),
  );
}

/** Nothing where it is English. */
function languageLine({ language }: { language: Language }): string {
  return fields([messageLanguage.label, messageLanguage.name(language)]);
}

function endOf({ id, created_at }: { id: string; created_at: string }): string[] {
  return [fields([words.received, formatMomentUtc(created_at)], [words.id, id]), words.personal];
}
