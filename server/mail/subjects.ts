import { mail as words } from '#core/i18n/en/mail.ts';
import type { Language } from '#core/i18n/languages.ts';
import { inquiryTypes, type StateCode, states } from '#core/lists.ts';
import type { Submission } from '#core/submission.ts';
import type { NotificationsTable } from '../tables.ts';
import { oneLine } from './mail-parts.ts';
import { submitterWords } from './submitter-words.ts';

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
export function confirmationSubject(type: Submission['type'], language: Language = 'en'): string {
  const { subject } = submitterWords[language];
  return type === 'CONTACT' ? subject.haveMessage : subject.haveListing;
}

/** To the submitter of a listing. */
export function decisionSubject(
  kind: Exclude<NotificationsTable['kind'], 'received'>,
  language: Language = 'en',
): string {
  return submitterWords[language].subject[kind];
}
