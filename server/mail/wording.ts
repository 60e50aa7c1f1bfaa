import type { Selectable } from 'kysely';
import { type CenterQuery, writeCenterQuery } from '#core/center-query.ts';
import { mail as words } from '#core/i18n/en/mail.ts';
import { formatLongDate } from '#core/i18n/format.ts';
import {
  ageBands,
  contactPreferences,
  inquiryTypes,
  insuranceTypes,
  levels,
  matchingInsuranceTypes,
  modalities,
  populations,
  primaryNeeds,
  type StateCode,
  states,
  travelWillingness,
  type ValueList,
} from '#core/lists.ts';
import type { ContactPayload, ListingPayload, Submission } from '#core/submission.ts';
import type { MatchingRequestsTable, NotificationsTable, SubmissionsTable } from '../tables.ts';

/** What a person sent us, as it is stored: what a mail is about. */
export type MessageRow =
  | { submission: Selectable<SubmissionsTable> }
  | { request: Selectable<MatchingRequestsTable> };

/** The part of a mail that is made when it is sent. */
export interface MailText {
  /** Lines end with "\n". */
  text: string;
  /** Whom an answer goes to; null for the sender of the mail. */
  replyTo: string | null;
}

/** To staff. "URGENT" marks it in their list (spec, section 2). */
export function matchingSubject(state: StateCode): string {
  return words.subject.matching(states.labels[state]);
}

/** To staff. What a contact message says stays out of it: subjects show on locked screens. */
export function submissionSubject({ type, payload }: Submission): string {
  const what = type === 'CONTACT' ? inquiryTypes.labels[payload.type] : payload.centerName;
  return words.subject.about(words.subject[type], oneLine(what));
}

/** To the submitter. */
export function confirmationSubject(type: Submission['type']): string {
  return type === 'CONTACT' ? words.subject.haveMessage : words.subject.haveListing;
}

/** The text for staff, or for the submitter. `publicUrl` is where people reach this server, for links. */
export function writeMailText(
  audience: NotificationsTable['audience'],
  message: MessageRow,
  publicUrl: string | null,
): MailText {
  const parts = partsOf(audience, message, publicUrl?.replace(/\/+$/, '') ?? null);
  return { ...parts, text: `${parts.text.filter((part) => part !== '').join('\n\n')}\n` };
}

function partsOf(audience: NotificationsTable['audience'], message: MessageRow, url: string | null) {
  if ('request' in message) return matchingText(message.request, url);
  const { type, payload_json } = message.submission;
  if (audience === 'submitter') return confirmationText(type, url);
  // It was checked by its schema before it was stored.
  const submission = { type, payload: JSON.parse(payload_json) } as Submission;
  const { text, replyTo } =
    submission.type === 'CONTACT'
      ? contactText(submission.payload)
      : listingText(submission.type, submission.payload, url);
  return { replyTo, text: [...text, ...endOf(message.submission)] };
}

function matchingText(request: Selectable<MatchingRequestsTable>, url: string | null) {
  const say = words.matching;
  const { state, contact_preference, contact_info } = request;
  const level = JSON.parse(request.levels_of_care) as CenterQuery['level'];
  const dayLater = new Date(Date.parse(request.created_at) + 24 * 3600_000).toISOString();
  const replyTo = contact_preference === 'EMAIL_ME' ? contact_info : null;
  const reach =
    contact_info === null
      ? say.wiped
      : fields(
          [contactPreferences.labels[contact_preference], contact_info],
          [say.otherPhone, request.user_phone],
        );
  return {
    replyTo,
    text: [
      say.intro(time(dayLater)),
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
          [say.levels, labels(levels, level)],
          [say.age, ageBands.labels[request.age_band]],
          [say.insurance, matchingInsuranceTypes.labels[request.insurance_type]],
          [say.state, states.labels[state]],
          [say.zip, request.zip],
          [say.travel, travelWillingness.labels[request.travel_willingness]],
        ),
      ),
      link(say.centers, url, `/directory?${writeCenterQuery({ state, level })}`),
      words.staffCrisis,
      ...endOf(request),
    ],
  };
}

function listingText(type: 'NEW_CENTER' | 'UPDATE_CENTER', listing: ListingPayload, url: string | null) {
  const say = words.listing;
  const { centerName: q, state } = listing;
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
          [say.state, states.labels[state]],
          [say.zip, listing.zip],
          [say.levels, labels(levels, listing.levelsOfCare)],
          [say.populations, labels(populations, listing.populations)],
          [say.modalities, labels(modalities, listing.modalities)],
          [say.insurance, labels(insuranceTypes, listing.insurance)],
          [say.accreditations, listing.accreditations.join(', ')],
        ),
      ),
      section(say.highlights, quote(listing.programHighlights)),
      section(say.more, quote(listing.additionalInfo)),
      link(say.listed, url, `/directory?${writeCenterQuery({ q: oneLine(q), state })}`),
    ],
  };
}

function contactText(contact: ContactPayload) {
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
      words.staffCrisis,
    ],
  };
}

/** Holds nothing that was typed: whoever types a stranger's address must not make us carry words to them. */
function confirmationText(type: Submission['type'], url: string | null) {
  const say = words.confirmation;
  const [thanks, next] = type === 'CONTACT' ? say.contact : say.listing;
  return {
    replyTo: null,
    text: [
      say.hello,
      thanks,
      section(say.next, next),
      type === 'CONTACT' ? '' : say.free,
      link(say.more, url, '/contact'),
      say.notYou,
      url === null ? say.signature : `${say.signature}\n${url}`,
      say.crisis,
    ],
  };
}

function endOf({ id, created_at }: { id: string; created_at: string }): string[] {
  return [fields([words.received, time(created_at)], [words.id, id]), words.personal];
}

/** "November 20, 2026, 14:05 UTC". */
function time(iso: string): string {
  return words.time(formatLongDate(iso), iso.slice(11, 16));
}

/** A heading over its lines; nothing where there are none. */
function section(heading: string, ...lines: string[]): string {
  const filled = lines.filter((line) => line !== '');
  return filled.length === 0 ? '' : [heading.toUpperCase(), ...filled].join('\n');
}

/** One line for each value that is there. */
function fields(...all: (readonly [label: string, value: string | null | undefined])[]): string {
  return all
    .filter(([, value]) => value)
    .map(([label, value]) => words.field(label, oneLine(value ?? '')))
    .join('\n');
}

/** A longer text as it was typed, each line marked, so that it cannot pass for a part of ours. */
function quote(text: string): string {
  return text === '' ? '' : text.replace(/\r\n?/g, '\n').replace(/^/gm, '| ');
}

function labels<V extends string>(list: ValueList<V>, values: readonly V[]): string {
  return values.map((value) => list.labels[value]).join(', ');
}

function link(label: string, url: string | null, path: string): string {
  return url === null ? '' : words.field(label, `${url}${path}`);
}

/** No line breaks and other control characters: of a subject they would make headers. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
