import type { Language } from '#core/i18n/languages.ts';
import type { CallTap } from '#core/messages/call-tap.ts';
import type { CenterReport } from '#core/messages/center-report.ts';
import { formAddresses, toSubmissionBody } from '#core/messages/form-messages.ts';
import type { LiveMatchingRequest } from '#core/messages/live-matching.ts';
import type { TextReferral } from '#core/messages/sms-referral.ts';
import type { ContactPayload, ListingPayload } from '#core/messages/submission.ts';

/** Beside what people fill in: a hidden field that only robots do, and the language of the page. */
type FromForm<T> = T & { fax?: string; language?: Language };

/** What a person can send, as the form has it. */
export interface Messages {
  matching: FromForm<LiveMatchingRequest>;
  listing: FromForm<ListingPayload>;
  contact: FromForm<ContactPayload>;
  text: TextReferral;
  call: CallTap;
  /** The name is for whoever looks at what waits on the phone. */
  report: Omit<CenterReport, 'fax'> & { fax?: string } & { centerName: string };
}
export type MessageKind = keyof Messages;

interface KindOfMessage<M> {
  /** Where it is posted. */
  address: string;
  /** What is posted, as the API takes it. */
  toBody: (message: M) => unknown;
  /** The page of its form; none where it is not written in a page. */
  form?: string;
  /** Wanted now or not at all: where the server says that it cannot, the person hears so and nothing waits. */
  failsAtOnce?: true;
  /** Taken only with a token that the server has given out just before. */
  takesToken?: true;
  /** Nobody waits for it: what the server refuses is dropped. */
  silent?: true;
}

/** Every kind of message: each public POST of the API (spec, section 7). */
export const messageKinds: { [K in MessageKind]: KindOfMessage<Messages[K]> } = {
  matching: { address: '/api/live-matching', toBody: (request) => request, form: formAddresses.matching },
  listing: {
    address: '/api/submissions',
    toBody: (listing) => toSubmissionBody(listing.type, listing),
    form: formAddresses.listing,
  },
  contact: {
    address: '/api/submissions',
    toBody: (message) => toSubmissionBody('CONTACT', message),
    form: formAddresses.contact,
  },
  text: {
    address: '/api/send-referral-sms',
    toBody: (referral) => referral,
    failsAtOnce: true,
    takesToken: true,
  },
  call: { address: '/api/track-call', toBody: (tap) => tap, silent: true },
  report: { address: '/api/center-reports', toBody: ({ centerName, ...report }) => report },
};
