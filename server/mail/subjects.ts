import { mail as words } from '#core/i18n/en/mails/staff-mail.ts';
import { type Language, languages } from '#core/i18n/languages.ts';
import { inquiryTypes } from '#core/lists/message-lists.ts';
import { type StateCode, states } from '#core/lists/public-lists.ts';
import type { Submission } from '#core/messages/submission.ts';
import { oneLine } from './mail-parts.ts';
import type { AccountAct } from './staff-mails.ts';
import { submitterWords } from './submitter-words.ts';

/** To staff. "URGENT" marks it in their list (spec, section 2). */
export function matchingSubject(state: StateCode): string {
  return words.subject.matching(states.labels[state]);
}

/** To staff, and for a log: of what kind a message is, and nothing that was chosen or typed. */
export function bareSubject(
  message: { request: object } | { submission: { type: Submission['type'] } },
): string {
  return 'request' in message ? words.subject.matchingBare : words.subject[message.submission.type];
}

/** To staff. What a contact message says stays out of it: subjects show on locked screens. */
export function submissionSubject({ type, payload }: Submission): string {
  const what = type === 'CONTACT' ? inquiryTypes.labels[payload.type] : payload.centerName;
  return words.subject.about(words.subject[type], oneLine(what));
}

/** To the submitter. */
export function confirmationSubject(type: Submission['type'], language: Language = languages[0]): string {
  const { subject } = submitterWords[language];
  return type === 'CONTACT' ? subject.haveMessage : subject.haveListing;
}

/** To the submitter of a listing. */
export function decisionSubject(kind: 'approved' | 'rejected', language: Language = languages[0]): string {
  return submitterWords[language].subject[kind];
}

/** To the owner of an account of staff. */
export function accountSubject(what: AccountAct['what']): string {
  return words.account.subject[what];
}
